import Foundation
import TestSupport

/// What a database says of the tables that a script made, by its own catalogue.
enum TableFacts {
    /// A row of the catalogue.
    struct Column: Decodable {
        let table: String
        let name: String
        let type: String
        let isRequired: Int
        let start: String?
        let isKey: Int

        /// The table's constraints as they were written, for SQLite.
        let definition: String?
    }

    static func read(_ columns: [Column], target: String, _ type: (Column) -> FieldFacts) -> TargetFacts {
        var facts = TargetFacts(target: target)
        let tables = Dictionary(grouping: columns, by: \.table)
        for (name, columns) in tables where !isJunction(columns) {
            var record = RecordFacts()
            record.key = columns.first { $0.isKey == 1 }?.name
            for column in columns where column.name != "recordName" {
                var field = type(column)
                field.isOptional = column.isRequired == 0
                record.fields[column.name] = field
            }
            facts.records[name] = record
        }
        for (name, columns) in tables where isJunction(columns) {
            let owner = tables.keys.filter { name.hasPrefix($0 + "_") && $0 != name }.max {
                $0.count < $1.count
            }
            guard let owner else { continue }
            facts.records[owner]?.fields[String(name.dropFirst(owner.count + 1))] = FieldFacts(
                kinds: [.reference], isList: true, isOptional: false)
        }
        return facts
    }

    /// The rows of a list of references.
    private static func isJunction(_ columns: [Column]) -> Bool {
        Set(columns.map(\.name)) == ["owner", "position", "target"]
            && columns.filter { $0.isKey == 1 }.count == 2
    }
}

// MARK: - SQLite

extension TableFacts {
    static func sqlite(_ script: String) throws -> TargetFacts {
        let query = """

            .mode json
            SELECT m.name AS "table", p.name, p.type, p."notnull" AS isRequired, p.dflt_value AS start,
                p.pk > 0 AS isKey, m.sql AS definition
            FROM sqlite_schema m JOIN pragma_table_xinfo(m.name) p WHERE m.type = 'table';
            """
        let outcome = try Command("sqlite3", ["-batch", "-bail", ":memory:"]).run(input: script + query)
        guard outcome.status == 0 else { throw Failure(text: outcome.errors) }
        let columns = try JSONDecoder().decode([Column].self, from: Data(outcome.output.utf8))
        return read(columns, target: "sqlite") { column in
            var field = sqliteType(column)
            field.defaultValue = sqliteDefault(column.start)
            return field
        }
    }

    private static func sqliteType(_ column: Column) -> FieldFacts {
        let words = (column.definition ?? "").split { $0.isWhitespace }.joined(separator: " ")
        func isChecked(_ start: String) -> Bool {
            [column.name, "\"\(column.name)\""].contains { name in
                ["CHECK (", "CHECK (% IS NULL OR "].contains {
                    words.contains(($0 + start).replacing("%", with: name))
                }
            }
        }
        if isChecked("json_valid(%) AND json_type(%) = 'array'") {
            return FieldFacts(kinds: Set(ValueKind.allCases), isList: true)
        }
        if isChecked("% GLOB '????????-") { return FieldFacts(kinds: [.uuid, .reference]) }
        if isChecked("% IS strftime") { return FieldFacts(kinds: [.date, .reference]) }
        if isChecked("% IN (0, 1)") { return FieldFacts(kinds: [.bool]) }
        if isChecked("json_valid(%) AND json_type(%) IN ('integer', 'real')") {
            return FieldFacts(kinds: [.decimal, .reference])
        }
        if isChecked("json_valid(%) AND json_extract(%") { return FieldFacts(kinds: [.location]) }
        if isChecked("json_valid(%))") { return FieldFacts(kinds: [.json]) }
        return switch column.type {
        case "INTEGER": FieldFacts(kinds: [.int, .reference])
        case "REAL": FieldFacts(kinds: [.double])
        case "BLOB": FieldFacts(kinds: [.data])
        case "TEXT": FieldFacts(kinds: [.string, .url, .asset, .reference])
        default: FieldFacts(kinds: [])
        }
    }

    private static func sqliteDefault(_ text: String?) -> StatedDefault {
        guard let text else { return .none }
        if text.hasPrefix("strftime(") { return .now }
        if text == "'[]'" { return .emptyList }
        return literal(text)
    }

    private static func literal(_ text: String) -> StatedDefault {
        if text.hasPrefix("'"), text.hasSuffix("'") {
            return .text(String(text.dropFirst().dropLast()).replacing("''", with: "'"))
        }
        if text == "true" || text == "false" { return .bool(text == "true") }
        return Double(text.trimmingCharacters(in: ["(", ")"])).map { .number($0) } ?? .other(text)
    }

    private struct Failure: Error {
        let text: String
    }
}

// MARK: - PostgreSQL

extension TableFacts {
    static func postgreSQL(_ script: String, in database: PostgreSQLServer.Database) throws -> TargetFacts {
        let outcome = try database.run(
            """
            SET client_min_messages = warning;
            CREATE SCHEMA stage;
            SET search_path = stage, public;
            \(script)
            \\o
            \\pset tuples_only on
            \\pset format unaligned
            SELECT 'catalogue:' || json_agg(json_build_object(
                'table', c.table_name, 'name', c.column_name, 'type', c.udt_name,
                'isRequired', (c.is_nullable = 'NO')::int, 'start', c.column_default,
                'isKey', (k.column_name IS NOT NULL)::int))
            FROM information_schema.columns c
            LEFT JOIN information_schema.table_constraints t
                ON t.table_schema = 'stage' AND t.table_name = c.table_name AND t.constraint_type = 'PRIMARY KEY'
            LEFT JOIN information_schema.key_column_usage k
                ON k.table_schema = 'stage' AND k.constraint_name = t.constraint_name
                AND k.table_name = c.table_name AND k.column_name = c.column_name
            WHERE c.table_schema = 'stage';
            DROP SCHEMA stage CASCADE;
            """)
        guard outcome.status == 0 else { throw Failure(text: outcome.errors) }
        let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("catalogue:") } ?? ""
        let columns = try JSONDecoder().decode(
            [Column].self, from: Data(line.dropFirst("catalogue:".count).utf8))
        return read(columns, target: "postgresql") { column in
            let isList = column.type.hasPrefix("_")
            return FieldFacts(
                kinds: postgreSQLKinds(isList ? String(column.type.dropFirst()) : column.type),
                isList: isList,
                isOptional: nil, defaultValue: postgreSQLDefault(column.start))
        }
    }

    /// A UUID that is compared with the names of records is a text, as they are.
    private static func postgreSQLKinds(_ type: String) -> Set<ValueKind> {
        switch type {
        case "uuid": [.uuid, .reference]
        case "timestamptz": [.date, .reference]
        case "numeric": [.decimal, .reference]
        case "bool": [.bool]
        case "bytea": [.data]
        case "jsonb": [.json, .location]
        case "text": [.string, .url, .asset, .reference, .uuid]
        case "int8": [.int, .reference]
        case "float8": [.double]
        default: []
        }
    }

    /// `'none'::text`
    private static func postgreSQLDefault(_ text: String?) -> StatedDefault {
        guard let text else { return .none }
        if text == "CURRENT_TIMESTAMP" { return .now }
        if text == "gen_random_uuid()" { return .newUUID }
        if text.hasPrefix("'{}'::"), text.hasSuffix("[]") { return .emptyList }
        guard text.hasPrefix("'"), let end = text.range(of: "'::", options: .backwards) else {
            return literal(text)
        }
        return literal(String(text[..<end.lowerBound]) + "'")
    }
}
