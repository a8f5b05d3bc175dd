import Diagnostics
import SwiftReading

/// Reads the tables that migrations of GRDB define, as the SQL that they stand for.
///
///     try db.create(table: "trip") { t in
///         t.autoIncrementedPrimaryKey("id")
///         t.column("title", .text).notNull()
///         t.belongsTo("owner", inTable: "person", onDelete: .cascade)
struct GRDBMigrationReading {
    private let text: [UInt8]
    private let calls: [SwiftCall]
    private var definitions = SQLDefinitions()

    /// The tables that the code only adds columns to: they count where another block creates them.
    private(set) var altered: Set<String> = []

    static func read(_ text: [UInt8]) -> (definitions: SQLDefinitions, altered: Set<String>) {
        var reading = GRDBMigrationReading(text: text)
        for call in reading.calls { reading.read(call) }
        return (reading.definitions, reading.altered)
    }

    private init(text: [UInt8]) {
        self.text = text
        calls = SwiftReader().calls(in: String(decoding: text, as: UTF8.self))
    }

    private mutating func read(_ call: SwiftCall) {
        switch call.name {
        case "create":
            if let name = call.argument("table") {
                createTable(name, call)
            } else if let table = call.argument("on") ?? call.argument("indexOn") {
                createIndex(on: table, call)
            }
        case "alter":
            if let name = call.argument("table") { alterTable(name, call) }
        case "rename":
            guard let old = call.argument("table")?.literal, let new = call.argument("to")?.literal,
                let table = index(of: old)
            else { return }
            definitions.rename(table, to: new)
        case "drop":
            guard let name = call.argument("table")?.literal else { return }
            definitions.tables.removeAll { $0.name == name }
        default: return
        }
    }

    private func index(of table: String) -> Int? { definitions.tables.firstIndex { $0.name == table } }

    private mutating func createTable(_ argument: SwiftCall.Argument, _ call: SwiftCall) {
        guard let name = argument.literal, let closure = call.closure else { return }
        var table = SQLDefinitions.Table(name: name, nameRange: argument.range)
        var columns: [Int: Int] = [:]
        for index in indices(within: closure) {
            if let receiver = calls[index].receiver, let column = columns[receiver] {
                constrain(column, by: calls[index], in: &table)
                columns[index] = column
            } else if add(calls[index], to: &table) {
                columns[index] = table.columns.count - 1
            }
        }
        definitions.tables.append(table)
    }

    private mutating func alterTable(_ argument: SwiftCall.Argument, _ call: SwiftCall) {
        guard let name = argument.literal, let closure = call.closure else { return }
        if index(of: name) == nil {
            definitions.tables.append(SQLDefinitions.Table(name: name, nameRange: argument.range))
            altered.insert(name)
        }
        guard let table = index(of: name) else { return }
        var columns: [Int: Int] = [:]
        for index in indices(within: closure) {
            let call = calls[index]
            if let receiver = call.receiver, let column = columns[receiver] {
                constrain(column, by: call, in: &definitions.tables[table])
                columns[index] = column
            } else if call.name == "drop", let column = call.argument("column")?.literal {
                definitions.tables[table].drop(column)
            } else if call.name == "rename", let old = call.argument("column")?.literal,
                let new = call.argument("to")?.literal
            {
                definitions.tables[table].rename(old, to: new)
            } else if call.name == "add", let first = call.arguments.first {
                columns[index] = definitions.tables[table].columns.count
                definitions.tables[table].columns.append(column(first, type: typeName(of: call), call))
            }
        }
    }

    private mutating func createIndex(on argument: SwiftCall.Argument, _ call: SwiftCall) {
        guard let name = argument.literal, let table = index(of: name),
            let columns = call.argument("columns").map(texts), !columns.isEmpty
        else { return }
        let key = SQLDefinitions.Key(columns: columns, range: call.range)
        let isUnique =
            call.argument("unique").map(written) == "true"
            || call.argument("options").map(written)?.contains("unique") ?? false
        if !isUnique {
            definitions.tables[table].indexes.append(key)
        } else if call.argument("condition") == nil {
            definitions.tables[table].uniqueKeys.append(key)
        }
    }

