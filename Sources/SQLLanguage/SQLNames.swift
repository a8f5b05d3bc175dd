package import Diagnostics
package import Output
package import SchemaModel

/// What the entities and fields of a schema are called in one dialect of SQL, and where their values are.
///
/// Purpose: the tables and the SQL against duplicates speak of the same things. Input: the schema and the
/// options. Output: names in quotes where they need them, types, keys. Invariant: names that must differ do,
/// whatever the document calls them; the same schema gives the same names.
package struct SQLNames: Sendable {
    package let dialect: SQLDialect

    /// In the order of the schema's entities.
    package let tables: [SQLTable]

    /// The names of all tables: index names are claimed here, because they share the tables' namespace.
    package let relations: SQLNamespace

    /// Names that had to change.
    package let diagnostics: [Diagnostic]

    private let indexes: [String: Int]
    private let inverses: InverseFields

    package init(_ schema: Schema, options: OutputOptions, dialect: SQLDialect) {
        var builder = SQLNamesBuilder(schema, style: options.names, dialect: dialect)
        self.dialect = dialect
        tables = builder.buildTables()
        relations = builder.relations
        diagnostics = builder.diagnostics
        indexes = builder.indexes
        inverses = builder.inverses
    }

    /// The index of the entity with a name, or nil where the documents describe none.
    package func index(of entity: String) -> Int? { indexes[entity] }

    /// The table of an entity, or nil where the documents describe none of that name.
    package func table(of entity: String) -> SQLTable? { indexes[entity].map { tables[$0] } }

    /// What happens to a record when the one that it points at is deleted, where the documents say it.
    package func deleteRule(of field: Field, in entity: Entity) -> DeleteRule? {
        inverses.deleteRule(of: field, in: entity)
    }

    /// Whether a foreign key at the other end carries the delete rule that an object model states of a property.
    package func carriesDeleteRule(of field: Field, in entity: Entity) -> Bool {
        inverses.hasReferenceBack(field, of: entity)
    }

    /// The index of the table whose keys a column surely holds: CloudKit's references and relationships do, and
    /// foreign keys of documented tables. A text or UUID that names a record may name one that is gone.
    package func keyTarget(of field: Field, in entity: Entity, column: SQLColumn) -> Int? {
        guard !field.isList, let target = field.references.flatMap(index(of:)),
            field.type == .reference || entity.kind == .table,
            column.type.name == tables[target].key.column.type.name
        else { return nil }
        return target
    }
}
