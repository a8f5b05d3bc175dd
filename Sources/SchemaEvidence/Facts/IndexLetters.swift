import DocumentWording
import SchemaModel
import Vocabulary

/// The letters that stand for kinds of index in cells: the usual ones, or those that a line of the document explains.
///
///     Q = queryable, S = sortable, F = full text
package struct IndexLetters: Hashable {
    private var kinds: [String: Index.Kind]

    package static let usual = IndexLetters([
        "Q": .queryable, "S": .sortable, "q": .queryable, "s": .sortable,
    ])
    package static let none = IndexLetters([:])

    private init(_ kinds: [String: Index.Kind]) {
        self.kinds = kinds
    }

    func kind(of letter: String) -> Index.Kind? { kinds[letter] }

    /// What the document's lines explain; where one does, no other letter counts.
    init(_ wordings: [Wording?]) {
        kinds = [:]
        for case let wording? in wordings { read(wording.tokens) }
        if kinds.isEmpty { self = .usual }
    }

    /// "Q = queryable", "`S`: sortable"
    private mutating func read(_ tokens: [Wording.Token]) {
        guard tokens.count > 2 else { return }
        for index in tokens.indices.dropLast(2)
        where Self.explains(tokens[index + 1].sign) && Self.isLetter(tokens[index]) {
            let meaning = tokens[index + 2]
            let isFullText =
                meaning.means(.full) && index + 3 < tokens.count && tokens[index + 3].text == "text"
            if let kind = IndexWords.kind(of: meaning) ?? (isFullText ? .searchable : nil) {
                kinds[tokens[index].text] = kind
            }
        }
    }

    private static func explains(_ sign: Wording.Sign) -> Bool {
        sign == .equals || sign == .colon || sign == .dash || sign == .arrow
    }

    /// "S", or "Se" beside it.
    private static func isLetter(_ token: Wording.Token) -> Bool {
        guard token.kind != .sign, token.text.allSatisfy(\.isLetter) else { return false }
        return token.text.utf8.count == 1
            || token.text.utf8.count == 2 && token.text.first?.isUppercase == true
    }
}
