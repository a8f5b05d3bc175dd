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

    /// Phrases of scripts without spaces: bytes to look for. Those of Korean that have spaces are found word by word.
    let substrings: [(bytes: [UInt8], meaning: PhraseMeaning)]

    private init(_ lexicon: Lexicon, _ uses: [NotePhrase]) {
        words = lexicon
        let signals: ConceptSet = [.truth, .kind]
        var entries = (0..<lexicon.count).map { entry in
            Entry(isSignal: !lexicon.concepts(at: Int16(entry)).isDisjoint(with: signals))
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

    /// The phrases that are looked for word by word: of one entry together, longest first, in the order of their uses.
    private static func uses(_ uses: [NotePhrase], in lexicon: Lexicon) -> [(Lexicon.Phrase, NotePhrase)] {
        let places = usesByConcept(uses)
        var order: [UInt64] = []
        for (position, phrase) in lexicon.phrases.enumerated() {
            let use = places[Int(phrase.concept.rawValue)]
            if use < 0 || phrase.isIdeographic && phrase.rest.isEmpty && uses[use].isSubstring { continue }
            let shortness = UInt64(0xFF - min(phrase.rest.count, 0xFF))
            order.append(UInt64(phrase.entry) << 48 | shortness << 40 | UInt64(use) << 24 | UInt64(position))
        }
        order.sort()
        return order.map { key in
            (lexicon.phrases[Int(key & 0xFF_FFFF)], uses[Int(key >> 24 & 0xFFFF)])
        }
    }

    /// By the raw values of concepts; -1 for one that notes do not use.
    private static func usesByConcept(_ uses: [NotePhrase]) -> [Int] {
        var places = [Int](repeating: -1, count: ConceptSet.capacity)
        for (place, use) in uses.enumerated() { places[Int(use.concept.rawValue)] = place }
        return places
    }

    private static func substrings(
        _ uses: [NotePhrase], in lexicon: Lexicon
    ) -> [(bytes: [UInt8], meaning: PhraseMeaning)] {
        uses.filter(\.isSubstring).flatMap { use in
            lexicon.ideographs.filter { lexicon.phrases[$0.phrase].concept == use.concept }
                .map(\.text).sorted { $0.count > $1.count }.map { ($0, use.meaning) }
        }
    }

    @inline(__always)
    func entry(for hash: UInt64) -> Int16 { words.entry(for: hash) }
}