    private func indices(within closure: Range<Int>) -> Range<Int> {
        let start = calls.partitioningIndex { $0.range.lowerBound > closure.lowerBound }
        return start..<calls.partitioningIndex { $0.range.lowerBound >= closure.upperBound }
    }

    // MARK: Columns

    /// Whether the call adds a column, and not a constraint of the table.
    private func add(_ call: SwiftCall, to table: inout SQLDefinitions.Table) -> Bool {
        guard let first = call.unlabelled else { return false }
        switch call.name {
        case "autoIncrementedPrimaryKey":
            table.columns.append(column(first, type: "INTEGER", call))
            table.columns[table.columns.count - 1].isPrimaryKey = true
        case "column":
            table.columns.append(column(first, type: typeName(of: call), call))
        case "belongsTo":
            guard let name = first.literal else { return false }
            let target = call.argument("inTable")?.literal ?? self.target(named: name)
            var column = column(first, type: keyType(of: target), call)
            column.name += "Id"
            refer(&column, to: target, call)
            table.columns.append(column)
        case "primaryKey" where first.literal != nil:
            table.columns.append(column(first, type: typeName(of: call), call))
            table.columns[table.columns.count - 1].isPrimaryKey = true
        case "primaryKey":
            table.primaryKey = texts(first)
            return false
        case "uniqueKey":
            table.uniqueKeys.append(SQLDefinitions.Key(columns: texts(first), range: call.range))
            return false
        default: return false
        }
        return true
    }

    /// `.notNull()`, `.defaults(to: 0)`, `.references("trip", onDelete: .cascade)`.
    private func constrain(_ column: Int, by call: SwiftCall, in table: inout SQLDefinitions.Table) {
        let upper = call.range.upperBound
        table.columns[column].range = table.columns[column].range.lowerBound..<upper
        switch call.name {
        case "notNull": table.columns[column].isNotNull = true
        case "unique": table.columns[column].isUnique = true
        case "primaryKey": table.columns[column].isPrimaryKey = true
        case "defaults":
            table.columns[column].defaultText = call.arguments.first.map(written)
        case "indexed":
            table.indexes.append(
                SQLDefinitions.Key(columns: [table.columns[column].name], range: call.range))
        case "references":
            guard let target = call.unlabelled?.literal else { return }
            refer(&table.columns[column], to: target, call)
        default: return
        }
    }

    private func column(_ name: SwiftCall.Argument, type: String, _ call: SwiftCall) -> SQLDefinitions.Column
    {
        SQLDefinitions.Column(
            name: name.literal ?? written(name), nameRange: name.range, type: type, typeRange: name.range,
            range: call.range)
    }

    private func refer(_ column: inout SQLDefinitions.Column, to target: String, _ call: SwiftCall) {
        column.references = target
        switch call.argument("onDelete").map(written) {
        case ".cascade": column.onDelete = "CASCADE"
        case ".setNull": column.onDelete = "SET NULL"
        case ".setDefault": column.onDelete = "SET DEFAULT"
        case ".restrict": column.onDelete = "RESTRICT"
        case ".noAction": column.onDelete = "NO ACTION"
        default: break
        }
    }

    /// `.text`, the first argument that is a member.
    private func typeName(of call: SwiftCall) -> String {
        guard let type = call.arguments.dropFirst().first(where: { $0.label == nil }).map(written) else {
            return ""
        }
        return type == ".jsonText" ? "JSON" : type.hasPrefix(".") ? type.dropFirst().uppercased() : ""
    }

    /// `belongsTo("author")` refers to the table `author` or `authors`, whichever there is.
    private func target(named name: String) -> String {
        [name, name + "s"].first { index(of: $0) != nil } ?? name
    }

    private func keyType(of table: String) -> String {
        guard let table = index(of: table) else { return "" }
        return definitions.tables[table].columns.first(where: \.isPrimaryKey)?.type ?? ""
    }

    // MARK: Text

    private func written(_ argument: SwiftCall.Argument) -> String {
        String(decoding: text[argument.range], as: UTF8.self)
    }

    /// The texts of `["a", "b"]`.
    private func texts(_ argument: SwiftCall.Argument) -> [String] {
        let parts = written(argument).split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
}
