import DocumentWording
import Markdown
import Vocabulary

/// What a lock beside a type or in a note means in a document: `String 🔒`.
///
/// Some mark what is encrypted, others what only the server writes: it counts where a line explains it.
package enum LockMark: Hashable {
    /// The document has none.
    case absent

    /// "🔒 = encrypted"
    case encrypted
    case unexplained

    init(_ source: [UInt8], _ wordings: [Wording?]) {
        guard Self.isIn(source) else {
            self = .absent
            return
        }
        let isExplained = wordings.contains { wording in
            guard let tokens = wording?.tokens,
                let lock = tokens.firstIndex(where: { Self.isIn($0.text.utf8) })
            else { return false }
            return tokens[(lock + 1)...].prefix(4).contains { $0.means(.encrypted) }
        }
        self = isExplained ? .encrypted : .unexplained
    }

    /// 🔒 and 🔐.
    @inlinable package static func isIn(_ text: some Sequence<UInt8>) -> Bool {
        var place = 0
        for byte in text {
            switch (place, byte) {
            case (_, 0xf0): place = 1
            case (1, 0x9f), (2, 0x94): place += 1
            case (3, 0x90), (3, 0x92): return true
            default: place = 0
            }
        }
        return false
    }

    package static func removed(from text: String) -> String {
        let rest = text.unicodeScalars.filter { !["🔒", "🔐", "\u{fe0f}"].contains($0) }
        return String(String(rest)[...].trimmingSpaces)
    }
}
