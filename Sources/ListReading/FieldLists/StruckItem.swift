import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// What of an item of a list is struck through: all of it, or the name.
///
///     - ~~`color` (String)~~
///     - ~~`color`~~ (String): no longer written
///     - ~~`name`~~ `title` (String)
struct StruckItem {
    /// The item's text, blanks instead of the marks.
    private let text: [UInt8]

    /// Where the name that is left begins to be read.
    private let start: Int

    /// What the field was called; nil where it is the field itself.
    private let formerName: Range<Int>?

    /// Whether it is the field itself that is struck through, and not what it was called.
    var isField: Bool { formerName == nil }

    /// Where the text stands in the document.
    private let place: Range<Int>
    private let file: Int32

    /// Nil where the item does not begin with something struck through.
    init?(_ document: [UInt8], _ place: Range<Int>, file: Int32) {
        var text = Array(document[place])
        guard let open = text.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), Self.isMark(text, at: open),
            let close = (open + 2..<text.count).first(where: { Self.isMark(text, at: $0) }), close > open + 2
        else { return nil }
        let name = Self.name(text, in: open + 2..<close)
        let next = Self.endOfArrow(text, from: close + 2)
        if let name, Self.isName(text[next...]) {
            formerName = name
            start = next
        } else {
            formerName = nil
            start = open + 2
            for mark in [open, open + 1, close, close + 1] { text[mark] = 0x20 }
        }
        self.text = text
        self.place = place
        self.file = file
    }

    /// The line and its fields; nil where no name is left that a field can have.
    func read() -> (line: FieldLine, fields: [DeclaredField])? {
        guard let line = FieldLineParser.parse(text, in: start..<text.count) else { return nil }
        let reading = FieldLineReading(text: text, span: span)
        let fields = reading.fields(of: line, in: 0..<text.count)
        return (line, fields.map(marked))
    }

    private func marked(_ field: DeclaredField) -> DeclaredField {
        let name = formerName.map { String(decoding: text[$0], as: UTF8.self) } ?? field.name.value
        let fact =
            formerName == nil
            ? Remark.Fact.retired(Retirement(words: nil, isWritten: false)) : .originalName(name)
        let place = formerName.map(span) ?? field.name.span
        var field = field
        field.remarks.insert(Remark(fact, quote: "~~\(name)~~", in: .name, at: place), at: 0)
        return field
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(
            file: file, lower: Int32(place.lowerBound + range.lowerBound),
            upper: Int32(place.lowerBound + range.upperBound))
    }

    private static func isMark(_ text: [UInt8], at index: Int) -> Bool {
        index + 1 < text.count && text[index] == UInt8(ascii: "~") && text[index + 1] == UInt8(ascii: "~")
    }

    /// The only name in a range, without its back-ticks.
    private static func name(_ text: [UInt8], in range: Range<Int>) -> Range<Int>? {
        let isQuoted = range.count > 2 && text[range.lowerBound] == UInt8(ascii: "`")
        let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
        return Identifier.isValid(String(decoding: text[inner], as: UTF8.self)) ? inner : nil
    }

    /// Whether a name in back-ticks or bold stands there.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == UInt8(ascii: "`") || text.starts(with: "**".utf8)
    }

    private static func endOfArrow(_ text: [UInt8], from start: Int) -> Int {
        var rest = text[start...].drop { $0 == 0x20 }
        for arrow in ["→", "->"] where rest.starts(with: arrow.utf8) {
            rest = rest.dropFirst(arrow.utf8.count).drop { $0 == 0x20 }
        }
        return rest.startIndex
    }
}
