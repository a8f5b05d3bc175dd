/// Collects the words and phrases of languages for a `Lexicon`.
struct LexiconBuilder {
    private(set) var concepts: [ConceptSet] = []
    private(set) var phrases: [Lexicon.Phrase] = []
    private(set) var words: [UInt64] = []
    private(set) var ideographs: [(phrase: Int, text: [UInt8])] = []
    private(set) var table = WordTable(capacity: 32768)

    /// The bytes of the longest ideographic phrase.
    private(set) var longest = 0

    init(_ languages: [Language]) {
        concepts.reserveCapacity(8192)
        phrases.reserveCapacity(8192)
        words.reserveCapacity(8192)
        for language in languages {
            for (concept, text) in language.words {
                var text = text
                text.withUTF8 { addPhrases(of: $0, concept) }
            }
        }
    }

    /// Cut as `Language.phrases(of:)` cuts, without a string for each: this is most of what a small document takes.
    private mutating func addPhrases(of text: UnsafeBufferPointer<UInt8>, _ concept: Concept) {
        var start = 0
        var end = 0
        while end <= text.count {
            if end == text.count || text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: "\n") {
                while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
                if start < end { add(UnsafeBufferPointer(rebasing: text[start..<end]), concept) }
                start = end + 1
            }
            end += 1
        }
    }

    /// As it is spelled, and as people type it who leave the accents out.
    private mutating func add(_ phrase: UnsafeBufferPointer<UInt8>, _ concept: Concept) {
        insert(phrase, concept)
        // The first byte of every letter that has a form without its accent.
        guard phrase.count > 3, phrase.contains(0xc3), let plain = LetterForms.withoutAccents(phrase) else {
            return
        }
        plain.withUnsafeBufferPointer { insert($0, concept) }
    }

    private mutating func insert(_ phrase: UnsafeBufferPointer<UInt8>, _ concept: Concept) {
        let start = Int32(words.count)
        let whole = WordHash.of(phrase)
        let first = phrase.contains(0x20) ? insertWords(of: phrase) : nil
        let meaning = Int(entry(whole))
        concepts[meaning].insert(concept)
        if let broader = concept.broader { concepts[meaning].insert(broader) }
        let isIdeographic = phrase.first.map { $0 >= 0xe3 } ?? false
        if isIdeographic {
            ideographs.append((phrases.count, Array(phrase)))
            longest = max(longest, phrase.count)
        }
        phrases.append(
            Lexicon.Phrase(
                concept: concept, entry: first ?? Int16(meaning), rest: start..<Int32(words.count),
                isIdeographic: isIdeographic
            ))
    }

    /// Gives the entry of the first word.
    private mutating func insertWords(of phrase: UnsafeBufferPointer<UInt8>) -> Int16 {
        var first: Int16 = -1
        var start = 0
        var end = 0
        while end <= phrase.count {
            if end == phrase.count || phrase[end] == 0x20 {
                let word = WordHash.of(UnsafeBufferPointer(rebasing: phrase[start..<end]))
                if first < 0 { first = entry(word) } else { words.append(word) }
                start = end + 1
            }
            end += 1
        }
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
