package import DocumentWording
import SchemaDeclaration
package import Vocabulary

extension NamingLine {
    /// Whether a word in bold, before a list of names, says what they are: "**Indexes** (`title`, `start`)".
    ///
    /// Such a word names no entity, even where its neighbours do; `Index` in back-ticks may.
    package static func isOfOtherList(_ token: Wording.Token) -> Bool {
        guard token.kind == .word else { return false }
        return isGroup(token) || token.means(otherLists)
            || token.means(otherLabels) && !token.means(.maybeOfRecords)
    }

    /// "**Key** (`id`, `secret`)", "**Money** (`amount` Double, `currency` String)": a word for one thing may name a record type
    /// after all, where its key is listed first, or where its fields have types. "**Fields** (`title` String, …)" names none.
    package static func isOfOtherList(_ token: Wording.Token, before fields: InlineFields) -> Bool {
        guard isOfOtherList(token) else { return false }
        if token.text.last == "s" { return true }
        if fields.typed > 1, !token.means(adjectives) { return false }
        return !token.means(nouns) || fields.fields.first?.name.value != "id"
    }

    private static let nouns: ConceptSet = [.index, .relationship, .elsewhere, .example, .key, .values]

    private static let adjectives: ConceptSet = [
        .required, .optional, .optionalClause, .encrypted, .retired, .planned, .outOfUse, .removed,
        .transient, .notStored, .unique, .queryable, .sortable, .searchable, .negation, .no,
    ]

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
    package static let otherLists: ConceptSet = [
        .index, .unique, .uniqueness, .relationship, .elsewhere, .values, .valueList, .enumerationLabel,
        .example, .queryable, .sortable, .searchable, .key, .negation, .no, .removed,
    ]
}
