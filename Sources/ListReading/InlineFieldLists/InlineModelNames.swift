import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// The properties that a line lists in back-ticks behind `@Model` and a name, most of them without a type.
///
///     `@Model Trip`: `@Attribute(.unique) var key`, `state` (open or done), sync fields (`sentAt`, `tries`), `title: String`
struct InlineModelNames {
    private(set) var fields: [DeclaredField] = []

    /// Names in the sentences behind the list that stand in none of its fields: "Also `end`."
    var further: [Wording.Token] {
        let known = Set(fields.map(\.name.value))
        return tokens[end...].filter {
            $0.kind == .code && Identifier.isFieldName($0.text) && !known.contains($0.text)
        }
    }

    private var end: Int
    private let tokens: ArraySlice<Wording.Token>
    private let reading: DocumentReading

    /// `tokens` begin behind the model's name. Nil where another part of the list is no property: then the line is a sentence.
    init?(_ tokens: ArraySlice<Wording.Token>, in reading: DocumentReading) {
        guard let colon = tokens.first, colon.sign == .colon || colon.sign == .dash else { return nil }
        self.tokens = tokens
        self.reading = reading
        end = tokens.startIndex + 1
        while end < tokens.endIndex, tokens[end].sign != .stop {
            guard let next = part(at: end) else { return nil }
            end = next
        }
        guard fields.count > 1, tokens[end...].takesNothingBack else { return nil }
    }

    /// Reads what begins here up to the next comma or dot; nil where it is no property.
    private mutating func part(at index: Int) -> Int? {
        if separates(tokens[index]) { return index + 1 }
        guard tokens[index].kind == .code else { return group(at: index) }
        let typed = TypedMentionsRecogniser.field(at: index, in: tokens, reading)
        guard var field = typed ?? property(tokens[index]) else { return nil }
        var end = index + 1
        if end < tokens.endIndex, tokens[end].sign == .open {
            guard let close = BracketedFieldList.close(behind: end, in: tokens),
                !tokens[end..<close].contains(where: { $0.means(Self.gone) })
            else { return nil }
            if typed == nil { say(end + 1..<close, of: &field) }
            end = close + 1
        }
        fields.append(field)
        return end == tokens.endIndex || separates(tokens[end]) || tokens[end].sign == .stop ? end : nil
    }

    /// "sync fields (`sentAt`, `tries`)": words for fields, and their names in brackets.
    private mutating func group(at index: Int) -> Int? {
        let words = tokens[index...].prefix(Self.longestGroup).prefix { $0.kind == .word }
        guard words.contains(where: { $0.means(.fields) }), words.endIndex < tokens.endIndex,
            tokens[words.endIndex].sign == .open, words.takesNothingBack,
            !words.contains(where: { $0.means(Self.gone) }),
            let close = BracketedFieldList.close(behind: words.endIndex, in: tokens)
        else { return nil }
        for token in tokens[(words.endIndex + 1)..<close] where !separates(token) {
            guard let field = property(token) else { return nil }
            fields.append(field)
        }
        return close + 1
    }

    /// "computed fields (`age`)", "`key` (removed)": then a person must say what is left.
    private static let gone: ConceptSet = [
        .removed, .outOfUse, .goneFields, .planned, .transient, .negation, .no, .otherFields,
    ]

    private static let longestGroup = 5

    private func separates(_ token: Wording.Token) -> Bool {
        token.sign == .comma || token.means(.and) || ["·", "・", "‧"].contains(token.text)
    }

    /// `title`, `end: Date?`, and `@Attribute(.unique) var key: String`, as Swift has it.
    private func property(_ token: Wording.Token) -> DeclaredField? {
        guard token.kind == .code, !token.isStruckThrough else { return nil }
        if Identifier.isFieldName(token.text) {
            return DeclaredField(name: Declared(token.text, at: token.span), span: token.span)
        }
        guard ["@", "var ", "let "].contains(where: token.text.hasPrefix) else {
            return InlineModel.typed(token, in: reading)?.first ?? marked(token)
        }
        return swiftProperty(token)
    }

    /// `stops[]`, `end?`.
    private func marked(_ token: Wording.Token) -> DeclaredField? {
        let code = CodeText(Inlines.Run(token.text, span: token.span))
        guard let line = FieldLineParser.parse(code.bytes, in: 0..<code.bytes.count), line.names.count == 1,
            Identifier.isFieldName(line.names[0].text), line.type == nil, line.note == nil
        else { return nil }
        let reading = FieldLineReading(text: code.bytes, span: code.span)
        return reading.fields(of: line, in: 0..<code.bytes.count).first
    }

    private func swiftProperty(_ token: Wording.Token) -> DeclaredField? {
        let code = CodeText(Inlines.Run(token.text, span: token.span))
        let title = Declared("Model", at: token.span)
        let found = SwiftDeclarationReading.declare(code, under: title, isMarked: true, isOfModel: true)
        if let field = found.entities.first?.fields.first { return field }
        // Alone, and no relationship: Swift's reader is not sure that it is one of a model.
        let words = ["var ", "let "].lazy.compactMap { code.bytes.firstRange(ofBytes: $0) }.first
        guard let keyword = words, case let rest = keyword.upperBound..<code.bytes.count,
            case let attributes = code.text(in: 0..<max(0, keyword.lowerBound - 1)),
            !attributes.contains("ransient"),
            let line = FieldLineParser.parse(code.bytes, in: rest), line.names.count == 1, line.note == nil,
            Identifier.isFieldName(line.names[0].text),
            var field = FieldLineReading(text: code.bytes, span: code.span).fields(of: line, in: rest).first
        else { return nil }
        if attributes.contains(".unique") {
            field.remarks.append(Remark(.unique, quote: attributes, in: .type, at: token.span))
        }
        return field
    }

    /// What stands in brackets behind a name is its note.
    private func say(_ range: Range<Int>, of field: inout DeclaredField) {
        guard let first = tokens[range].first, let last = tokens[range].last else { return }
        let span = first.span.joined(with: last.span)
        let note = Declared(reading.document.source[span.range], at: span)
        field.note = note
        field.remarks += NoteReading.remarks(in: note.value, at: span)
    }
}
