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

    /// References of which no two may lead to the same record, where the options have that enforced.
    let exclusiveReferences: Set<FieldPath>

    init(_ request: OutputRequest, dialect: SQLDialect) {
        schema = request.schema
        options = request.options
        self.dialect = dialect
        names = SQLNames(request.schema, options: request.options, dialect: dialect)
        enums = Dictionary(
            request.schema.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        exclusiveReferences =
            request.options.enforceUniqueKeys
            ? Set(request.schema.oneToOnes.flatMap { [$0.end, $0.inverse] }) : []
    }

    /// The enumeration whose raw value a field holds, where its cases are listed.
    func enumType(of field: Field) -> EnumType? { field.enumName.flatMap { enums[$0] } }

    /// The index of the table that a field points at, where a document describes it.
    func target(of field: Field) -> Int? { field.references.flatMap(names.index(of:)) }

    /// The index of the table that a foreign key of a column leads to.
    func foreignKeyTarget(of field: Field, in entity: Entity, column: SQLColumn) -> Int? {
        options.foreignKeys ? names.keyTarget(of: field, in: entity, column: column) : nil
    }
}
