package import DocumentWording
import RemarkReading
import SchemaDeclaration
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
    package static func announcesFields(_ wording: Wording) -> Bool {
        guard let sentence = wording.sentences.last, wording.tokens.last?.sign == .colon,
            endsInFields(SharedType.lead(of: wording.tokens[sentence]).filter { $0.kind != .sign })
        else { return false }
        if doesOtherThings(wording.tokens[sentence]) { return false }
        let name = markedBesideLabel(wording.part(sentence)) ?? markedBesideLabel(wording)
        return name?.kind == .code || announced(wording) != nil
    }

    /// "Remove these fields:", "Do not index the following fields:": what is done with them, and not that they are there.
    static func doesOtherThings(_ sentence: ArraySlice<Wording.Token>) -> Bool {
        guard let fields = sentence.lastIndex(where: { $0.kind == .word && $0.means(.fields) }) else {
            return false
        }
        if Wording.refusal(of: fields..<fields + 1, in: sentence, as: .mark) == .denied { return true }
        if sentence.indices.contains(where: { !sentence.polarityMarks(at: $0).isDisjoint(with: gone) }) {
            return true
        }
        let words = sentence[..<fields].filter { $0.kind == .word }
        guard let first = words.first, words.count > 1,
            words.dropFirst().contains(where: { $0.means([.determiner, .those, .this]) })
        else { return false }
        return first.means(otherThings)
    }

    /// "Stop using these fields:", "These fields were never shipped:".
    private static let gone: PolarityMarks = [.negation, .avoidance, .removal, .past]

    private static let otherThings: ConceptSet = [
        .removal, .removed, .delete, .deletes, .rename, .index, .queryable, .sortable, .searchable, .unique,
        .encrypted,
    ]

    /// "Add these optional fields as well:", "Further fields:"; but not "Add these fields to Boat:", "The server adds fields:".
    static func addsFields(_ tokens: [Wording.Token]) -> Bool {
        guard tokens.last?.sign == .colon, let first = tokens.first, first.means([.filler, .extra]),
            !first.means([.determiner, .and, .preposition, .pronoun]),
            let fields = tokens.firstIndex(where: { $0.kind == .word && $0.means(.fields) }), fields > 0
        else { return false }
        let isOfThese =
            fields == 1 || tokens[1].means([.determiner, .those, .this, .optional, .extra, .filler])
        return isOfThese && fields < 5
            && !tokens[(fields + 1)...].prefix(2).contains {
                $0.means([.preposition, .is, .has]) || $0.isName && Identifier.isTypeName($0.text)
            }
    }

    /// "with these fields", "Confirm these fields exist".
    private static func endsInFields(_ words: [Wording.Token]) -> Bool {
        guard let fields = words.lastIndex(where: { $0.kind == .word && $0.means(.fields) }) else {
            return false
        }
        let rest = words[(fields + 1)...]
        return rest.count < 2 && rest.allSatisfy { $0.kind == .word && $0.saysNothing && !$0.isMarked }
    }
}
