import Diagnostics
import SchemaModel
import Vocabulary

extension UnreadLines {
    /// Notes the lines beside those of entities that list names of something else, and that no statement used.
    ///
    ///     - **Trip** (`id`, `title`, `endedAt`)
    ///     - **Optional** (`endedAt`)
    static func reportOtherLists(in reading: inout DocumentReading) {
        let lists = Set(
            reading.claims.anchors.compactMap { $0.flatMap { reading.outline.passages[$0].container } })
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, let list = reading.outline.passages[index].container, lists.contains(list),
                let word = wordOfOtherList(wording)
            else { continue }
            reading.report(
                .fieldsUnread, .note, "the names behind '\(word.text)' are not read from this line",
                at: word.span, remedy: "say of each field what it is, in its notes")
        }
    }

    private static func wordOfOtherList(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.count > 2, tokens[0].isStrong, NamingLine.isOfOtherList(tokens[0]),
            [.open, .colon, .dash].contains(tokens[1].sign),
            tokens[2].kind == .code && RelationshipGrammar.isFieldName(tokens[2].text)
        else { return nil }
        return tokens[0]
    }
}
