import Vocabulary

/// The words by which one language says that records are found or sorted by a field.
///
/// Each language is taken by itself: what is a preposition in one is any word in another.
struct QueryWords: Sendable {
    private let meanings: [String: [Meaning]]

    /// Of a script without spaces: its words stand inside of others.
    private let parts: [(text: [UInt8], meaning: Meaning)]

    enum Meaning: Hashable, Sendable {
        case verb(QueriedField.Use)

        /// Before the field, or behind it: "by", "göre".
        case by

        /// Something else begins: "sorted by `date` to show `title`".
        case turn

        /// Denies or supposes something, or speaks of what the device does by itself.
        case doubt
    }

    /// Those that have a word for it.
    static let all = Language.all.map(QueryWords.init).filter { !$0.meanings.isEmpty || !$0.parts.isEmpty }

    private init(_ language: Language) {
        var meanings: [String: [Meaning]] = [:]
        var parts: [(text: [UInt8], meaning: Meaning)] = []
        for (concept, phrases) in language.phrases {
            guard let meaning = Self.meaning(of: concept) else { continue }
            for phrase in phrases {
                if phrase.first.map({ $0 >= 0xE3 }) == true {
                    parts.append((Array(phrase), meaning))
                } else {
                    meanings[String(Substring(phrase)), default: []].append(meaning)
                }
            }
        }
        self.meanings = meanings
        // The longest first, so that a word is not taken for a part of it.
        self.parts = parts.sorted { $0.text.count > $1.text.count }
    }

    private static func meaning(of concept: Concept) -> Meaning? {
        switch concept {
        case .finding: .verb(.find)
        case .sorting: .verb(.sort)
        case .foundBy: .by
        case .queryTurn: .turn
        case .supposition: .doubt
        default: nil
        }
    }

    /// What a word of a sentence means, in its order.
    func meanings(of word: String) -> [Meaning] {
        let known = meanings[word.lowercased()] ?? []
        if parts.isEmpty || word.utf8.allSatisfy({ $0 < 0xE3 }) { return known }
        return known + partMeanings(in: Array(word.utf8))
    }

    private func partMeanings(in word: [UInt8]) -> [Meaning] {
        var found: [Meaning] = []
        var index = 0
        while index < word.count {
            guard let part = parts.first(where: { word[index...].starts(with: $0.text) }) else {
                index += 1
                continue
            }
            found.append(part.meaning)
            index += part.text.count
        }
        return found
    }
}
