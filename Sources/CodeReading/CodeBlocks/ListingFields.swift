import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// The fields of a line of a listing, which may have several.
///
///     title: String, start: Date, end: Date?
struct ListingFields {
    private(set) var declared: [DeclaredField] = []

    /// The names with types that are not read, for other words stand before them.
    private(set) var unread: [Range<Int>] = []

    /// `line` is what the line begins with; `body` is all of it.
    init(_ line: FieldLine, in body: Range<Int>, of code: CodeText) {
        let reading = FieldLineReading(text: code.bytes, span: code.span)
        guard let series = Self.series(in: body, of: code) else {
            declared = reading.fields(of: line, in: body)
            unread = Self.hidden(behind: line, in: body, of: code)
            return
        }
        unread = series.unread.map(\.range)
        for field in series.fields {
            guard let line = FieldLineParser.parse(code.bytes, in: field) else { continue }
            var fields = reading.fields(of: line, in: field)
            if let shared = series.shared { reading.say(shared, of: &fields) }
            declared += fields
        }
    }

    /// Nil for a line of one field: what follows its comma says more of it, as "order: Ascending" does.
    private static func series(in body: Range<Int>, of code: CodeText) -> FieldSeries? {
        let end = comment(in: body, of: code)?.lowerBound ?? body.upperBound
        guard let series = FieldSeries(code.bytes, in: body.lowerBound..<end) else { return nil }
        let lines = series.fields.compactMap { FieldLineParser.parse(code.bytes, in: $0) }
        let areKnown = lines.dropFirst().allSatisfy { line in
            line.type.map { code.isKnownType($0) || code.isList($0) } ?? true
        }
        let known = lines.count { $0.type.map(code.isKnownType) ?? false }
        let areRemarks = lines.dropFirst().contains { line in
            line.names.contains { $0.text.lowercased().means(remarks) }
        }
        return areKnown && known > 1 && !areRemarks ? series : nil
    }

    /// "title: String | at: Date", "title: String and at: Date": fields that no comma parts from the first.
    private static func hidden(
        behind line: FieldLine, in body: Range<Int>, of code: CodeText
    ) -> [Range<Int>] {
        guard line.marksType, let name = line.names.last else { return [] }
        let end = comment(in: body, of: code)?.lowerBound ?? body.upperBound
        guard name.range.upperBound < end,
            let colon = code.bytes[name.range.upperBound..<end].firstIndex(of: UInt8(ascii: ":")),
            code.bytes[(colon + 1)..<end].contains(UInt8(ascii: ":"))
        else { return [] }
        let words = code.bytes[(colon + 1)..<end].split(separator: 0x20)
        return words.indices.dropFirst().prefix(longestLine).compactMap { index in
            guard isSeparator(words[index - 1]) else { return nil }
            let field = FieldLineParser.parse(code.bytes, in: words[index].startIndex..<end)
            guard let field, field.names.count == 1, let type = field.type, code.isKnownType(type),
                !field.names[0].text.lowercased().means(remarks)
            else { return nil }
            return field.names[0].range
        }
    }

    /// In words: what stands further behind is prose.
    private static let longestLine = 24

    private static func isSeparator(_ word: ArraySlice<UInt8>) -> Bool {
        String(decoding: word, as: UTF8.self).means(.and) || word.last.map(separators.contains) ?? false
    }

    private static let separators: Set<UInt8> = [
        UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: ";"),
    ]

    /// "list: Bool" and "index: Queryable" are said of the field before.
    private static let remarks: ConceptSet = [
        .list, .collectionType, .optional, .required, .unique, .index, .queryable, .sortable, .searchable,
        .encrypted,
        .primaryKey, .defaultValue, .values, .example, .inverse, .reference, .target,
    ]

    private static let comments = [" //", " /*", " # ", " -- ", " – ", " — "]

    /// What stands behind "//" or a dash at the end of a line.
    private static func comment(in body: Range<Int>, of code: CodeText) -> Range<Int>? {
        let starts = comments.compactMap { code.bytes[body].firstRange(ofBytes: $0)?.lowerBound }
        return starts.min().map { $0..<body.upperBound }
    }

    /// Whether a line has several fields, most of them with a type.
    static func areSeveral(in body: Range<Int>, of code: CodeText) -> Bool {
        series(in: body, of: code)?.isRead ?? false
    }
}
