import Diagnostics
import SchemaModel

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
