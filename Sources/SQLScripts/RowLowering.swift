import Diagnostics
import SQLLanguage
import SchemaModel

/// The rows that the documents list, as inserts that may run again and again.
///
/// A file must load: a row that its table would refuse is left out with a warning at the row.
struct RowLowering {
    private let context: SQLContext
    private let order: TableOrder
    private(set) var diagnostics: [Diagnostic] = []

    /// The keys of the rows so far, by table, so that no row refers to one that is not there.
    private var keys: [Int: Set<String>] = [:]

    /// Entities whose rows never say what a record is called.
    private var nameless: Set<String> = []

    init(_ context: SQLContext, order: TableOrder) {
        self.context = context
        self.order = order
    }

    mutating func lower() -> [InsertView] {
        order.tables.compactMap { context.schema.entities[$0].rows.isEmpty ? nil : insert(into: $0) }
    }

    private mutating func insert(into index: Int) -> InsertView? {
        let entity = context.schema.entities[index]
        let table = context.names.tables[index]
        let columns = seedColumns(of: entity, table, index)
        reportNameless(entity, columns)
        let rows = entity.rows.compactMap { row($0, of: entity, at: index, columns) }
        guard !rows.isEmpty else { return nil }
        // A column that no row fills is left to its default.
        let used = columns.indices.filter { column in rows.contains { $0[column].isGiven } }
        return InsertView(
            table: table.name.quoted,
            columns: used.map { columns[$0].name.quoted }.joined(separator: ", "),
            rows: rows.map { row in used.map { row[$0].literal }.joined(separator: ", ") },
            rowKeys: rows.map { row in columns.firstIndex(where: \.isKey).map { row[$0].literal } ?? "" }
        )
    }

    /// The key first, then the fields that have a column.
    private mutating func seedColumns(of entity: Entity, _ table: SQLTable, _ index: Int) -> [SeedColumn] {
        var columns: [SeedColumn] = []
        if table.key.field == nil {
            columns.append(SeedColumn(field: nil, name: table.key.column.name, type: table.key.column.type))
        }
        for (position, field) in entity.fields.enumerated() {
            guard let column = table.fields[position].column else { continue }
            let isKey = position == table.key.field
            var literals = SQLLiterals(context, field: field, type: column.type)
            columns.append(
                SeedColumn(
                    field: isKey && table.key.isRecordName ? nil : field,
                    name: column.name,
                    type: column.type,
                    isKey: isKey,
                    defaultValue: literals.defaultValue(),
                    target: context.foreignKeyTarget(of: field, in: entity, column: column)))
        }
        return columns
    }
}

/// A column that rows may fill.
private struct SeedColumn {
    /// Nil for the record name.
    var field: Field?
    var name: SQLIdentifier
    var type: SQLColumnType
    var isKey = true
    var defaultValue: String?

    /// The table in which the value must be a key.
    var target: Int?

    /// As rows name it.
    var fieldName: String { field?.name ?? Entity.recordNameField }

    var isRequired: Bool { isKey || !(field?.mayBeMissing ?? false) }
}

/// What a row has in a column.
private struct SeedCell {
    var literal: String

    /// Whether the document says it; else it is the column's default, or NULL.
    var isGiven: Bool
}

// MARK: - Rows

extension RowLowering {
    private mutating func row(
        _ row: Row,
        of entity: Entity,
        at index: Int,
        _ columns: [SeedColumn]
    ) -> [SeedCell]? {
        let values = Dictionary(row.values.map { ($0.field, $0) }, uniquingKeysWith: { first, _ in first })
        reportUnstored(row, entity, columns)
        var cells: [SeedCell] = []
        var key: String?
        var missing: [String] = []
        for column in columns {
            let cell = cell(column, values, of: entity)
            if column.isKey { key = cell?.literal }
            if let cell {
                cells.append(cell)
            } else if !isReported(column, values, of: entity) {
                missing.append(column.fieldName)
            }
        }
        if !missing.isEmpty { diagnostics.append(.incompleteRow(row, of: entity, missing: missing)) }
        guard cells.count == columns.count, let key else { return nil }
        guard keys[index, default: []].insert(key).inserted else {
            diagnostics.append(.doubledRow(row, of: entity, key: key))
            return nil
        }
        return cells
    }

    /// Nil where the row has nothing for a column that needs something.
    private mutating func cell(
        _ column: SeedColumn,
        _ values: [String: Row.Value],
        of entity: Entity
    ) -> SeedCell? {
        if let value = value(column, values) {
            if let literal = literal(of: value, column) { return SeedCell(literal: literal, isGiven: true) }
            diagnostics.append(
                .unfitValue(value, column.type, costsRow: column.isRequired && column.defaultValue == nil))
        } else if column.field == nil, let literal = recordName(values, of: entity) {
            return SeedCell(literal: literal, isGiven: true)
        }
        if let defaultValue = column.defaultValue { return SeedCell(literal: defaultValue, isGiven: false) }
        return column.isRequired ? nil : SeedCell(literal: "NULL", isGiven: false)
    }

