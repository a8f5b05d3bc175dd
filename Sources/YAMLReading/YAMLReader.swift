package import Yams

/// Reads YAML and JSON into a tree of nodes: the one entry to the room, and the only caller of Yams' composer.
///
/// Purpose: what Yams cannot bound is refused before Yams is asked. Input: text from anywhere. Output: its first
/// document's root, nil for an empty one. Invariant: the time is linear, and so is what a walk over the tree takes.
package enum YAMLReader {
    /// Throws a `YAMLRefusal`, or a `YamlError` for what is no YAML.
    package static func compose(_ text: String) throws -> Node? {
        if let refusal = refusal(of: text) { throw refusal }
        return try Yams.compose(yaml: text)
    }

    /// Nil for text that can be asked for.
    package static func refusal(of text: String) -> YAMLRefusal? {
        var text = text
        return text.withUTF8 { bytes in
            var scan = YAMLScan(bytes: bytes)
            return scan.run()
        }
    }
}

/// Why a text is not read: it would take more than linear time or a bounded stack.
package struct YAMLRefusal: Error, Hashable, CustomStringConvertible {
    package let reason: Reason

    /// In the text.
    package let offset: Int

    package enum Reason: String, Sendable {
        case tooDeep = "it is nested too deep"
        case tooMuch = "its aliases stand for too much text"
    }

    package var description: String { reason.rawValue }
}
