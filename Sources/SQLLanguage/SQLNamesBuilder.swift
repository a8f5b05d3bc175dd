package import Diagnostics
import Output
import SchemaModel

/// Names the tables first, then keys and columns, then junction tables, so that an entity's name wins.
struct SQLNamesBuilder {
    private let schema: Schema
    private let style: OutputOptions.NameStyle
    private let recordNames: RecordNames?
    private let dialect: SQLDialect
    let inverses: InverseFields
    let indexes: [String: Int]
    private(set) var relations: SQLNamespace
    private(set) var diagnostics: [Diagnostic] = []
    private var keyMeanings: [FieldType] = []
    private var enums: [String: EnumType] = [:]

    init(_ schema: Schema, options: OutputOptions, dialect: SQLDialect) {
        self.schema = schema
        style = options.names
        recordNames = options.recordNames
        self.dialect = dialect
        relations = SQLNamespace(dialect: dialect, expecting: schema.entities.count * 4)
        indexes = Dictionary(
            schema.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        inverses = InverseFields(schema)
        enums = Dictionary(schema.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func buildTables() -> [SQLTable] {
        let names = schema.entities.map { entity in
            let wanted = styled(entity.name)
            let name = relations.claim(isReservedTable(wanted) ? "_" + wanted : wanted)
            report(entity.name, wanted: wanted, got: name, at: entity.span)
            return name
        }
        diagnostics += schema.entities.filter { $0.isUnnamed(recordNames) }.map(Diagnostic.namedFreely)
        let keyFields = schema.entities.map { $0.keyField(recordNames) }
        keyMeanings = zip(schema.entities, keyFields).map { entity, field in
            meaning(ofKey: field.map { entity.fields[$0] })
        }
        return schema.entities.indices.map { table(at: $0, named: names[$0], keyField: keyFields[$0]) }
    }

    private mutating func table(at index: Int, named name: SQLIdentifier, keyField: Int?) -> SQLTable {
        let entity = schema.entities[index]
        var columns = SQLNamespace(dialect: dialect, expecting: entity.fields.count + 1)
        let type = SQLColumnType(keyMeanings[index], in: dialect)
        let implicit = keyField == nil ? columns.claim(styled(Entity.recordNameField)) : nil
        let isNamedByKey = entity.namingField(recordNames) != nil
        var fields: [SQLFieldStorage] = []
        fields.reserveCapacity(entity.fields.count)
        for (position, field) in entity.fields.enumerated() {
            if let inverse = inverses.storedElsewhere(field, of: entity) {
                fields.append(.inverse(inverse))
            } else if isNamedByKey, entity.systemField(field) == .recordName {
                fields.append(.recordName)
            } else if field.type == .reference, field.isList {
                fields.append(.junction(junction(of: field, in: index, table: name)))
            } else {
                let wanted = styled(field.name)
                let column = columns.claim(isReservedColumn(wanted) ? "_" + wanted : wanted)
                report(field.name, wanted: wanted, got: column, at: field.span)
                let columnType = position == keyField ? type : columnType(of: field)
                fields.append(.column(SQLColumn(name: column, type: columnType)))
            }
        }
        let key = SQLKey(
            column: keyField.flatMap { fields[$0].column }
                ?? SQLColumn(name: implicit ?? columns.claim(Entity.recordNameField), type: type),
            field: keyField,
            isRecordName: keyField.map { entity.fields[$0].name == Entity.recordNameField } ?? true
        )
        return SQLTable(name: name, key: key, fields: fields)
    }

    private mutating func junction(
        of field: Field,
        in owner: Int,
        table: SQLIdentifier
    ) -> SQLJunction {
        func column(_ name: String, _ meaning: FieldType) -> SQLColumn {
            SQLColumn(name: SQLIdentifier(name, in: dialect), type: SQLColumnType(meaning, in: dialect))
        }
        return SQLJunction(
            name: relations.claim("\(table.name)_\(styled(field.name))"),
            owner: column("owner", keyMeanings[owner]),
            position: column("position", .int),
            target: column("target", meaning(of: field))
        )
    }
}

// MARK: - Meanings

extension SQLNamesBuilder {
    private func meaning(ofKey field: Field?) -> FieldType {
        guard let field, field.name != Entity.recordNameField else { return .string }
        return field.type == .reference ? .string : storedMeaning(of: field)
    }

    /// A reference holds the key of its target; of a target that no document describes, its record name.
    private func meaning(of field: Field) -> FieldType {
        guard field.type == .reference else { return storedMeaning(of: field) }
        return field.references.flatMap { indexes[$0] }.map { keyMeanings[$0] } ?? .string
    }

    private func columnType(of field: Field) -> SQLColumnType {
        SQLColumnType(
            meaning(of: field), list: field.isList, comparesWithTexts: namesRecord(field), in: dialect)
    }

    /// Whether a UUID is the name of a record, which is a text; of a record that has a UUID besides, it is that.
    private func namesRecord(_ field: Field) -> Bool {
        guard field.type == .uuid, !field.isList, let target = field.references.flatMap({ indexes[$0] })
        else { return false }
        return keyMeanings[target] == .string && schema.entities[target].identifier == nil
    }

    private func storedMeaning(of field: Field) -> FieldType {
        guard field.type == .enum else { return field.type }
        switch field.rawType(in: field.enumName.flatMap { enums[$0] }) {
        case .int: return .int
        case .string: return .string
        }
    }
}

// MARK: - Names

extension SQLNamesBuilder {
    private func styled(_ name: String) -> String {
        switch style {
        case .asWritten: name
        case .snakeCase: snakeCased(name)
        }
    }

    private mutating func report(
        _ name: String,
        wanted: String,
        got identifier: SQLIdentifier,
        at span: SourceSpan
    ) {
        guard identifier.name != wanted else { return }
        diagnostics.append(.renamed(name, to: identifier.name, at: span))
    }

    /// The databases keep names that begin so to themselves.
    private func isReservedTable(_ name: String) -> Bool {
        switch dialect {
        case .sqlite: name.lowercasedASCII.hasPrefix("sqlite_") || isRowOfTrigger(name.lowercasedASCII)
        case .postgresql: name.hasPrefix("pg_") || isRowOfTrigger(name)
        }
    }

    /// Triggers call the row that changes so.
    private func isRowOfTrigger(_ name: String) -> Bool { name == "old" || name == "new" }

    private static let postgreSQLColumns: Set<String> = ["ctid", "cmax", "cmin", "tableoid", "xmax", "xmin"]

    /// Every table of PostgreSQL has some columns already; SQLite finds these two in no subquery, quotes or not.
    private func isReservedColumn(_ name: String) -> Bool {
        switch dialect {
        case .sqlite: name.utf8.count <= 5 && ["true", "false"].contains(name.lowercasedASCII)
        case .postgresql: Self.postgreSQLColumns.contains(name)
        }
    }
}

extension Entity {
    /// The index of the UUID that a UUID elsewhere means where it refers to a record that is not known by it.
    package var identifier: Int? {
        fields.firstIndex { $0.name == "id" && $0.type == .uuid && !$0.isList }
    }
}

extension Diagnostic {
    fileprivate static func renamed(_ name: String, to other: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .changedName, .remark, "'\(name.prefix(80))' is called '\(other)' in SQL", at: span,
            remedy: "another name already stands for it, or it is too long or reserved")
    }
}

extension DiagnosticID {
    package static let changedName = DiagnosticID("name.changed")
}