    /// What the row says for a column.
    private func value(_ column: SeedColumn, _ values: [String: Row.Value]) -> Row.Value? {
        values[column.fieldName].flatMap { isAbsent($0.text, column) ? nil : $0 }
    }

    /// Whether another message says already why a column has no value: it does not fit, or no row has one.
    private func isReported(
        _ column: SeedColumn, _ values: [String: Row.Value], of entity: Entity
    ) -> Bool {
        value(column, values) != nil || column.field == nil && nameless.contains(entity.name)
    }

    /// A column that the whole table lacks is one message.
    private mutating func reportNameless(_ entity: Entity, _ columns: [SeedColumn]) {
        guard let row = entity.rows.first, columns.contains(where: { $0.field == nil }) else { return }
        let mayUseID = entity.field(named: "id")?.type == .uuid
        let names = mayUseID ? [Entity.recordNameField, "id"] : [Entity.recordNameField]
        guard !entity.rows.contains(where: { $0.values.contains { names.contains($0.field) } })
        else { return }
        nameless.insert(entity.name)
        diagnostics.append(.namelessRows(row, of: entity))
    }

    private func literal(of value: Row.Value, _ column: SeedColumn) -> String? {
        guard let field = column.field else {
            return ScalarText(value.text.trimmingSpaces, as: .string)?.literal(in: context.dialect)
        }
        let literals = SQLLiterals(context, field: field, type: column.type)
        guard let literal = literals.literal(value.text) else { return nil }
        if let target = column.target, keys[target]?.contains(literal) != true { return nil }
        return literal
    }

    /// The record name is by default the text of the documented `id`.
    private func recordName(_ values: [String: Row.Value], of entity: Entity) -> String? {
        guard entity.field(named: "id")?.type == .uuid, let value = values["id"] else { return nil }
        return ScalarText(value.text, as: .uuid)?.literal(in: context.dialect)
    }

    /// A dash is how people leave a cell empty, but it may be a required text.
    private func isAbsent(_ text: String, _ column: SeedColumn) -> Bool {
        switch text.trimmingSpaces {
        case "": column.type.meaning != .string || column.isKey || !column.isRequired
        case "-", "–", "—", "nil", "NULL", "null": column.type.meaning != .string || !column.isRequired
        default: false
        }
    }

    private mutating func reportUnstored(_ row: Row, _ entity: Entity, _ columns: [SeedColumn]) {
        let stored = Set(columns.map(\.fieldName))
        for value in row.values where !stored.contains(value.field) && !value.text.trimmingSpaces.isEmpty {
            diagnostics.append(.unstoredValue(value, of: entity))
        }
    }
}

extension Diagnostic {
    fileprivate static func incompleteRow(_ row: Row, of entity: Entity, missing: [String]) -> Diagnostic {
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .incompleteRow, .warning, "this \(entity.name) has no usable \(names), so SQL leaves it out",
            at: row.span, remedy: "give it a value here, or the field a default")
    }

    fileprivate static func doubledRow(_ row: Row, of entity: Entity, key: String) -> Diagnostic {
        Diagnostic(
            .doubledRow, .warning,
            "an earlier \(entity.name) has the key \(key) already, so SQL leaves this one out",
            at: row.span, remedy: "give each row a key of its own")
    }

    fileprivate static func namelessRows(_ first: Row, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .incompleteRow, .warning,
            "the records of \(entity.name) have no record names, so SQL leaves them out", at: first.span,
            remedy: "add a column '\(Entity.recordNameField)' to their table")
    }

    fileprivate static func unfitValue(
        _ value: Row.Value, _ type: SQLColumnType, costsRow: Bool
    ) -> Diagnostic {
        let consequence = costsRow ? "the row" : "the value"
        return Diagnostic(
            .unfitValue, .warning,
            "'\(value.text.prefix(80))' does not fit '\(value.field)', so SQL leaves \(consequence) out",
            at: value.span,
            remedy: "its column is of type \(type.name); a reference names a row that is listed")
    }

    fileprivate static func unstoredValue(_ value: Row.Value, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .unfitValue, .warning,
            "'\(value.field)' of \(entity.name) is no column, so SQL leaves its value out",
            at: value.span, remedy: "list values of fields only")
    }
}

extension DiagnosticID {
    static let incompleteRow = DiagnosticID("row.incomplete")
    static let doubledRow = DiagnosticID("row.doubled")
    static let unfitValue = DiagnosticID("value.unfit")
}
