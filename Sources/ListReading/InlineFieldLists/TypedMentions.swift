import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// The fields that a sentence mentions with their types, and those that stand between them.
///
///     … has `title` (String), `kind` (how it goes), and `end` (Date/Time).
struct TypedMentions {
    let fields: [DeclaredField]

    /// Whether the sentence says that they are there; "has no `title` (String)" does not.
    let areAsserted: Bool

    /// `name` is the record type, and no field of itself.
    init(in tokens: ArraySlice<Wording.Token>, of name: String, _ reading: DocumentReading) {
        let mentioned = tokens.indices.filter { tokens[$0].text != name }
            .compactMap { index in
                TypedMentionsRecogniser.field(at: index, in: tokens, reading).map { (index, $0) }
            }
        let typed = mentioned.filter { Self.isAsserted($0.0, in: tokens) }
        guard let first = typed.first?.0, let last = typed.last?.0, first == mentioned.first?.0 else {
            fields = []
            areAsserted = false
            return
        }
        let others = Self.names(from: first, to: last, in: tokens, reading)
        let known = Set(mentioned.lazy.map(\.0))
        fields = (typed + others.filter { !known.contains($0.0) }).sorted { $0.0 < $1.0 }.map(\.1)
        let areInCode = typed.contains { tokens[$0.0].kind == .code }
        areAsserted =
            !tokens.indices.contains { tokens.polarityMarks(at: $0).contains(.removal) }
            && !tokens[..<first].contains { $0.means(.removal) }
            && (areInCode || tokens[..<first].contains { $0.means([.has, .with, .fields]) })
    }

    /// "No `note` (String)", "was `note` (String)": what is denied of a name makes no field of it.
    private static func isAsserted(_ index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        Wording.refusal(of: index..<index + 1, in: tokens, as: .mark).map { $0 == .possible } ?? true
    }

    /// What stands between commas where fields do is one, though no known type stands behind it.
    private static func names(
        from first: Int, to last: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> [(Int, DeclaredField)] {
        var found: [(Int, DeclaredField)] = []
        var depth = 0
        for index in first..<last {
            if tokens[index].sign == .open { depth += 1 }
            if tokens[index].sign == .close { depth = max(0, depth - 1) }
            guard depth == 0, index > first, joins(tokens[index - 1]),
                Identifier.isFieldName(tokens[index].text),
                tokens[index].kind == .code || tokens[index].kind == .word,
                tokens[index].kind == .code && joins(tokens[index + 1]) || tokens[index + 1].sign == .open,
                isAsserted(index, in: tokens)
            else { continue }
            found.append((index, untyped(at: index, in: tokens, reading)))
        }
        return found
    }

    private static func joins(_ token: Wording.Token) -> Bool { token.sign == .comma || token.means(.and) }

    private static func untyped(
        at index: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> DeclaredField {
        var field = DeclaredField(
            name: Declared(tokens[index].text, at: tokens[index].span), span: tokens[index].span)
        guard tokens[index + 1].sign == .open,
            let close = tokens[(index + 1)...].firstIndex(where: { $0.sign == .close }), close > index + 2
        else { return field }
        let span = tokens[index + 2].span.joined(with: tokens[close - 1].span)
        let note = Declared(reading.document.source[span.range], at: span)
        if let values = TypeSpelling(note.value, at: span),
            values.type.isOfValues || values.type.isEnumeration
        {
            field.type = values.type
            field.remarks = values.remarks
        } else {
            field.note = note
            field.remarks = NoteReading.remarks(in: note.value, at: span)
        }
        return field
    }
}
