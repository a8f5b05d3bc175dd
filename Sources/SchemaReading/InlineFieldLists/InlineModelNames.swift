import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// The properties that a line lists in back-ticks behind `@Model` and a name, most of them without a type.
///
///     `@Model Trip`: `@Attribute(.unique) var key`, `state` (open or done), sync fields (`sentAt`, `tries`), `title: String`
struct InlineModelNames {
    private(set) var fields: [DeclaredField] = []
    private let tokens: ArraySlice<Wording.Token>
    private let reading: DocumentReading

    /// `tokens` begin behind the model's name. Nil where another part of the list is no property: then the line is a sentence.
    init?(_ tokens: ArraySlice<Wording.Token>, in reading: DocumentReading) {
        guard let colon = tokens.first, colon.sign == .colon || colon.sign == .dash else { return nil }
        self.tokens = tokens
        self.reading = reading
        var index = tokens.startIndex + 1
        while index < tokens.endIndex, tokens[index].sign != .stop {
            guard let next = part(at: index) else { return nil }
            index = next
        }
        guard fields.count > 1, CodeSignature.isStated(tokens[index...]) else { return nil }
    }

    /// Reads what begins here up to the next comma or dot; nil where it is no property.
    private mutating func part(at index: Int) -> Int? {
        if separates(tokens[index]) { return index + 1 }
        guard tokens[index].kind == .code else { return group(at: index) }
        guard var field = InlineModel.typed(tokens[index], in: reading)?.first ?? bare(tokens[index]) else {
            return nil
        }
        var end = index + 1
        if end < tokens.endIndex, tokens[end].sign == .open {
            guard let close = BracketedFieldList.close(behind: end, in: tokens) else { return nil }
            say(end + 1..<close, of: &field)
            end = close + 1
        }
        fields.append(field)
        return end == tokens.endIndex || separates(tokens[end]) || tokens[end].sign == .stop ? end : nil
    }

    /// "sync fields (`sentAt`, `tries`)": words for fields, and their names in brackets.
    private mutating func group(at index: Int) -> Int? {
        let words = tokens[index...].prefix(Self.longestGroup).prefix { $0.kind == .word }
        guard words.contains(where: { $0.means(.fields) }), words.endIndex < tokens.endIndex,
            tokens[words.endIndex].sign == .open,
            let close = BracketedFieldList.close(behind: words.endIndex, in: tokens)
        else { return nil }
        for token in tokens[(words.endIndex + 1)..<close] where !separates(token) {
            guard let field = bare(token) else { return nil }
            fields.append(field)
        }
        return close + 1
    }

    private static let longestGroup = 5

    private func separates(_ token: Wording.Token) -> Bool {
        token.sign == .comma || token.means(.and) || ["·", "・", "‧"].contains(token.text)
    }

    /// `title`, and `@Attribute(.unique) var key`.
    private func bare(_ token: Wording.Token) -> DeclaredField? {
        guard token.kind == .code else { return nil }
        let words = token.text.split(separator: " ")
        guard let name = words.last.map(String.init), RelationshipGrammar.isFieldName(name) else {
            return nil
        }
        var field = DeclaredField(name: Declared(name, at: token.span), span: token.span)
        if words.count == 1 { return field }
        guard words.dropLast().allSatisfy({ $0 == "var" || $0.hasPrefix("@Attribute(") }) else { return nil }
        if words.contains(where: { $0.contains(".unique") }) {
            field.remarks.append(Remark(.unique, quote: token.text, in: .type, at: token.span))
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
