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

    /// The phrases of some concepts, in all languages, in the order of the concepts.
    package static func phrases(of concepts: [Concept]) -> [[String]] {
        let wanted = ConceptSet(concepts)
        var phrases = [[String]](repeating: [], count: concepts.count)
        for language in all {
            for (concept, text) in language.words where wanted.contains(concept) {
                guard let place = concepts.firstIndex(of: concept) else { continue }
                phrases[place] += Self.phrases(of: text).map { String(Substring($0)) }
            }
        }
        return phrases
    }

    static func phrases(of text: String) -> [Substring.UTF8View] {
        text.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.compactMap {
            phrase -> Substring.UTF8View? in
            let phrase = phrase.drop { $0 == UInt8(ascii: " ") }
            return phrase.isEmpty ? nil : phrase
        }
    }
}
