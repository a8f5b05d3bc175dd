import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Reads the fields of a document that a block shows with their types.
///
///     {
///       title: string,
///       end: timestamp | null   // the last day
///     }
struct CollectionDocumentReading {
    private let code: CodeText
    private var fields: [DeclaredField] = []

    /// How many have a type that is known.
    private var typed = 0

    /// How many braces are open; fields stand in the first.
    private var depth = 0
    private var isClosed = false

    /// Empty where a single line is no field, or half of the types are unknown.
    static func fields(in code: CodeText) -> [DeclaredField] {
        var reading = CollectionDocumentReading(code: code)
        for line in code.lines {
            guard reading.read(line) else { return [] }
        }
        let isDocument = reading.isClosed && reading.fields.count > 1
        return isDocument && reading.typed * 2 >= reading.fields.count ? reading.fields : []
    }

    private init(code: CodeText) {
        self.code = code
    }

    private mutating func read(_ line: Range<Int>) -> Bool {
        let content = ListingLine(code.bytes, line)
        if content.isEmpty || content.comment != nil { return true }
        let text = code.text(in: content.whole)
        if text.hasPrefix("}") {
            depth -= 1
            isClosed = depth == 0
            return depth >= 0
        }
        switch depth {
        case 0:
            depth = 1
            return text == "{" && !isClosed
        case 1: return field(text, content.whole)
        default:
            depth += Self.opened(text)
            return true
        }
    }

    private mutating func field(_ text: String, _ range: Range<Int>) -> Bool {
        let bytes = code.bytes
        let nameEnd = bytes[range].firstIndex { !Identifier.isWordByte($0) } ?? range.upperBound
        let name = range.lowerBound..<nameEnd
        var index = nameEnd
        let isOptional = index < range.upperBound && bytes[index] == UInt8(ascii: "?")
        if isOptional { index += 1 }
        guard !name.isEmpty, !Identifier.isDigit(bytes[name.lowerBound]), index < range.upperBound,
            bytes[index] == UInt8(ascii: ":")
        else { return false }
        let type = type(in: index + 1..<range.upperBound)
        let spelled = code.text(in: type)
        guard !spelled.contains("=>"), !spelled.hasPrefix("\"") || spelled.contains("|") else { return false }
        depth += Self.opened(spelled)
        add(name, type, spelled, isOptional, note(behind: type.upperBound, in: range), at: range)
        return true
    }

    private mutating func add(
        _ name: Range<Int>, _ type: Range<Int>, _ spelled: String, _ isOptional: Bool, _ note: Range<Int>?,
        at range: Range<Int>
    ) {
        var field = DeclaredField(
            name: Declared(code.text(in: name), at: code.span(name)), span: code.span(range))
        let words = spelled.hasPrefix("{") ? "object" : spelled
        if let spelling = TypeSpelling(words, at: code.span(type)) {
            field.type = spelling.type
            field.remarks = spelling.remarks
            let isKnown = TypeVocabulary.meaning(of: spelling.type.name) != nil
            if isKnown || spelling.remarks.contains(where: \.listsValues) { typed += 1 }
        }
        if isOptional { field.isOptional = Declared(true, at: code.span(name)) }
        if let note {
            field.note = Declared(code.text(in: note), at: code.span(note))
            field.remarks += NoteReading.remarks(in: code.text(in: note), at: code.span(note))
        }
        fields.append(field)
    }

    /// Up to the comma or semicolon at the end, or the comment.
    private func type(in range: Range<Int>) -> Range<Int> {
        var end = comment(in: range)?.lowerBound ?? range.upperBound
        while end > range.lowerBound, [0x20, 0x09, 0x2c, 0x3b].contains(code.bytes[end - 1]) { end -= 1 }
        let start = code.bytes[range.lowerBound..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
        return start..<end
    }

    private func comment(in range: Range<Int>) -> Range<Int>? {
        let slash = UInt8(ascii: "/")
        let start = range.dropLast().first {
            code.bytes[$0] == slash && code.bytes[$0 + 1] == slash
                && ($0 == range.lowerBound || code.bytes[$0 - 1] != UInt8(ascii: ":"))
        }
        return start.map { $0..<range.upperBound }
    }

    private func note(behind type: Int, in range: Range<Int>) -> Range<Int>? {
        guard let comment = comment(in: type..<range.upperBound) else { return nil }
        let start = code.bytes[comment].firstIndex { $0 != UInt8(ascii: "/") && $0 != 0x20 }
        return start.map { $0..<comment.upperBound }
    }

    private static func opened(_ text: String) -> Int {
        text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }
}
