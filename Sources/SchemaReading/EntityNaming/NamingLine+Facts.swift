import Vocabulary

extension NamingLine {
    /// "Zone: `Trips` · Record type: `Trip`": one of several facts in a line.
    static func labelledFact(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        for index in tokens.indices
        where index == 0 || separatesFacts(tokens[index - 1]) || tokens[index].startsLine {
            guard let label = wording.label(at: index), label.upperBound + 1 < tokens.count,
                tokens[label.upperBound].sign == .colon, case let name = tokens[label.upperBound + 1],
                name.isName, name.isMarked,
                label.upperBound + 2 == tokens.count || tokens[label.upperBound + 2].startsLine
                    || separatesFacts(tokens[label.upperBound + 2])
            else { continue }
            return name
        }
        return nil
    }

    private static func separatesFacts(_ token: Wording.Token) -> Bool {
        ["·", "|", "•", ";"].contains(token.text)
    }

    /// "The app stores records with the `Trip` record type and these fields:": a long sentence that names a record type,
    /// and ends with the word for fields.
    static func announcesFields(_ wording: Wording) -> Bool {
        guard let sentence = wording.sentences.last, wording.tokens.last?.sign == .colon,
            let last = SharedType.lead(of: wording.tokens[sentence]).last(where: { $0.kind != .sign }),
            last.kind == .word,
            last.means(.fields)
        else { return false }
        return markedBesideLabel(wording.part(sentence))?.kind == .code || announced(wording) != nil
    }
}
