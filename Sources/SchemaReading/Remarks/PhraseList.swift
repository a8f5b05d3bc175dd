/// Phrases of one meaning, in several languages.
struct PhraseList: Sendable {
    let meaning: PhraseMeaning
    let scope: PhraseScope

    /// The hashes of the words of each phrase.
    let phrases: [[UInt64]]
    let substrings: [[UInt8]]

    /// Phrases are separated by commas and line ends; a word with a hyphen is one word.
    init(_ meaning: PhraseMeaning, _ scope: PhraseScope, _ text: String, substrings: String = "") {
        self.meaning = meaning
        self.scope = scope
        phrases = text.utf8.split(whereSeparator: Self.separates).map(Self.words).filter { !$0.isEmpty }
        self.substrings = substrings.utf8.split(whereSeparator: Self.separates).map { phrase in
            phrase.filter { $0 != 0x20 }
        }
    }

    private static func separates(_ byte: UInt8) -> Bool { byte == 0x2c || byte == 0x0a }

    static func words(_ text: Substring.UTF8View) -> [UInt64] {
        text.split { $0 == 0x20 || $0 == 0x0a }.map { word in
            var hash = WordHash()
            for byte in word { hash.add(byte) }
            return hash.value
        }
    }
}
