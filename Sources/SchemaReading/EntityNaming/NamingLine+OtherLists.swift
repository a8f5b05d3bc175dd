import Vocabulary

extension NamingLine {
    /// Whether a word in bold, before a list of names, says what they are: "**Indexes** (`title`, `start`)".
    ///
    /// Such a word names no entity, even where its neighbours do; `Index` in back-ticks may.
    static func isOfOtherList(_ token: Wording.Token) -> Bool {
        token.kind == .word && (isGroup(token) || token.means(otherLists))
    }

    /// What lists of names are of, where they are not the fields of an entity.
    static let otherLists: ConceptSet = [
        .index, .unique, .uniqueness, .relationship, .elsewhere, .values, .valueList, .enumerationLabel,
        .example, .queryable, .sortable, .searchable, .key, .negation, .no, .removed,
    ]
}
