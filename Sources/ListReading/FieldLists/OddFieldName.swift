import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// Finds what stands in the place of a field's name where no field can have such a name.
///
///     - first name: String
///     - `2nd` (Int64)
enum OddFieldName {
    private static let longest = 48
    private static let mostWords = 4

    /// The name's place, where a type that is known stands behind it.
    static func find(in text: [UInt8], _ item: Range<Int>) -> Range<Int>? {
        let start = item.lowerBound
        let head = text[start..<min(item.upperBound, start + longest)]
        guard let separator = head.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") }),
            let first = text[start..<separator].firstIndex(where: { !isMark($0) }),
            let last = text[start..<separator].lastIndex(where: { !isMark($0) }),
            text[first...last].count(where: { $0 == 0x20 }) < mostWords,
            hasType(Array(text[separator..<item.upperBound]))
        else { return nil }
        return first..<last + 1
    }

    /// The inside of the back-ticks or of the bold type that the item begins with.
    static func findMarked(in text: [UInt8], _ item: Range<Int>) -> Range<Int>? {
        guard text[item.lowerBound] == UInt8(ascii: "`") || text[item].starts(with: "**".utf8),
            let first = text[item].firstIndex(where: { !isMark($0) }),
            let end = text[first..<min(item.upperBound, first + longest)].firstIndex(where: {
                $0 == text[item.lowerBound]
            }),
            text[first..<end].contains(0x20)
        else { return nil }
        return first..<end
    }

    /// "Unique key: `title`", "Queryable: `title`": about fields, and none.
    static func isStatement(_ text: [UInt8], _ item: Range<Int>) -> Bool {
        let word = text[item].drop(while: isMark).prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
        let senses = StatementVocabulary.senses(of: String(decoding: word, as: UTF8.self))
        return !senses.isDisjoint(with: [.uniqueness, .index, .queryable, .sortable, .searchable, .primary])
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*") || byte == 0x20
    }

    /// Whether the item were a field if its name were `x`.
    private static func hasType(_ rest: [UInt8]) -> Bool {
        let text = [UInt8(ascii: "x")] + rest.filter { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "*") }
        guard let line = FieldLineParser.parse(text, in: text.indices), line.marksType,
            let type = line.type,
            let spelling = TypeSpelling(
                String(decoding: text[type], as: UTF8.self), at: SourceSpan(file: 0, lower: 0, upper: 0))
        else { return false }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil
    }
}
