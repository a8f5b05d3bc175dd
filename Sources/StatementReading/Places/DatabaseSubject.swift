import DocumentWording
import SchemaEvidence
import Vocabulary

/// What a sentence about a database speaks of: a sentence whose subject is a thing says nothing of the others.
///
///     All records live in the public database · Profiles live in the public database
///     Join codes are the only thing in the public database
enum DatabaseSubject {
    case everything

    /// Record types of the document.
    case entities([Int])

    /// Something that is no record type.
    case other

    init(_ sentence: ArraySlice<Wording.Token>, _ reading: DocumentReading) {
        let subject = sentence.prefix { !Self.endsSubject($0) }
        let named = Self.entities(in: subject, reading)
        if !named.isEmpty, Self.isOfNamed(subject, reading) {
            self = Self.acts(subject, in: sentence) ? .other : .entities(named)
        } else if Self.isOfOnly(sentence) {
            self = .other
        } else if Self.isOfThing(subject, in: sentence) {
            self = Self.keeps(subject, in: sentence, reading) ? .everything : .other
        } else {
            self = .everything
        }
    }

    private static func endsSubject(_ token: Wording.Token) -> Bool {
        token.kind == .sign && token.sign != .comma && token.sign != .ampersand
            || token.kind == .word && token.means([.is, .auxiliary, .can, .preposition, .database, .stored])
            || token.database != nil
    }

    private static func entities(
        in subject: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> [Int] {
        subject.indices.compactMap { index in
            let token = subject[index]
            if token.kind == .sign { return nil }
            if let entity = reading.entity(mentionedIn: CollectionOfOne(token)) { return entity }
            let isNoun =
                token.text.utf8.last == UInt8(ascii: "s") || subject[..<index].last?.means(.every) ?? false
            return isNoun && !token.means([.record, .type, .entityLabel])
                ? reading.entity(pluralIn: token) : nil
        }
    }

    /// "Cards can read `title` in the public database": what they do there, and not where they are.
    private static func acts(
        _ subject: ArraySlice<Wording.Token>, in sentence: ArraySlice<Wording.Token>
    ) -> Bool {
        let verb = sentence[subject.endIndex...].first { !$0.means([.can, .auxiliary]) || $0.means(.is) }
        return ((verb.map { [$0] } ?? []) + subject.dropFirst()).contains {
            $0.kind == .word && $0.means([.read, .write, .finding]) && !$0.means(.is)
        }
    }

    /// The names begin the sentence: "Query `Card` in the private database" tells where to look.
    private static func isOfNamed(_ subject: ArraySlice<Wording.Token>, _ reading: DocumentReading) -> Bool {
        let first = subject.first { !$0.means([.filler, .determiner, .every, .only]) }
        return first.map { !entities(in: [$0], reading).isEmpty || reading.entity(pluralIn: $0) != nil }
            ?? false
    }

    /// "… are the only thing in the public database"; but "only the private database is used".
    private static func isOfOnly(_ sentence: ArraySlice<Wording.Token>) -> Bool {
        guard let only = sentence.firstIndex(where: { $0.means(.only) }) else { return false }
        let behind = sentence[(only + 1)...].prefix(4)
        guard let database = sentence[only...].firstIndex(where: { $0.means(.database) }) else {
            return false
        }
        return !behind.contains { $0.means(.database) }
            || sentence[only..<database].contains { $0.means(.preposition) }
    }

    /// What a sentence about all that is stored speaks of.
    private static let general: ConceptSet = [
        .record, .type, .entityLabel, .recordTypeLabel, .data, .general, .storedTypes, .storage, .schema,
        .cloudKit,
        .fields, .user, .every, .determiner, .pronoun, .device,
    ]

    /// "The app stores its data in": the app of the document, and what it keeps is all of it.
    private static func keeps(
        _ subject: ArraySlice<Wording.Token>, in sentence: ArraySlice<Wording.Token>,
        _ reading: DocumentReading
    ) -> Bool {
        guard let verb = subject.last, keepingVerbs.contains(verb.text),
            sentence[subject.endIndex].text == "its",
            sentence[(subject.endIndex + 1)...].prefix(longestObject).contains(where: {
                $0.means([.record, .data, .general, .every])
            })
        else { return false }
        let title =
            reading.outline.sections.lazy.compactMap(\.heading).first?.tokens.map { $0.text.lowercased() }
            ?? []
        return subject.dropLast().allSatisfy { token in
            let word = token.text.lowercased()
            return token.means([.determiner, .pronoun, .filler]) || ["app", "it"].contains(word)
                || title.contains { $0 == word || $0.hasSuffix("." + word) }
        }
    }

    private static let keepingVerbs: Set = ["stores", "keeps", "saves", "holds", "puts"]

    /// "its own cross-device data"
    private static let longestObject = 4

    /// "Join codes are in the public database": a noun in the plural that is none of those.
    private static func isOfThing(
        _ subject: ArraySlice<Wording.Token>, in sentence: ArraySlice<Wording.Token>
    ) -> Bool {
        guard let noun = subject.last, subject.endIndex < sentence.endIndex,
            sentence[subject.endIndex].means([.is, .auxiliary, .can]), noun.kind == .word,
            !noun.means(Self.general),
            noun.text.utf8.last == UInt8(ascii: "s"), !subject.contains(where: { $0.means(.every) })
        else { return false }
        return true
    }
}

extension DocumentReading {
    /// "letters": the record type that a word of prose may be the plural of.
    func entity(pluralIn token: Wording.Token) -> Int? {
        guard token.kind == .word else { return nil }
        let word = token.text.prefix(1).uppercased() + token.text.dropFirst()
        return Noun.singulars(of: word).lazy.compactMap { entity(named: $0) }.first
    }
}
