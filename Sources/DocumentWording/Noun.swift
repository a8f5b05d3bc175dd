/// A word of prose that may be the plural of a name.
package enum Noun {
    /// The word itself, and what it may be the plural of: "entries", "entrie", "entry" of "entries".
    package static func singulars(of word: String) -> [String] {
        var forms = [word]
        if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
        for ending in ["s", "es", "n", "en", "e"]
        where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 1 {
            forms.append(String(word.dropLast(ending.count)))
        }
        return forms
    }

    /// The field that a word of prose names: "the label", "Labels"; nil where it is the name of none.
    package static func field(spokenBy token: Wording.Token, isField: (String) -> Bool) -> String? {
        guard token.kind == .word else { return nil }
        if isField(token.text) { return token.text }
        return singulars(of: token.text.prefix(1).lowercased() + token.text.dropFirst()).first(where: isField)
    }
}
