/// What a sentence says of how a value is composed: that makes nothing unique of its parts.
///
///     `visitKey` combines `owner` with `day`, to avoid duplicates
///     `visitKey` is built from `owner` and `day`, and is unique
enum ComposedValue {
    /// Where it is said that the names from `names` on are the parts of a value; nil where it is not.
    ///
    /// "`owner` and `day` combined are unique", "the combination of `owner` and `day` is unique" are about the names.
    static func verb(
        before names: Int, upTo trigger: Int, in tokens: [Wording.Token], from start: Int
    ) -> Int? {
        let before = (start..<names).last { index in
            let word = tokens[index].text.lowercased()
            guard tokens[index].kind == .word else { return false }
            return verbs.contains(word)
                || participles.contains(word) && prepositions.contains(tokens[index + 1].text.lowercased())
        }
        if let before { return before }
        guard names > start, prepositions.contains(tokens[names - 1].text.lowercased()) else { return nil }
        // "wird aus `owner` und `day` gebildet": the verb ends the clause.
        let isComposed = tokens[names..<trigger].contains { participles.contains($0.text.lowercased()) }
        return isComposed ? names - 1 : nil
    }

    /// "`owner` together with `day` is unique": the names from `names` on are not all that the sentence is about.
    static func isJoined(_ names: Int, toNameIn sentence: ArraySlice<Wording.Token>) -> Bool {
        let before = sentence[..<names]
        guard let last = before.last, prepositions.contains(last.text.lowercased()) else { return false }
        return before.dropLast().last { !together.contains($0.text.lowercased()) }?.kind == .code
    }

    private static let together: Set = ["together", "along", "zusammen", "gemeinsam", "junto", "insieme"]

    private static let verbs: Set = [
        "combines", "combining", "concatenates", "concatenating", "joins", "joining", "hashes", "hashing",
        "consists", "verbindet", "kombiniert", "verknüpft", "combine", "concatène", "combina", "concatena",
    ]

    private static let participles: Set = [
        "built", "composed", "combined", "concatenated", "made", "derived", "formed", "generated", "computed",
        "calculated", "created", "constructed", "joined", "hashed", "gebildet", "zusammengesetzt",
        "abgeleitet",
        "berechnet", "erzeugt", "gebaut", "composé", "dérivé", "formé", "compuesto", "derivado", "composto",
    ]

    private static let prepositions: Set = [
        "from", "of", "by", "with", "out", "using", "aus", "von", "mit", "de", "à", "por", "da", "di",
    ]
}
