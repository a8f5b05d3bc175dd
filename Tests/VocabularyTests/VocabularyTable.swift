import Vocabulary

/// The page of what each language has words for.
struct VocabularyTable {
    /// The languages that the documentation names; the others have words for headers only.
    static let whole = Language.all.filter { !partial.contains($0.name) && $0.name != technical.name }
    private static let partial = Language.all.drop { $0.name != "Czech" }.map(\.name)

    /// What is spelled alike in every language.
    static let technical = Language.all[0]

    var page: String {
        let names = Self.whole.map(\.name)
        return """
            # The words of each language

            Made by the tests: `UPDATE_GOLDENS=1 swift test --filter VocabularyTests` writes this page anew. A language is one \
            file in `Sources/Vocabulary/Languages`, and one line in `Languages.swift`.

            Each cell is the number of words and phrases that a language has for a concept; – where it has none. What is \
            spelled alike everywhere (`uuid`, `CloudKit`, `UserDefaults`) is counted in the last column.

            | concept | \(names.joined(separator: " | ")) | technical |
            | --- |\(names.map { _ in " --: |" }.joined()) --: |
            \(Concept.allCases.map(row).joined(separator: "\n"))

            \(Self.partial.joined(separator: ", ")) have words for the headers of tables, and a few for the rest:

            | language | concepts | words |
            | --- | --: | --: |
            \(Language.all.filter { Self.partial.contains($0.name) }.map(summary).joined(separator: "\n"))

            """
    }

    private func row(_ concept: Concept) -> String {
        let cells = (Self.whole + [Self.technical]).map { language in
            let count = Self.count(of: concept, in: language)
            return count > 0 ? String(count) : "–"
        }
        return "| \(concept) | \(cells.joined(separator: " | ")) |"
    }

    private func summary(_ language: Language) -> String {
        let counts = language.phrases.map(\.phrases.count)
        return "| \(language.name) | \(counts.count) | \(counts.reduce(0, +)) |"
    }

    static func count(of concept: Concept, in language: Language) -> Int {
        language.phrases.first { $0.concept == concept }?.phrases.count ?? 0
    }
}
