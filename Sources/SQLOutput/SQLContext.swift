import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// What every part of a script may ask: the schema, the options, and what things are called.
final class SQLContext {
    let schema: Schema
    let options: OutputOptions
    let dialect: SQLDialect
    let names: SQLNames
    private let enums: [String: EnumType]

    init(_ request: OutputRequest, dialect: SQLDialect) {
        schema = request.schema
        options = request.options
        self.dialect = dialect
        names = SQLNames(request.schema, options: request.options, dialect: dialect)
        enums = Dictionary(
            request.schema.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The enumeration whose raw value a field holds, where its cases are listed.
    func enumType(of field: Field) -> EnumType? { field.enumName.flatMap { enums[$0] } }

    /// The index of the table that a field points at, where a document describes it.
    func target(of field: Field) -> Int? { field.references.flatMap(names.index(of:)) }

    /// Whether a column surely holds keys of a table: CloudKit's references and relationships do, and foreign
    /// keys of documented tables. A text or UUID that names a record may name one that is gone.
    func foreignKeyTarget(of field: Field, in entity: Entity, column: SQLColumn) -> Int? {
        guard options.foreignKeys, !field.isList, let target = target(of: field),
            field.type == .reference || entity.kind == .table,
            column.type.name == names.tables[target].key.column.type.name
        else { return nil }
        return target
    }
}
