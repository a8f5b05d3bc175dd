/// A document as the editor shows it.
package struct TextDocument: Sendable {
    /// As the editor names it.
    package let uri: String
    package private(set) var version: Int
    private(set) var lines: LineIndex

    package var bytes: [UInt8] { lines.bytes }

    package init(uri: String, version: Int, text: String) {
        self.uri = uri
        self.version = version
        lines = LineIndex(Array(text.utf8))
    }

    /// Applies changes one after the other: each is about the text that the one before leaves.
    package mutating func apply(
        _ changes: [TextChange], version: Int, _ encoding: PositionEncoding
    ) {
        for change in changes { lines = LineIndex(text(after: change, encoding)) }
        self.version = version
    }

    private func text(after change: TextChange, _ encoding: PositionEncoding) -> [UInt8] {
        guard let range = change.range else { return Array(change.text.utf8) }
        let ends = [range.start, range.end].map { lines.offset(of: $0, encoding) }
        var bytes = lines.bytes
        bytes.replaceSubrange((ends.min() ?? 0)..<(ends.max() ?? 0), with: change.text.utf8)
        return bytes
    }
}

/// A change of a document: of a range, or of the whole text.
package struct TextChange: Decodable, Hashable, Sendable {
    package var range: TextRange?
    package var text: String

    package init(range: TextRange? = nil, text: String) {
        self.range = range
        self.text = text
    }
}
