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

    /// The names of tables and indexes so far.
    let relations: SQLNamespace

    /// Nil where the options ask for none, or the dialect is no device's.
    let synchronisation: Synchronisation?

    /// What the text of a function of PostgreSQL begins and ends with: no name holds it.
    private(set) lazy var functionQuote = Self.functionQuote(besides: names.tables, of: schema)

    /// References of which no two may lead to the same record, where the options have that enforced.
    let exclusiveReferences: Set<FieldPath>

    /// `options` stand for the request's own.
    init(_ request: OutputRequest, dialect: SQLDialect, options: OutputOptions? = nil) {
        schema = request.schema
        self.options = options ?? request.options
        self.dialect = dialect
        names = SQLNames(request.schema, options: request.options, dialect: dialect)
        var relations = names.relations
        synchronisation =
            request.options.sync && dialect == .sqlite ? Synchronisation(&relations) : nil
        self.relations = relations
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

    /// Whether records of an entity travel between devices.
    func isSynchronised(_ entity: Entity) -> Bool {
        entity.isSynchronised || options.sync && !entity.isLocal
    }

    /// Whether the database notes what the app changes of an entity's records. `Users` is CloudKit's own.
    func isMarked(_ entity: Entity) -> Bool {
        synchronisation != nil && isSynchronised(entity) && entity.name != "Users"
    }

    func zone(of entity: Entity) -> String { schema.zone(of: entity) ?? "_defaultZone" }

    /// Whether the database refuses references of an entity that lead nowhere.
    func enforcesReferences(of entity: Entity, to target: Entity) -> Bool {
        options.foreignKeys ?? !(isSynchronised(entity) || isSynchronised(target))
    }

    /// The index of the table that a foreign key of a column leads to.
    func foreignKeyTarget(of field: Field, in entity: Entity, column: SQLColumn) -> Int? {
        guard let target = names.keyTarget(of: field, in: entity, column: column) else { return nil }
        return enforcesReferences(of: entity, to: schema.entities[target]) ? target : nil
    }

    private static func functionQuote(besides tables: [SQLTable], of schema: Schema) -> String {
        let words = schema.entities.flatMap { [$0.name] + $0.fields.map(\.name) }
        let names = tables.flatMap { table in
            [table.name.name, table.key.column.name.name]
                + table.fields.compactMap { $0.column?.name.name ?? $0.junction?.name.name }
        }
        let dollars = (words + names).filter { $0.utf8.contains(UInt8(ascii: "$")) }
        var quote = "$$"
        while dollars.contains(where: { $0.contains(bytesOf: quote) }) {
            quote = "$rule\(quote.utf8.count)\(quote.dropFirst())"
        }
        return quote
    }
}
