/// Collects the words and phrases of languages for a `Lexicon`.
struct LexiconBuilder {
    private(set) var concepts: [ConceptSet] = []
    private(set) var phrases: [Lexicon.Phrase] = []
    private(set) var words: [UInt64] = []
    private(set) var ideographs: [Int: [UInt8]] = [:]
    private(set) var table = WordTable(capacity: 32768)

    /// The bytes of the longest ideographic phrase.
    private(set) var longest = 0

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
            Lexicon.Phrase(
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
}
