/// A place between two characters of a document. Both numbers are 0-based.
package struct TextPosition: Codable, Hashable, Sendable, Comparable {
    package var line: Int

    /// In units of the negotiated encoding.
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    package static func < (one: Self, other: Self) -> Bool {
        (one.line, one.character) < (other.line, other.character)
    }
}

/// A stretch of a document; its end is exclusive.
package struct TextRange: Codable, Hashable, Sendable {
    package var start: TextPosition
    package var end: TextPosition

    package init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = end
    }

    /// Whether they share a character or touch.
    func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A stretch of a document that the editor can open.
struct Location: Codable, Hashable, Sendable {
    var uri: String
    var range: TextRange
}
