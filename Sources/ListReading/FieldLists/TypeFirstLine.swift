import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Reads an item that begins with a type, and then names the fields that have it.
///
///     - String: title, subtitle
///     - Reference: owner (→ Person)
enum TypeFirstLine {
    /// A line a field; nil where the item does not begin with a type, or names no fields behind it.
    static func lines(in text: [UInt8], _ range: Range<Int>) -> [FieldLine]? {
        guard let colon = text[range].prefix(longestType).firstIndex(of: UInt8(ascii: ":")),
            let first = text[range].first(where: { !marks.contains($0) }), first >= 0x41, first <= 0x5a
        else { return nil }
        let type = trimmed(text, range.lowerBound..<colon)
        guard !type.isEmpty, isType(text, type) else { return nil }
        var lines: [FieldLine] = []
        for part in FieldLineParser.parts(of: text, in: colon + 1..<range.upperBound) {
            guard var line = FieldLineParser.parse(text, in: part), line.names.count == 1,
                line.note == nil, line.type == nil || text[part].last == UInt8(ascii: ")"),
                let first = line.names[0].text.utf8.first, first >= 0x61, first <= 0x7a
            else { return nil }
            if let remark = line.type { line.remarks.insert(remark, at: 0) }
            line.type = type
            line.marksType = true
            lines.append(line)
        }
        return lines.isEmpty ? nil : lines
    }

    /// "Date/Time", "String List" and what other types have names of their own.
    private static let longestType = 32

    private static let marks = Set("*` ".utf8)

    private static func trimmed(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
        let lower = text[range].firstIndex { !marks.contains($0) } ?? range.upperBound
        let upper = text[lower..<range.upperBound].lastIndex { $0 != 0x20 && $0 != UInt8(ascii: "*") }
        return lower..<(upper.map { $0 + 1 } ?? lower)
    }

    private static func isType(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        let words = String(decoding: text[range].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(words.utf8.count))
        guard let spelling = TypeSpelling(words, at: span), spelling.remarks.isEmpty else { return false }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil
    }
}
