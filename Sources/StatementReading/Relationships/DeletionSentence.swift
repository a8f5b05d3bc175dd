import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A sentence that says what is deleted along with a record.
///
///     Deleting a trip cascades to its stops.
///     Deleting a **Trip** deletes all its **Stops** and their photos.
struct DeletionSentence {
    let owner: Int

    /// The words for what goes along, such as "stop photos".
    let target: String

    /// Nil unless the sentence begins with the deletion of a record type, and goes on with that of another.
    init?(_ tokens: ArraySlice<Wording.Token>, entity: (ArraySlice<Wording.Token>) -> Int?) {
        guard let lead = tokens.indices.prefix(3).first(where: { Self.isDeletion(at: $0, in: tokens) }),
            let name = (lead + 1..<tokens.endIndex).prefix(Self.longestName).first(where: {
                entity(tokens[$0..<min($0 + 2, tokens.endIndex)]) != nil
            }), let owner = entity(tokens[name..<min(name + 2, tokens.endIndex)]),
            let verb = (name + 1..<tokens.endIndex).prefix(Self.longestName).first(where: {
                tokens[$0].kind == .word && tokens[$0].means([.cascade, .deletes])
            }), PolarityRule(tokens).polarity(of: verb..<verb + 1, as: .deletion) == .asserted
        else { return nil }
        self.owner = owner
        let rest = tokens[(verb + 1)...].prefix { $0.kind != .sign && !$0.means(.and) }
        let words = rest.drop { $0.means(Self.fillers) && !$0.isMarked }
        // "its stops from the screen", "its stops locally": whoever says where says that they stay elsewhere.
        guard 1...2 ~= words.count, words.indices.allSatisfy({ tokens.polarityMarks(at: $0).isEmpty }),
            tokens[..<lead].allSatisfy({ $0.means(.determiner) })
        else { return nil }
        target = words.map(\.text).joined(separator: " ")
    }

    private static let longestName = 4

    private static let fillers: ConceptSet = [
        .filler, .determiner, .pronoun, .every, .preposition, .functionWord, .delete, .deletes, .record,
    ]

    /// "Deleting a", "Löschen".
    private static func isDeletion(at index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        guard tokens[index].kind == .word, index + 1 < tokens.endIndex else { return false }
        return tokens[index].means(.delete)
            || (tokens[index].text + " " + tokens[index + 1].text).lowercased().means(.deleting)
    }
}
