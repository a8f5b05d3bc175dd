import DocumentWording
import Vocabulary

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
            tokens[index].means(.composes)
                || tokens[index].means(.composed) && tokens[index + 1].means(.composedOf)
        }
        if let before { return before }
        guard names > start, tokens[names - 1].means(.composedOf) else { return nil }
        // "wird aus `owner` und `day` gebildet": the verb ends the clause.
        let isComposed = tokens[names..<trigger].contains { $0.means(.composed) }
        return isComposed ? names - 1 : nil
    }

    /// "`owner` together with `day` is unique": the names from `names` on are not all that the sentence is about.
    static func isJoined(_ names: Int, toNameIn sentence: ArraySlice<Wording.Token>) -> Bool {
        let before = sentence[..<names]
        guard let last = before.last, last.means(.composedOf) else { return false }
        return before.dropLast().last { !$0.means(.together) }?.kind == .code
    }
}
