/// All words of all languages in one table, found by their UTF-8.
///
/// The lists are flat, so that looking a word up counts no references.
package struct Lexicon: Sendable {
    package static let shared = Lexicon(Language.all)

    /// A phrase of one concept; most are one word.
    package struct Phrase: Sendable {
        package let concept: Concept

        /// The entry of its first word.
        package let entry: Int16

        /// Where the hashes of the words after the first stand in `words`.
        package let rest: Range<Int32>

        /// Whether it is of a script without spaces, and so may stand inside of longer text.
        package let isIdeographic: Bool
    }

    /// By entry, what a word or whole phrase means.
    @usableFromInline private(set) var concepts: [ConceptSet] = []
    package private(set) var phrases: [Phrase] = []

    /// The hashes of the words of phrases, without the first.
    package private(set) var words: [UInt64] = []

    /// The text of the ideographic phrases, by their place in `phrases`.
    package private(set) var ideographs: [Int: [UInt8]] = [:]
    @usableFromInline private(set) var table = WordTable(capacity: 32768)
    private var longest = 0

    init(_ languages: [Language]) {
        concepts.reserveCapacity(8192)
        phrases.reserveCapacity(8192)
        for language in languages {
            for (concept, text) in language.words {
                for phrase in Language.phrases(of: text) { add(phrase, concept) }
            }
        }
    }

    /// As it is spelled, and as people type it who leave the accents out.
    private mutating func add(_ phrase: Substring.UTF8View, _ concept: Concept) {
        insert(phrase, concept)
        guard phrase.contains(where: { $0 >= 0x80 }), phrase.count > 3 else { return }
        let word = String(Substring(phrase))
        let plain = LetterForms.withoutAccents(word)
        if plain.utf8.count < word.utf8.count { insert(plain[...].utf8, concept) }
    }

    private mutating func insert(_ phrase: Substring.UTF8View, _ concept: Concept) {
        var whole = WordHash()
        var word = WordHash()
        var first: Int16 = -1
        let start = Int32(words.count)
        for byte in phrase {
            whole.add(byte)
            if byte == 0x20 {
                first = end(word, first)
                word = WordHash()
            } else {
                word.add(byte)
            }
        }
        first = end(word, first)
        let meaning = Int(entry(whole.value))
        concepts[meaning].insert(concept)
        if let broader = concept.broader { concepts[meaning].insert(broader) }
        let isIdeographic = phrase.first.map { $0 >= 0xe3 } ?? false
        if isIdeographic {
            ideographs[phrases.count] = Array(phrase)
            longest = max(longest, phrase.count)
        }
        phrases.append(
            Phrase(
                concept: concept, entry: first, rest: start..<Int32(words.count), isIdeographic: isIdeographic
            ))
    }

    private mutating func end(_ word: WordHash, _ first: Int16) -> Int16 {
        if first < 0 { return entry(word.value) }
        words.append(word.value)
        return first
    }

    private mutating func entry(_ hash: UInt64) -> Int16 {
        let found = table[hash]
        if found >= 0 { return found }
        concepts.append([])
        table.insert(concepts.count - 1, for: hash)
        return Int16(concepts.count - 1)
    }

    // MARK: Look-up

    /// The number of entries.
    package var count: Int { concepts.count }

    /// The entry of a word or whole phrase; -1 where no language has it.
    @inlinable
    package func entry(for hash: UInt64) -> Int16 { table[hash] }

    @inlinable
    package func concepts(at entry: Int16) -> ConceptSet { entry < 0 ? [] : concepts[Int(entry)] }

    /// Of a word, or of a phrase with single spaces.
    package func concepts(of phrase: some StringProtocol) -> ConceptSet {
        concepts(at: entry(for: WordHash.of(phrase)))
    }

    /// Whether an ideographic phrase of a concept stands anywhere in a text.
    package func contains(_ concept: Concept, within text: String) -> Bool {
        guard text.utf8.contains(where: { $0 >= 0xe3 }) else { return false }
        return text.indices.contains { start in
            ideographs.contains { phrases[$0].concept == concept && text[start...].utf8.starts(with: $1) }
        }
    }

    /// Behind the longest word of a script without spaces that begins at an offset and means one of some concepts.
    package func longestWord(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, meaning wanted: ConceptSet
    ) -> Int? {
        var hash = WordHash()
        var known: Int?
        for index in start..<min(bytes.count, start + longest) {
            hash.add(bytes[index])
            let isWhole = index + 1 == bytes.count || bytes[index + 1] & 0xc0 != 0x80
            if isWhole, !concepts(at: entry(for: hash.value)).isDisjoint(with: wanted) { known = index + 1 }
        }
        return known
    }
}
