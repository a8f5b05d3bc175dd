/// A human language: the words and phrases that it has for each concept.
package struct Language: Sendable {
    package let name: String

    /// Phrases are separated by commas and line ends, in small letters, with their accents.
    let words: KeyValuePairs<Concept, String>

    init(_ name: String, _ words: KeyValuePairs<Concept, String>) {
        self.name = name
        self.words = words
    }

    package var phrases: [(concept: Concept, phrases: [Substring.UTF8View])] {
        words.map { concept, text in (concept, Language.phrases(of: text)) }
    }

    /// The phrases of one concept, in all languages.
    package static func phrases(of concept: Concept) -> [String] {
        all.lazy.flatMap(\.words).filter { $0.key == concept }.flatMap { phrases(of: $0.value) }
            .map { String(Substring($0)) }
    }

    static func phrases(of text: String) -> [Substring.UTF8View] {
        text.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.compactMap { phrase in
            let phrase = phrase.drop { $0 == UInt8(ascii: " ") }
            return phrase.isEmpty ? nil : phrase
        }
    }
}
