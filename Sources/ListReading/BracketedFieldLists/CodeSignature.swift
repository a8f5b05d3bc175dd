import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// `invites(code pk, space_id, created_at timestamptz)`
struct CodeSignature {
    let name: Declared<String>
    private(set) var fields: [DeclaredField] = []

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var isBraced = false

    /// The store of `@Model Trip { … }`, which says itself that it is a model.
    private(set) var kind: EntityKind?

    /// Whether a column has a type, or a mark such as "pk"; in braces it needs none.
    private(set) var hasMark = false

    /// Whether the signature needs no heading that speaks of models alone.
    var isPlain: Bool { !isBraced || kind != nil }

    /// Whether no column has a type or a mark.
    var mayBeEnumeration: Bool { isBraced && ModelLines.mayBeCases(fields) }

    init?(_ item: MarkdownList.Item) {
        guard case .paragraph(let content)? = item.blocks.first?.kind, let run = content.runs.first,
            run.style.contains(.code), !run.style.contains(.struckThrough),
            run.text.last == ")" || run.text.last == "}",
            Self.isStated(before: Wording(content).tokens[...].dropFirst())
        else { return nil }
        if let braced = Self(bracedIn: run) {
            self = braced
        } else {
            self.init(CodeText(run))
        }
    }

    /// `Trip { tripID, title }`, `@Model Trip { tripID, title }`
    init?(bracedIn run: Inlines.Run) {
        guard let model = ModelLines.model(in: CodeText(run)), let entity = model.entities.first else {
            return nil
        }
        name = entity.name
        fields = entity.fields
        diagnostics = model.diagnostics
        kind = entity.kind
        hasMark = true
        isBraced = true
    }

    private init?(_ code: CodeText) {
        guard code.bytes.last == UInt8(ascii: ")"), let open = code.bytes.firstIndex(of: UInt8(ascii: "(")),
            Identifier.isValid(code.text(in: 0..<open)),
            !code.text(in: 0..<open).means([.unique, .index, .primaryKey])
        else { return nil }
        name = Declared(code.text(in: 0..<open), at: code.span(0..<open))
        for part in FieldLineParser.parts(of: code.bytes, in: open + 1..<code.bytes.count - 1) {
            guard add(part, of: code) else { return nil }
        }
        guard fields.count > 1 else { return nil }
    }

    /// Whether what stands behind the signature leaves it as it is.
    static func isStated(before behind: ArraySlice<Wording.Token>) -> Bool {
        // "`Trip { id }` → `Trip { id, title }`": one form and another.
        !behind.contains { $0.kind == .code && $0.text.last == "}" } && behind.takesNothingBack
    }

    private mutating func add(_ part: Range<Int>, of code: CodeText) -> Bool {
        let end = code.bytes[part].firstIndex(of: 0x20) ?? part.upperBound
        guard Identifier.isFieldName(code.text(in: part.lowerBound..<end)) else { return false }
        var field = DeclaredField(
            name: Declared(code.text(in: part.lowerBound..<end), at: code.span(part.lowerBound..<end)),
            span: code.span(part))
        defer { fields.append(field) }
        guard end < part.upperBound else { return true }
        let rest = code.text(in: end + 1..<part.upperBound)
        let span = code.span(end + 1..<part.upperBound)
        if let spelling = TypeSpelling(rest, at: span), TypeVocabulary.meaning(of: spelling.type.name) != nil
        {
            field.type = spelling.type
            field.remarks = spelling.remarks
        } else {
            field.remarks = NoteReading.remarks(in: rest, at: span, place: .type)
        }
        hasMark = true
        return field.type != nil || !field.remarks.isEmpty
    }
}
