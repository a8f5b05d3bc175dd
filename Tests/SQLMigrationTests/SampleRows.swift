import SQLLanguage
import SQLScripts
import SchemaModel

/// Rows for each table of a script: the same three everywhere, so that references lead somewhere.
struct SampleRows {
    let dialect: SQLDialect

    /// Whether no two tables have a key in common, as CloudKit wants it of the records of a zone.
    var separatesKeys = false

    /// Inserts for all tables, in one transaction.
    func inserts(into blueprint: SQLBlueprint) -> String {
        let statements = blueprint.tables.enumerated().flatMap { place, table in
            (1...3).map { insert($0, into: table, at: separatesKeys ? place : 0) }
        }
        return "BEGIN;\n" + statements.joined(separator: "\n") + "\nCOMMIT;\n"
    }

    private func insert(_ number: Int, into table: SQLBlueprint.Table, at place: Int) -> String {
        let key = table.constraints.first { $0.kind == .primaryKey }?.columns ?? []
        let values = table.columns.map { value(of: $0, key.contains($0.name) ? number + 10 * place : number) }
        let names = table.columns.map(\.name.quoted).joined(separator: ", ")
        return "INSERT INTO \(table.name) (\(names)) VALUES (\(values.joined(separator: ", ")));"
    }

    private func value(of column: SQLBlueprint.Column, _ number: Int) -> String {
        if number == 3, !column.isRequired { return "NULL" }
        if column.content == .position { return "\(number - 1)" }
        let type = column.column.type
        guard type.isList else { return scalar(type, number) }
        switch dialect {
        case .sqlite: return type.meaning == .data ? "'[\"AQ==\"]'" : "json_array(\(scalar(type, number)))"
        case .postgresql: return "ARRAY[\(scalar(type, number))]::\(type.name)"
        }
    }

    private func scalar(_ type: SQLColumnType, _ number: Int) -> String {
        if type.isTextual { return uuid(number) }
        return switch type.meaning {
        case .string, .url, .asset, .reference, .enum: "'4\(number)'"
        case .int: "\(number)"
        case .double: "\(number).5"
        case .decimal: dialect == .sqlite ? "'\(number).5'" : "\(number).5"
        case .bool: dialect == .sqlite ? "\(number % 2)" : "\(number % 2 == 0)"
        case .date: "'2026-01-\(number < 10 ? "0" : "")\(number)T10:20:30.456Z'"
        case .uuid: uuid(number)
        case .data: dialect == .sqlite ? "X'0\(number)'" : "'\\x0\(number)'"
        case .location: "'{\"latitude\":\(number),\"longitude\":2}'"
        case .json: "'{\"a\":\(number)}'"
        }
    }

    private func uuid(_ number: Int) -> String {
        let digits = String(number)
        return "'00000000-0000-0000-0000-\(String(repeating: "0", count: 12 - digits.count) + digits)'"
    }
}
