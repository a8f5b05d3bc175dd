/// Where the values of a column lead: to the rows of a table that have them in a column of theirs.
package struct SQLReference: Hashable, Sendable {
    /// The index of the table.
    package let table: Int

    /// Its key, or the UUID that its records have beside it.
    package let column: SQLColumn
}
