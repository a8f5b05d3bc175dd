import Vocabulary

extension NamingLine {
    /// Whether a word in bold, before a list of names, says what they are: "**Indexes** (`title`, `start`)".
    ///
    /// Such a word names no entity, even where its neighbours do; `Index` in back-ticks may.
    static func isOfOtherList(_ token: Wording.Token) -> Bool {
        token.kind == .word && (isGroup(token) || token.means(otherLists))
    }

    /// "**Die** (`@Model`)": whatever the word means elsewhere, here it is a name.
    static func isMarkedAsModel(_ name: Int, of wording: Wording) -> Bool {
        let tokens = wording.tokens
        return name + 2 < tokens.count && tokens[name + 1].sign == .open && tokens[name + 2].kind == .code
            && tokens[name + 2].text == "@Model"
    }

    /// What lists of names are of, where they are not the fields of an entity.
    static let otherLists: ConceptSet = [
        .index, .unique, .uniqueness, .relationship, .elsewhere, .values, .valueList, .enumerationLabel,
        .example, .queryable, .sortable, .searchable, .key, .negation, .no, .removed,
    ]
}
