import DocumentWording
import Vocabulary

/// Words at the end of a list that stand for more than it names: "etc.", "and others", "…", "ほか".
package enum OpenEnd {
    package static func holds(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count <= longest else { return false }
        let end = String(decoding: text[range], as: UTF8.self)
        if end.allSatisfy({ $0 == "." || $0 == "…" }) { return true }
        let words = end.split { " .…".contains($0) }
        return words.contains { $0.means(.openEnd) }
            && words.allSatisfy { $0.means([.openEnd, .and, .furtherPart]) }
    }

    /// In bytes.
    private static let longest = 40
}
