import Diagnostics
import DocumentWording
import Vocabulary

/// Tells a zone's name from words about a zone.
enum ZoneNaming {
    /// The name in quotation marks or back-ticks, or a single word that is one; nil for CloudKit's default zone and
    /// for vague words such as "the child's private zone".
    static func zone(in words: String) -> String? {
        for (open, close) in Self.quotes {
            guard let start = words.firstRange(ofBytes: open),
                let end = words[start.upperBound...].firstRange(ofBytes: close)
            else { continue }
            return named(String(String(words[start.upperBound..<end.lowerBound]).trimming(\.isWhitespace)))
        }
        let parts = words.split(whereSeparator: \.isWhitespace)
        return parts.count == 1 ? named(String(parts[0])) : nil
    }

    private static let quotes = [
        ("\"", "\""), ("`", "`"), ("“", "”"), ("„", "“"), ("«", "»"), ("»", "«"), ("'", "'"),
    ]

    private static func named(_ word: String) -> String? {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-.{}<>".contains($0) }
        return isPlain && !word.isEmpty && !word.means(.vagueZone) ? word : nil
    }
}
