import Diagnostics
import Output
import SQLLanguage
import SchemaModel
import SwiftLanguage

/// The fields of one entity as columns and lists, and the statements that read and write them.
struct FieldLowering {
    private let entity: Entity
    private let type: SwiftType
    private let table: SQLTable
    private let grdb: GRDBNames
    private(set) var columns: [ColumnView] = []
    private(set) var reads: [String] = []
    private(set) var writes: [String] = []
    private(set) var lists: [ListView] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// For each field the lines that are about it.
    private(set) var lines: [[String]] = []
    private var selected: SQLNamespace

    init(_ entity: Entity, _ type: SwiftType, _ table: SQLTable, _ grdb: GRDBNames) {
        self.entity = entity
        self.type = type
        self.table = table
        self.grdb = grdb
        selected = SQLNamespace(dialect: .sqlite)
        for column in [table.key.column] + table.fields.compactMap(\.column) {
            _ = selected.claim(column.name.name)
        }
        lowerName()
        for position in entity.fields.indices { lower(at: position) }
    }

    // MARK: - Names

    /// The record's name: the key of the table, or another column, or no more than what the key says.
    private mutating func lowerName() {
        let field = entity.fields.firstIndex { $0.name == Entity.recordNameField }
        let name = Entity.recordNameField
        if let column = table.key.isRecordName ? table.key.column : field.flatMap({ table.fields[$0].column })
        {
            columns.append(
                ColumnView(name: name, storedName: name, type: grdb["Column"], literal: literal(column)))
            if isNameStored { reads.append("recordName = try fields.read(Columns.recordName)") }
            writes.append("try fields.write(Columns.recordName, recordName)")
        } else if let key = table.key.field, let property = type.properties[key] {
            if isNameStored {
                reads.append("recordName = try fields.read(Columns.\(property.name.columnSource))")
            }
            if type.naming.field != key {
                diagnostics.append(.nameIsKey(entity, entity.fields[key]))
            }
        }
    }

    private var isNameStored: Bool { type.namingField == nil }

    // MARK: - Fields

    private mutating func lower(at position: Int) {
        let known = (columns.count, reads.count, writes.count, lists.count)
        if let property = type.properties[position] {
            switch table.fields[position] {
            case .column(let column): lower(property, column, at: position)
            case .junction(let junction): lower(property, junction)
            case .inverse, .recordName: break
            }
        } else if case .column(let column) = table.fields[position], isRequired(position) {
            diagnostics.append(.unheldColumn(entity.fields[position], column))
        }
        var added = columns[known.0...].map { "static let \($0.name) = \($0.type)(\($0.literal))" }
        added += reads[known.1...]
        added += writes[known.2...]
        for list in lists[known.3...] { added += [list.selection, list.statement] }
        lines.append(added)
    }

    private func isRequired(_ position: Int) -> Bool {
        let field = entity.fields[position]
        let isFilled = field.defaultValue != nil || entity.isImplied(field) || field.isList
        return !isFilled && !entity.mayLack(field) && entity.systemField(field) != .recordName
    }

    private mutating func lower(_ property: SwiftProperty, _ column: SQLColumn, at position: Int) {
        let name = property.storedName.columnSource
        let hasOwnType = !property.type.isList
        let columnType =
            switch property.type.element {
            case .date where hasOwnType: "DateColumn"
            case .uuid where hasOwnType: "UUIDColumn"
            default: grdb["Column"]
            }
        columns.append(
            ColumnView(
                name: property.name.columnSource,
                deprecation: property.deprecation(of: entity.fields[position]),
                storedName: name, type: columnType, literal: literal(column)))
        reads.append("\(target(property)) = try fields.read(Columns.\(name))")
        let isKey = position == table.key.field
        let label = isKey && !table.key.isRecordName && isNameStored ? "key: " : ""
        writes.append("try fields.write(\(label)Columns.\(name), \(target(property)))")
    }

    private mutating func lower(_ property: SwiftProperty, _ junction: SQLJunction) {
        let name = SwiftLiteral.string(selected.claim(property.key).name)
        let table = SwiftLiteral.string(junction.name.name)
        let key = "\(grdb["Column"])(\(literal(self.table.key.column)))"
        reads.append("\(target(property)) = try fields.read(list: \(name))")
        let isReference = if case .reference = property.type.element { true } else { false }
        let texts = target(property) + (isReference ? ".map(\\.recordName)" : "")
        lists.append(
            ListView(
                selection: "list(\(table), as: \(name), of: \(key))",
                statement: "try saveList(\(texts), in: \(table), db)"))
    }

    /// Names that mean something else where the statements stand.
    private func target(_ property: SwiftProperty) -> String {
        let name = property.storedName.name
        let isHidden =
            ["row", "fields", "container", "db", "save", "list"].contains(name)
            || name.first?.isUppercase == true
        return isHidden ? "self.\(property.storedName.source)" : property.storedName.source
    }

    private func literal(_ column: SQLColumn) -> String { SwiftLiteral.string(column.name.name) }
}

extension SwiftProperty {
    /// What callers of its column are told, as a literal; empty where they may use it.
    func deprecation(of field: Field) -> String {
        isDeprecated ? SwiftLiteral.deprecation(field.retirement) : ""
    }
}

extension SwiftIdentifier {
    /// As a member of `Columns`, which a type reads as the others do; `X.Type` and `X.Protocol` are types, though.
    var columnSource: String { name == "Type" || name == "Protocol" ? name + "_" : source }
}
