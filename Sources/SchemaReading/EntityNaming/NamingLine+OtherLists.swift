import Vocabulary

extension NamingLine {
    /// Whether a word in bold, before a list of names, says what they are: "**Indexes** (`title`, `start`)".
    ///
    /// Such a word names no entity, even where its neighbours do; `Index` in back-ticks may.
    static func isOfOtherList(_ token: Wording.Token) -> Bool {
        guard token.kind == .word else { return false }
        return isGroup(token) || token.means(otherLists)
            || token.means(otherLabels) && !token.means(.maybeOfRecords)
    }

    /// "**Key** (`id`, `secret`)": a word for one thing may name a record type after all, where its key is listed first.
    static func isOfOtherList(_ token: Wording.Token, before name: Wording.Token) -> Bool {
        let mayBeName = token.means(nouns) && token.text.last != "s" && name.text == "id"
        return isOfOtherList(token) && !mayBeName
    }

    private static let nouns: ConceptSet = [.index, .relationship, .elsewhere, .example, .key, .values]

    private static let otherLabels: ConceptSet = [
        .security, .fields, .aside, .transient, .platform, .notStored,
    ]

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
