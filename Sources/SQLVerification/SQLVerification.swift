package import Output
package import SQLLanguage
import SQLScripts
package import SchemaComparison
import SchemaModel

/// Finds in what a database differs from the one that a schema's script makes.
///
/// Purpose: `gen verify --sqlite` and `--postgresql`. Input: a schema with the options of its script, and what the
/// database says of itself. Output: what either has and the other lacks, at its place in the documents. Invariant: a
/// database that the script made differs in nothing. What checks say is not compared, only that they are there. Triggers
/// of the app's own are left alone.
package struct SQLVerification {
    private let schema: Schema
    private let blueprint: SQLBlueprint
    private let found: DatabaseCatalogue
    private let expected: DatabaseCatalogue
    private let synchronisationTables: [String]
    private var differences = DatabaseDifferences()

    package static func report(_ request: OutputRequest, _ found: DatabaseCatalogue, _ dialect: SQLDialect)
        -> ComparisonReport
    {
        var verification = SQLVerification(request, found, dialect)
        verification.compare()
        return ComparisonReport(verification.differences.entries)
    }

    private init(_ request: OutputRequest, _ found: DatabaseCatalogue, _ dialect: SQLDialect) {
        schema = request.schema
        blueprint = SQLBlueprint(request, dialect: dialect)
        self.found = found
        expected = DatabaseCatalogue(blueprint, dialect)
        let tables = dialect == .sqlite ? SQLScript.synchronisationTables(request) : nil
        synchronisationTables = tables.map { [$0.records.name, $0.engines.name, $0.redirects.name] } ?? []
    }

    private mutating func compare() {
        for table in blueprint.tables {
            guard let new = expected.tables[expected.key(table.name.name)] else { continue }
            guard let old = found.tables[found.key(table.name.name)] else {
                differences.add("has no table '\(table.name.name)' in the database", place(of: table))
                continue
            }
            compareColumns(old, new, table)
            compareKeys(old, new, place(of: table))
            compareIndexes(old, new, table)
            compareRules(old, new, place(of: table))
        }
        compareTriggers()
        let own = Set(synchronisationTables.map(expected.key))
        for (key, table) in found.tables.sorted(by: { $0.key < $1.key })
        where expected.tables[key] == nil && !own.contains(key) && key != Self.migrator {
            let columns = table.columns.map(\.name).joined(separator: ", ")
            differences.add("is only in the database, with \(columns)", (.table(table.name), nil))
        }
        for name in synchronisationTables where found.tables[found.key(name)] == nil {
            differences.add("is not in the database", (.table(name), nil))
        }
    }

    /// Where GRDB keeps what has run.
    private static let migrator = "grdb_migrations"

    // MARK: Columns

    private mutating func compareColumns(
        _ old: DatabaseCatalogue.Table, _ new: DatabaseCatalogue.Table, _ table: SQLBlueprint.Table
    ) {
        let known = Dictionary(old.columns.map { (found.key($0.name), $0) }) { first, _ in first }
        for (column, content) in zip(new.columns, table.columns.map(\.content)) {
            let place = place(of: content, in: table)
            guard let other = known[found.key(column.name)] else {
                differences.add("has no column '\(column.name)' in the database", place)
                continue
            }
            if other.type.uppercased() != column.type.uppercased() {
                differences.add("is \(column.type), and \(Self.type(other)) in the database", place)
            }
            let isKey = old.primaryKey == [other.name] && found.dialect == .sqlite
            if other.isRequired != column.isRequired, !(isKey && column.isRequired) {
                differences.add(
                    column.isRequired
                        ? "is required, and may be NULL in the database"
                        : "may be NULL, and is NOT NULL in the database", place)
            }
        }
        let names = Set(new.columns.map { found.key($0.name) })
        for column in old.columns where !names.contains(found.key(column.name)) {
            differences.add(
                "is only in the database: \(Self.type(column))\(column.isRequired ? " NOT NULL" : "")",
                (.table("\(old.name).\(column.name)"), nil))
        }
    }

    private static func type(_ column: DatabaseCatalogue.Column) -> String {
        column.type.isEmpty ? "of no type" : column.type
    }

    // MARK: Keys, indexes and rules

    private mutating func compareKeys(
        _ old: DatabaseCatalogue.Table, _ new: DatabaseCatalogue.Table, _ place: DatabaseDifferences.Place
    ) {
        if old.primaryKey.map(found.key) != new.primaryKey.map(found.key) {
            let other = old.primaryKey.isEmpty ? "none" : Self.list(old.primaryKey)
            differences.add(
                "has the primary key \(Self.list(new.primaryKey)), and \(other) in the database", place)
        }
        let (oldKeys, newKeys) = (Set(old.foreignKeys.map(folded)), Set(new.foreignKeys.map(folded)))
        for key in new.foreignKeys where !oldKeys.contains(folded(key)) {
            differences.add("has no foreign key \(Self.text(key)) in the database", place)
        }
        for key in old.foreignKeys where !newKeys.contains(folded(key)) {
            differences.add("has the foreign key \(Self.text(key)) only in the database", place)
        }
    }

    private func folded(_ key: DatabaseCatalogue.ForeignKey) -> DatabaseCatalogue.ForeignKey {
        DatabaseCatalogue.ForeignKey(
            columns: key.columns.map(found.key), table: found.key(key.table),
            targets: key.targets.map(found.key),
            deleteRule: key.deleteRule)
    }

    private static func text(_ key: DatabaseCatalogue.ForeignKey) -> String {
        "from \(list(key.columns)) to '\(key.table)'"
            + (key.deleteRule == "NO ACTION" ? "" : " with ON DELETE \(key.deleteRule)")
    }

    private mutating func compareIndexes(
        _ old: DatabaseCatalogue.Table, _ new: DatabaseCatalogue.Table, _ table: SQLBlueprint.Table
    ) {
        let place = place(of: table)
        let known = Dictionary(old.indexes.map { (found.key($0.name), $0) }) { first, _ in first }
        for index in new.indexes {
            guard let other = known[found.key(index.name)] else {
                differences.add("has no index '\(index.name)' in the database", place)
                continue
            }
            if other.columns.map(found.key) != index.columns.map(found.key)
                || other.isUnique != index.isUnique
            {
                differences.add(
                    "has the index '\(index.name)' \(Self.text(index)), and in the database \(Self.text(other))",
                    place)
            }
        }
        let names = Set(new.indexes.map { found.key($0.name) })
        for index in old.indexes where !names.contains(found.key(index.name)) {
            differences.add("has the index '\(index.name)' \(Self.text(index)) only in the database", place)
        }
    }

    private static func text(_ index: DatabaseCatalogue.Index) -> String {
        "of \(list(index.columns))\(index.isUnique ? ", unique" : "")"
    }

    private mutating func compareRules(
        _ old: DatabaseCatalogue.Table, _ new: DatabaseCatalogue.Table, _ place: DatabaseDifferences.Place
    ) {
        for name in new.checks.subtracting(old.checks).sorted() {
            differences.add("has no check '\(name)' in the database", place)
        }
        for name in old.checks.subtracting(new.checks).sorted() {
            differences.add("has the check '\(name)' only in the database", place)
        }
    }

    private mutating func compareTriggers() {
        let known = found.tables.values.reduce(into: [:]) { $0.merge($1.triggers) { first, _ in first } }
        for trigger in blueprint.triggers {
            let name = trigger.name.unquoted
            guard let text = known[name] else {
                differences.add("is not in the database", (.trigger(name), nil))
                continue
            }
            if text != TriggerText(script: trigger.text, found.dialect) {
                differences.add("does something else in the database", (.trigger(name), nil))
            }
        }
        let expected = Set(blueprint.triggers.map(\.name.unquoted))
        for name in known.keys.sorted() where !expected.contains(name) && isMade(name) {
            differences.add("is only in the database", (.trigger(name), nil))
        }
    }

    /// Whether a script of some version of the documents made a trigger, by its name.
    private func isMade(_ trigger: String) -> Bool {
        SQLBlueprint.Trigger.endings.contains { trigger.hasSuffix($0) }
            && found.tables.values.contains { trigger.hasPrefix($0.name + "_") }
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}

// MARK: - Places

extension SQLVerification {
    private func place(of table: SQLBlueprint.Table) -> DatabaseDifferences.Place {
        switch table.subject {
        case .entity(let name): (.entity(name), entity(name)?.span)
        case .list(let path): (.field(path), entity(path.entity)?.field(named: path.field)?.span)
        }
    }

    private func place(
        of content: SQLBlueprint.Column.Content, in table: SQLBlueprint.Table
    ) -> DatabaseDifferences.Place {
        guard case .field(let name) = content, case .entity(let entity) = table.subject else {
            return place(of: table)
        }
        return (
            .field(FieldPath(entity: entity, field: name)), self.entity(entity)?.field(named: name)?.span
        )
    }

    private func entity(_ name: String) -> Entity? { schema.entities.first { $0.name == name } }
}
