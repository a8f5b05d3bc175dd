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

    /// By entity, the index of the UUID that tells its records apart beside their key.
    private let identifiers: [Int?]

    package init(_ schema: Schema, options: OutputOptions, dialect: SQLDialect) {
        var builder = SQLNamesBuilder(schema, options: options, dialect: dialect)
        self.dialect = dialect
        tables = builder.buildTables()
        relations = builder.relations
        diagnostics = builder.diagnostics
        indexes = builder.indexes
        inverses = builder.inverses
        identifiers = schema.entities.map(\.identifier)
    }

    /// The index of the entity with a name, or nil where the documents describe none.
    package func index(of entity: String) -> Int? { indexes[entity] }

    /// The table of an entity, or nil where the documents describe none of that name.
    package func table(of entity: String) -> SQLTable? { indexes[entity].map { tables[$0] } }

    /// Whether a table is called as SQLite's function that lists the items of a JSON array.
    package var hidesListFunction: Bool { tables.contains { $0.name.name.lowercased() == "json_each" } }

    /// What happens to a record when the one that it points at is deleted, where the documents say it.
    package func deleteRule(of field: Field, in entity: Entity) -> DeleteRule? {
        inverses.deleteRule(of: field, in: entity)
    }

    /// Whether a foreign key at the other end carries the delete rule that an object model states of a property.
    package func carriesDeleteRule(of field: Field, in entity: Entity) -> Bool {
        inverses.hasReferenceBack(field, of: entity)
    }

    /// Where a field leads that refers to records, in a column or in a junction table; nil where no document describes
    /// them, or nothing there compares with what the field holds.
    package func reference(of field: Field, at storage: SQLFieldStorage) -> SQLReference? {
        guard let index = field.references.flatMap(index(of:)) else { return nil }
        switch storage {
        case .column(let column): return field.isList ? nil : reference(of: column.type, to: index)
        case .junction(let junction): return reference(of: junction.target.type, to: index)
        case .inverse, .recordName: return nil
        }
    }

    /// Where a list in a column leads that names records by their keys. No constraint can tell.
    package func listedReference(of field: Field, at storage: SQLFieldStorage) -> SQLReference? {
        guard field.isList, case .column = storage, let index = field.references.flatMap(index(of:)),
            tables[index].key.isRecordName || tables[index].key.column.type.isUUID
        else { return nil }
        switch field.type {
        case .reference, .string, .uuid: return SQLReference(table: index, column: tables[index].key.column)
        case .int, .double, .decimal, .bool, .date, .url, .data, .asset, .location, .enum, .json: return nil
        }
    }

    private func reference(of type: SQLColumnType, to index: Int) -> SQLReference? {
        let table = tables[index]
        if type.isUUID, !table.key.column.type.isUUID, !type.isTextual {
            let identifier = identifiers[index].flatMap { table.fields[$0].column }
            return identifier.map { SQLReference(table: index, column: $0) }
        }
        guard type.name == table.key.column.type.name else { return nil }
        return SQLReference(table: index, column: table.key.column)
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
