import Vocabulary

/// "In the CloudKit dashboard, " or "In `Trip`, " before what a step says to do, and "to `Trip`" behind it.
package struct StatedPlace {
    /// What stands behind it; the whole sentence where there is none.
    package let rest: ArraySlice<Wording.Token>

    /// The record type that is named there.
    package let name: Wording.Token?

    package init(_ sentence: ArraySlice<Wording.Token>) {
        guard let comma = sentence.prefix(Self.longest).firstIndex(where: { $0.sign == .comma }),
            case let place = sentence[..<comma],
            place.contains(where: { $0.means(.preposition) || $0.means(.functionWord) }),
            case let names = place.filter({ $0.kind != .word || !$0.means(Self.words) }), names.count < 2,
            names.allSatisfy({ $0.isName && Identifier.isTypeName($0.text) })
        else {
            rest = sentence
            name = nil
            return
        }
        rest = sentence[(comma + 1)...]
        name = names.first
    }

    private static let longest = 7
    private static let words: ConceptSet = [
        .preposition, .functionWord, .determiner, .cloudKit, .general, .filler, .schema, .record,
        .recordTypeLabel, .type,
    ]

    /// "to the `Trip` record type" at the end of a sentence, with nothing behind it.
    package static func owner(
        in rest: ArraySlice<Wording.Token>
    ) -> (name: Wording.Token, isLabelled: Bool)? {
        guard let preposition = rest.first, preposition.kind == .word,
            preposition.means([.preposition, .functionWord])
        else { return nil }
        let before = rest.dropFirst().prefix { $0.kind == .word && $0.means(beside) }
        guard let name = rest[before.endIndex...].first else { return nil }
        let behind = rest[(before.endIndex + 1)...]
        guard behind.allSatisfy({ $0.kind == .word && $0.means(labels) }) else { return nil }
        return (name, (before + behind).contains { $0.means(labels) })
    }

    private static let labels: ConceptSet = [.record, .type, .recordTypeLabel, .entityLabel]
    private static let beside: ConceptSet = labels.union([.determiner])
}
