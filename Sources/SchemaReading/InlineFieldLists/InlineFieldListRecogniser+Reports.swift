import Diagnostics
import Markdown
import Vocabulary

/// What a list in a sentence shows besides the fields that are read from it.
extension InlineFieldListRecogniser {
    /// "id, title. Optional: note, end": names behind a colon in a further sentence, which are no relationships.
    func reportFurther(
        _ wording: Wording, from start: Int, upTo end: Int, of name: Wording.Token,
        _ reading: inout DocumentReading
    ) {
        let tokens = wording.tokens.drop { Int($0.span.lower) < start }
        guard let colon = tokens.prefix(4).firstIndex(where: { $0.sign == .colon }),
            colon + 1 < tokens.endIndex,
            !tokens[..<colon].contains(where: { $0.means(.relationship) }),
            case let next = tokens[colon + 1], Int(next.span.lower) < end,
            case let further = InlineFields(
                reading.document.source.text, in: Int(next.span.lower)..<end, file: reading.document.file),
            further.isWhole, !further.fields.isEmpty
        else { return }
        reading.report(
            .fieldsUnread, .note, "these further names of '\(name.text)' are not read as fields",
            at: next.span, remedy: "list them with the others, where they are fields")
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
