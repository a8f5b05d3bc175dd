import DocumentWording
import Vocabulary

/// The entities of a document by their names in small letters, so that a word finds the one that it means.
package struct EntitiesByWord {
    private let names: [String: String]

    package init(_ names: some Sequence<String>) {
        self.names = Dictionary(names.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
    }

    /// "stop", "stops": the name, or its plural.
    func named(by word: String) -> String? {
        let word = word.lowercased()
        return names[word] ?? Noun.singulars(of: word).lazy.compactMap { names[$0] }.first
    }
}
