import DocumentWording
import Markdown
import SchemaEvidence
import Vocabulary

/// What stands behind the semicolon of a sentence that states a key.
///
///     Unique key for `Trip` is owner; for `Stop` it is day
///     Unique keys: owner, title for `Trip`; day for `Stop`
struct UniqueKeyContinuation {
    /// Nil where "for `Ride`" names no entity that is described.
    private(set) var subject: UniqueKeySentence.Subject?

    /// Whether the entity stands behind "for" or "of" at the beginning: then a key is expected.
    private(set) var isSaidOf: Bool

    /// Nil where the words name no entity first or last, or state a key by themselves.
    init?(_ sentence: UniqueKeySentence, in reading: DocumentReading) {
        let tokens = sentence.wording.tokens
        let range = sentence.range
        guard range.lowerBound > 0, tokens[range.lowerBound - 1].sign == .semicolon,
            !range.contains(where: { tokens[$0].means(.uniqueness) }),
            let first = range.first(where: { !tokens[$0].means([.filler, .and]) })
        else { return nil }
        isSaidOf = first > range.lowerBound && tokens[first - 1].means(.filler)
        if let entity = reading.entity(mentionedIn: CollectionOfOne(tokens[first])) {
            subject = UniqueKeySentence.Subject(entity: entity, body: first + 1..<range.upperBound)
        } else if isSaidOf, tokens[first].isMarked, tokens[first].isName, range.upperBound > first + 1,
            tokens[first + 1].sign == .colon || tokens[first + 1].means([.is, .by])
        {
            subject = nil
        } else if let last = range.last,
            let entity = reading.entity(mentionedIn: CollectionOfOne(tokens[last]))
        {
            isSaidOf = false
            subject = UniqueKeySentence.Subject(entity: entity, body: range.lowerBound..<last)
        } else {
            return nil
        }
    }
}
