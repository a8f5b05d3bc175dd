import Diagnostics
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
        guard let series = FieldSeries(code.bytes, in: body) else {
            declared = reading.fields(of: line, in: body)
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

    /// Whether a line has several fields, most of them with a type.
    static func areSeveral(in body: Range<Int>, of code: CodeText) -> Bool {
        FieldSeries(code.bytes, in: body)?.isRead ?? false
    }
}

extension CodeText {
    func isKnownType(_ range: Range<Int>) -> Bool {
        TypeSpelling(text(in: range), at: span(range)).map {
            TypeVocabulary.meaning(of: $0.type.name) != nil
        } ?? false
    }

    /// `.text | .voice`: cases in the place of a type.
    func isCaseList(_ range: Range<Int>) -> Bool {
        bytes[range].first == UInt8(ascii: ".") && bytes[range].contains(UInt8(ascii: "|"))
    }

    /// `title     String     Queryable`: a name, a type that is known, and what is said of it, with blanks between.
    ///
    /// `isAligned` tells that other lines have more than one blank behind the name.
    func alignedLine(_ body: Range<Int>, isAligned: Bool) -> FieldLine? {
        let columns = ListingLine.columns(bytes, body)
        guard columns.count > 1, isAligned || columns[1].lowerBound - columns[0].upperBound > 1,
            Identifier.isCloudKitName(text(in: columns[0])),
            let spelling = TypeSpelling(text(in: columns[1]), at: span(columns[1])),
            TypeVocabulary.meaning(of: spelling.type.name) != nil
        else { return nil }
        var line = FieldLine(names: [
            .init(text: text(in: columns[0]), range: columns[0], isMarked: false)
        ])
        line.type = columns[1]
        line.marksType = true
        if columns.count > 2 { line.note = columns[2].lowerBound..<body.upperBound }
        return line
    }
}
