import Diagnostics
import SchemaModel

/// Declares the fields of a line that was taken apart.
struct FieldLineReading {
    let text: [UInt8]

    /// Where a stretch of the text stands in the document.
    let span: (Range<Int>) -> SourceSpan

    /// One field a name: `` `width`, `height` (Double) `` declares two.
    func fields(of line: FieldLine, in range: Range<Int>) -> [DeclaredField] {
        let words = remarkInsteadOfType(of: line)
        let spelling = words == nil ? spelling(of: line) : nil
        let note = line.note.map { Declared(markdown($0), at: span($0)) }
        let remarks =
            (spelling?.remarks ?? []) + (words ?? [])
            + (note.map { NoteReading.remarks(in: $0.value, at: $0.span) } ?? [])
        return line.names.map { name in
            var field = DeclaredField(name: Declared(name.text, at: span(name.range)), span: span(range))
            field.type = spelling?.type
            if name.isOptional { field.isOptional = Declared(true, at: span(name.range)) }
            field.note = note
            field.remarks = remarks
            return field
        }
    }

    /// The type with the remarks in brackets behind it, as a type cell of a table would hold them.
    private func spelling(of line: FieldLine) -> TypeSpelling? {
        guard let type = line.type else { return nil }
        let remarks = line.remarks.map(slice)
        // "(String: `once`, `daily`)" is one list that goes on behind the commas.
        let goesOn = text[type].contains(UInt8(ascii: ":"))
        let words = slice(type) + Self.joined(remarks, goesOn: goesOn)
        return TypeSpelling(words, at: span(type))
    }

    /// "(optional, for sorting)", "(hides it without deleting it)": what stands in brackets in the place of a type,
    /// and only says something of the field.
    private func remarkInsteadOfType(of line: FieldLine) -> [Remark]? {
        guard let type = line.type, type.lowerBound > 0, text[type.lowerBound - 1] == UInt8(ascii: "(") else {
            return nil
        }
        let words = slice(type)
        guard let spelling = TypeSpelling(words, at: span(type)),
            TypeVocabulary.meaning(of: spelling.type.name) == nil
        else { return nil }
        let found = NoteReading.remarks(in: words, at: span(type), place: .type)
        let isSentence = words.split(separator: " ").count > Self.longestType
        guard isSentence || found.contains(where: Self.isMark) else { return nil }
        return found
            + line.remarks.flatMap { NoteReading.remarks(in: slice($0), at: span($0), place: .type) }
    }

    private static let longestType = 4

    private static func isMark(_ remark: Remark) -> Bool {
        switch remark.fact {
        case .optional, .unique, .primaryKey, .index, .encrypted: true
        default: false
        }
    }

    private static func joined(_ remarks: [String], goesOn: Bool) -> String {
        if remarks.isEmpty { return "" }
        let words = remarks.joined(separator: ", ")
        return goesOn ? ", " + words : " (\(words))"
    }

    /// Prose keeps its back-ticks; the marks of emphasis are of no use in a comment.
    private func markdown(_ range: Range<Int>) -> String { slice(range).replacing("**", with: "") }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
