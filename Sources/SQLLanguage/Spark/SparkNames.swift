package import Diagnostics
package import Output
package import SchemaModel

/// What the entities and fields of a schema are called in Spark, and what holds their values.
///
/// Purpose: Spark's tables have the records that the tables of the other dialects have. Input: the schema and the
/// options. Output: names in back-ticks where they need them, types, keys. Invariant: what is stored where is decided by
/// `SQLNames`; a list is always one column, because Spark has arrays of everything.
package struct SparkNames: Sendable {
    /// In the order of the schema's entities.
    package let tables: [SparkTable]

    /// The names of all tables. Views are claimed here too.
    package let relations: SparkNamespace

    /// Names that had to change.
    package let diagnostics: [Diagnostic]

    private let stored: SQLNames
    private let schema: Schema

    package init(_ schema: Schema, options: OutputOptions) {
        let stored = SQLNames(schema, options: options, dialect: .sqlite)
        var builder = SparkNamesBuilder(style: options.names)
        let names = schema.entities.map { builder.claimTable(of: $0) }
        tables = schema.entities.indices.map { index in
            builder.table(of: schema.entities[index], named: names[index], stored: stored.tables[index])
        }
        relations = builder.relations
        diagnostics = stored.diagnostics.filter { $0.id != .changedName } + builder.diagnostics
        self.stored = stored
        self.schema = schema
    }

    /// The field at the other end, which has the values; nil where the table has them itself.
    package func inverse(ofField field: Int, in entity: Int) -> FieldPath? {
        if case .inverse(let path) = stored.tables[entity].fields[field] { path } else { nil }
    }

    /// Where a field leads that refers to records, in a column or in a list; nil where no document describes them, or
    /// nothing there compares with what the field holds.
    package func reference(ofField field: Int, in entity: Int) -> SparkReference? {
        let storage = stored.tables[entity].fields[field]
        let described = schema.entities[entity].fields[field]
        let reference =
            stored.reference(of: described, at: storage) ?? stored.listedReference(of: described, at: storage)
        return reference.flatMap { reference in
            let table = tables[reference.table]
            if reference.column == stored.tables[reference.table].key.column {
                return SparkReference(table: reference.table, column: table.key)
            }
            return schema.entities[reference.table].identifier.flatMap { table.columns[$0] }
                .map { SparkReference(table: reference.table, column: $0) }
        }
    }
}

/// Names the tables first, so that an entity's name wins, then the columns of each.
private struct SparkNamesBuilder {
    let style: OutputOptions.NameStyle
    var relations = SparkNamespace(.relations)
    var diagnostics: [Diagnostic] = []

    init(style: OutputOptions.NameStyle) {
        self.style = style
    }

    mutating func claimTable(of entity: Entity) -> SparkName {
        let wanted = styled(entity.name)
        let name = relations.claim(wanted)
        report(entity.name, wanted: wanted, got: name, at: entity.span)
        return name
    }

    mutating func table(of entity: Entity, named name: SparkName, stored: SQLTable) -> SparkTable {
        var names = SparkNamespace(.columns)
        let keyType = SparkType(stored.key.column.type.meaning)
        let implicit = stored.key.field == nil ? names.claim(styled(Entity.recordNameField)) : nil
        var columns: [SparkColumn?] = []
        columns.reserveCapacity(entity.fields.count)
        for (field, storage) in zip(entity.fields, stored.fields) {
            guard let type = SparkType(storage) else {
                columns.append(nil)
                continue
            }
            let wanted = styled(field.name)
            let column = names.claim(wanted)
            report(field.name, wanted: wanted, got: column, at: field.span)
            columns.append(
                SparkColumn(name: column, type: columns.count == stored.key.field ? keyType : type))
        }
        let key =
            stored.key.field.flatMap { columns[$0] }
            ?? SparkColumn(name: implicit ?? names.claim(Entity.recordNameField), type: keyType)
        return SparkTable(name: name, key: key, keyField: stored.key.field, columns: columns)
    }

    private func styled(_ name: String) -> String {
        switch style {
        case .asWritten: name
        case .snakeCase: snakeCased(name)
        }
    }

    private mutating func report(_ name: String, wanted: String, got other: SparkName, at span: SourceSpan) {
        guard other.name != wanted else { return }
        diagnostics.append(
            Diagnostic(
                .changedName, .remark, "'\(MessageText.name(name))' is called '\(other.name)' in Spark",
                at: span,
                remedy:
                    "another name already stands for it, whatever its case, or it is too long or has characters "
                    + "that Spark's catalogues do not keep"))
    }
}

extension SparkType {
    /// Nil where another column has the values: at the other end of a relationship, or the key's.
    fileprivate init?(_ storage: SQLFieldStorage) {
        switch storage {
        case .column(let column):
            self.init(column.type.meaning, isList: column.type.isList, isRecordName: column.type.isTextual)
        case .junction(let junction): self.init(junction.target.type.meaning, isList: true)
        case .inverse, .recordName: return nil
        }
    }
}
