package import SchemaModel

/// What of a schema a table holds, whatever the table is called.
package enum SQLTableSubject: Hashable, Sendable {
    case entity(String)

    /// A list of references.
    case list(FieldPath)
}
