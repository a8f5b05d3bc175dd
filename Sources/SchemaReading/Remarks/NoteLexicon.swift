import Vocabulary

/// The words and phrases by which notes state facts, ready for look-up.
///
/// All lists are flat, so that reading a note counts no references.
final class NoteLexicon: Sendable {
    static let shared = NoteLexicon(.shared, NotePhrase.all)

    struct Entry: Sendable {
        /// Phrases that begin with this word, longest first: where they stand in `phrases`.
        var firstPhrase: Int16 = 0
        var phraseCount: Int16 = 0

        /// Whether a note without this and its like can be skipped.
        var isSignal = false

        var phrases: Range<Int> { Int(firstPhrase)..<Int(firstPhrase + phraseCount) }
    }

    struct Phrase: Sendable {
        /// Where the hashes of the words after the first stand in `words`.
        var firstWord: Int32
        var length: Int16
        var meaning: PhraseMeaning
        var scope: PhraseScope
    }

    let words: Lexicon
    let entries: [Entry]
    let phrases: [Phrase]

    /// Phrases of scripts without spaces: bytes to look for.
    let substrings: [(bytes: [UInt8], meaning: PhraseMeaning)]

    private init(_ lexicon: Lexicon, _ uses: [NotePhrase]) {
        words = lexicon
        var entries = (0..<lexicon.count).map { entry in
            let signals: ConceptSet = [.truth, .kind]
            return Entry(isSignal: !lexicon.concepts(at: Int16(entry)).isDisjoint(with: signals))
        }
        var phrases: [Phrase] = []
        for (phrase, use) in Self.uses(uses, in: lexicon) {
            let entry = Int(phrase.entry)
            if entries[entry].phraseCount == 0 { entries[entry].firstPhrase = Int16(phrases.count) }
            entries[entry].phraseCount += 1
            entries[entry].isSignal = true
            phrases.append(
                Phrase(
                    firstWord: phrase.rest.lowerBound, length: Int16(phrase.rest.count + 1),
                    meaning: use.meaning, scope: use.scope))
        }
        self.entries = entries
        self.phrases = phrases
        substrings = Self.substrings(uses, in: lexicon)
    }

    /// The phrases that are looked for word by word: of one entry together, longest first.
    private static func uses(_ uses: [NotePhrase], in lexicon: Lexicon) -> [(Lexicon.Phrase, NotePhrase)] {
        let order = Dictionary(uniqueKeysWithValues: uses.enumerated().map { ($1.concept, $0) })
        let found = lexicon.phrases.enumerated().compactMap { position, phrase in
            order[phrase.concept].map { (phrase: phrase, use: $0, position: position) }
        }
        let sorted = found.filter { !$0.phrase.isIdeographic || !uses[$0.use].isSubstring }.sorted {
            ($0.phrase.entry, -$0.phrase.rest.count, $0.use, $0.position) < (
                $1.phrase.entry, -$1.phrase.rest.count, $1.use, $1.position
            )
        }
        return sorted.map { ($0.phrase, uses[$0.use]) }
    }

    private static func substrings(
        _ uses: [NotePhrase], in lexicon: Lexicon
    ) -> [(bytes: [UInt8], meaning: PhraseMeaning)] {
        uses.filter(\.isSubstring).flatMap { use in
            lexicon.ideographs.keys.sorted().filter { lexicon.phrases[$0].concept == use.concept }
                .compactMap { lexicon.ideographs[$0] }.sorted { $0.count > $1.count }
                .map { ($0, use.meaning) }
        }
    }

    @inline(__always)
    func entry(for hash: UInt64) -> Int16 { words.entry(for: hash) }
}
