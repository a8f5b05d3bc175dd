import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// What a list in a sentence shows besides the fields that are read from it.
extension InlineFieldListRecogniser {
    /// "id, title. Optional: note, end": names behind a colon in a further sentence, which are no relationships.
    func reportFurther(
        _ wording: Wording, from start: Int, upTo end: Int, of name: Wording.Token,
        _ reading: inout DocumentReading
    ) {
        let tokens = wording.tokens.drop { Int($0.span.lower) < start }.prefix { Int($0.span.lower) < end }
        if let first = Self.owned(in: tokens) { return report(first, of: name, &reading) }
        guard let colon = tokens.prefix(4).firstIndex(where: { $0.sign == .colon }),
            colon + 1 < tokens.endIndex,
            !tokens[..<colon].contains(where: { $0.means(.relationship) }),
            case let next = tokens[colon + 1], Int(next.span.lower) < end,
            case let further = InlineFields(
                reading.document.source.text, in: Int(next.span.lower)..<end, file: reading.document.file),
            further.isWhole, !further.fields.isEmpty
        else { return }
        report(next, of: name, &reading)
    }

    /// "Has many `stops`, `legs` and `guests`": several names in back-ticks behind the verb, up to the end of the sentence.
    private static func owned(in tokens: ArraySlice<Wording.Token>) -> Wording.Token? {
        guard let verb = tokens.prefix(2).firstIndex(where: { $0.means(.has) }), tokens.takesNothingBack,
            verb + 1 < tokens.endIndex, tokens[verb + 1].means([.many, .toMany])
        else { return nil }
        let list = tokens[(verb + 2)...].prefix { $0.sign == .comma || $0.means(.and) || $0.kind == .code }
        let names = list.filter { $0.kind == .code && Identifier.isFieldName($0.text) }
        return names.count > 1 && names.count == list.count(where: { $0.kind == .code }) ? names[0] : nil
    }

    private func report(
        _ first: Wording.Token, of name: Wording.Token, _ reading: inout DocumentReading
    ) {
        reading.report(
            .fieldsUnread, .note, "these further names of '\(name.text)' are not read as fields",
            at: first.span, remedy: "list them with the others, where they are fields")
    }

    func reportStop(
        _ stop: SourceSpan, of name: Wording.Token, _ reading: inout DocumentReading
    ) {
        reading.report(
            .fieldsUnread, .note, "the fields of '\(name.text)' are read up to here, and what follows is not",
            at: stop, remedy: "write this field as those before it, if it is one")
    }

    func report(_ part: SourceSpan, _ reading: inout DocumentReading) {
        reading.report(
            .fieldUnnamed, .warning, "no fields can be read from '\(reading.document.source[part.range])'",
            at: part, remedy: "write out the name of each field, with commas between them")
    }
}
