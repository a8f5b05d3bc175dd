import SQLLanguage
import SQLScripts

/// Keeps a migration from a database that is not what it begins with: one that has been migrated already, or that has
/// something of the app's own which would be lost with a table.
///
/// SQLite has no condition outside triggers. What must hold is a check of a temporary table, and its name is the message.
struct SQLiteGuard {
    private let plan: MigrationPlan

    init(_ plan: MigrationPlan) {
        self.plan = plan
    }

    /// The statements of a migration with what must hold before and after.
    func statements(around statements: [String]) -> [String] {
        let conditions =
            plan.tables.filter(\.isTouched).flatMap(conditions)
            + plan.added.map { Condition("\($0.name.name) is there already", "NOT \(exists($0.name))") }
            + plan.dropped.map { Condition("\($0.name.name) is missing", exists($0.name)) }
        let start = table("migration_start", conditions)
        let end = plan.hasForeignKeys ? table("migration_end", [.references]) : []
        return start + statements + end
    }

    private struct Condition {
        let message: String
        let expression: String

        init(_ message: String, _ expression: String) {
            (self.message, self.expression) = (message, expression)
        }

        static let references = Condition(
            "a reference leads nowhere", "NOT EXISTS (SELECT 1 FROM pragma_foreign_key_check)")
    }

    private func table(_ name: String, _ conditions: [Condition]) -> [String] {
        if conditions.isEmpty { return [] }
        let columns = conditions.enumerated().map { number, condition in
            let message = SQLIdentifier(condition.message, in: .sqlite)
            return "    c\(number + 1) INTEGER CONSTRAINT \(message) CHECK (c\(number + 1))"
        }
        let values = conditions.map { "    " + $0.expression }
        return [
            "-- Stops here where one of these does not hold.\nCREATE TEMP TABLE \(name) (\n\(columns.joined(separator: ",\n"))\n);",
            "INSERT INTO temp.\(name)\nSELECT\n\(values.joined(separator: ",\n"));",
            "DROP TABLE temp.\(name);",
        ]
    }

    private func exists(_ table: SQLIdentifier) -> String {
        "EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = \(literal(table.name)))"
    }

    private func conditions(of table: TableMigration) -> [Condition] {
        let name = table.old.name.name
        let columns = table.old.columns.map {
            "(\(literal($0.name.name)), '\($0.column.type.name)', \($0.isRequired ? 1 : 0))"
        }
        let found = "SELECT count(*) FROM pragma_table_info(\(literal(name)))"
        let isOld =
            "\(columns.count) = (\(found) WHERE (name, type, \"notnull\") IN (\n        VALUES "
            + "\(columns.joined(separator: ",\n        "))))"
        var conditions = [Condition("\(name) is not as the older schema has it", isOld + rules(of: table))]
        if table.isRebuilt {
            conditions.append(
                Condition(
                    "\(name) has columns that the older schema does not have", "\(columns.count) = (\(found))"
                ))
            conditions.append(
                Condition("\(name) has an index or a trigger of the app's own", hasOnlyKnown(table)))
        } else {
            let added = table.addedNames.map { literal($0.name) }
            if !added.isEmpty {
                let list = added.joined(separator: ", ")
                conditions.append(
                    Condition("\(name) has been migrated already", "0 = (\(found) WHERE name IN (\(list)))"))
            }
        }
        return conditions
    }

    /// What a column's type does not tell, the names of constraints do: those that go are there, those that come are not.
    private func rules(of table: TableMigration) -> String {
        let (old, new) = (Set(table.old.constraints.map(\.name)), Set(table.new.constraints.map(\.name)))
        let going = table.old.constraints.map(\.name).filter { !new.contains($0) }.map {
            has($0, table) + " > 0"
        }
        let coming = table.new.constraints.map(\.name).filter { !old.contains($0) }.map {
            has($0, table) + " = 0"
        }
        return (going + coming).map { "\n        AND " + $0 }.joined()
    }

    private func has(_ constraint: String, _ table: TableMigration) -> String {
        "(SELECT instr(sql, \(literal("CONSTRAINT \(constraint) ")))\n            FROM sqlite_schema "
            + "WHERE type = 'table' AND name = \(literal(table.old.name.name)))"
    }

    /// The table takes along what belongs to it.
    private func hasOnlyKnown(_ table: TableMigration) -> String {
        let known = table.old.indexes.map(\.name) + plan.old.triggers.map(\.name)
        let list = known.map { literal($0.unquoted) }.joined(separator: ", ")
        return
            "NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL\n        AND tbl_name = "
            + "\(literal(table.old.name.name)) COLLATE NOCASE AND name NOT IN (\(list)))"
    }

    private func literal(_ text: String) -> String { SQLDialect.sqlite.literal(text) }
}

extension String {
    /// A name without the quotes that SQL needs.
    fileprivate var unquoted: String {
        guard hasPrefix("\"") else { return self }
        return String(dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}
