/// The look-up of `StatementWords`.
enum StatementVocabulary {
    private static let senses: [String: WordSenses] = {
        var senses: [String: WordSenses] = [:]
        for (sense, words) in StatementWords.all {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0a }) {
                let word = lowercased(String(Substring(word)))
                senses[word, default: []].formUnion(sense)
                let plain = UnaccentedWords.plain(word)
                if plain.utf8.count != word.utf8.count { senses[plain, default: []].formUnion(sense) }
            }
        }
        return senses
    }()

    /// The longest word without ASCII or Latin letters, in bytes.
    private static let longest = senses.keys.lazy.map(\.utf8.count).max() ?? 0

    static func senses(of word: String) -> WordSenses {
        senses[lowercased(word)] ?? []
    }

    /// Behind the longest known word that begins at an offset; for scripts that write no spaces.
    static func longestWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var end = min(bytes.count, start + longest)
        while end > start {
            let isWhole = end == bytes.count || bytes[end] & 0xc0 != 0x80
            if isWhole {
                let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
                if senses[word] != nil { return end }
            }
            end -= 1
        }
        return nil
    }

    /// Most words are in lower case already, or ASCII.
    static func lowercased(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 && !($0 >= 0x41 && $0 <= 0x5a) }) { return word }
        return word.lowercased()
    }
}
