import SQLLanguage

/// What the deletion of a row has to do with rows of another table, or of its own.
struct Deletion {
    /// The index of the table whose row is deleted, and the column of it that the others are found by.
    let table: Int
    let column: SQLIdentifier

    /// Where they are found: the rows of this table or junction table that have the value in `match`.
    let place: SQLIdentifier
    let match: SQLIdentifier

    /// The index of their table, the column that tells them apart, and the column of `place` that has its value.
    let affected: Int
    let key: SQLIdentifier
    let found: SQLIdentifier

    /// Whether they are rows of `place` itself.
    let isDirect: Bool

    /// Whether the deleted row has the first of them in `column`.
    var beginsWithValue = false

    /// The rows, as what stands behind WHERE.
    var condition: String {
        isDirect
            ? "\(match) = OLD.\(column)"
            : "\(key) IN (SELECT \(found) FROM \(place) WHERE \(match) = OLD.\(column))"
    }

    /// The rows, and those that the deletion of these reaches in turn. Without `PRAGMA recursive_triggers`, no trigger
    /// of SQLite fires while it is at work itself.
    func recursiveCondition(of table: SQLIdentifier) -> [String] {
        let doomed = table.name.lowercased() == "doomed" ? "doomed_rows" : "doomed"
        let first =
            beginsWithValue ? "OLD.\(column)" : "\(found) FROM \(place) WHERE \(match) = OLD.\(column)"
        return [
            "\(key) IN (",
            "    WITH RECURSIVE \(doomed) (name) AS (",
            "        SELECT \(first)",
            "        UNION",
            "        SELECT \(place).\(found) FROM \(doomed) JOIN \(place) ON \(place).\(match) = \(doomed).name",
            "    )",
            "    SELECT name FROM \(doomed)",
            ")",
        ]
    }
}
