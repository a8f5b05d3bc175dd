import SQLLanguage
import SQLScripts

/// A plan as statements of PostgreSQL, which alters every table in place.
struct PostgreSQLMigration {
    private let plan: MigrationPlan
    private var statements: [String] = []

    /// Whether what foreign keys lead to changes: then all of them have to wait.
    private let changesKeys: Bool

    private init(_ plan: MigrationPlan) {
        self.plan = plan
        changesKeys = plan.tables.contains { table in
            table.old.name != table.new.name
                || !Self.keys(table.old).allSatisfy(Self.keys(table.new).contains)
                || table.columns.contains { !$0.isUnchanged && $0.source != nil }
        }
    }

    private static func keys(_ table: SQLBlueprint.Table) -> [SQLBlueprint.Constraint] {
        table.constraints.filter { $0.kind == .primaryKey }
    }

    /// What stands between the beginning and the end of the transaction; nothing where the readings are the same.
    static func statements(for plan: MigrationPlan) -> [String] {
        var migration = PostgreSQLMigration(plan)
        migration.write()
        guard !migration.statements.isEmpty else { return [] }
        return [migration.precondition, "SET CONSTRAINTS ALL IMMEDIATE;"].compactMap(\.self)
            + migration.statements
    }

    private mutating func write() {
        let (oldTriggers, newTriggers) = (Set(plan.old.triggers), Set(plan.new.triggers))
        statements += plan.old.triggers.filter { !newTriggers.contains($0) }.map(\.removal)
        removeForeignKeys()
        for table in plan.tables { removeRules(table) }
        rename()
        for table in plan.tables { alterColumns(table) }
        for table in plan.dropped { statements.append("DROP TABLE \(table.name);") }
        for table in plan.added { statements.append(table.creation.trimmed) }
        for table in plan.tables { addRules(table) }
        addForeignKeys()
        for table in plan.tables { describe(table) }
        statements += plan.new.triggers.filter { !oldTriggers.contains($0) }.map(\.text.trimmed)
        statements += plan.new.inserts.compactMap { $0.statement(besides: plan.old.inserts) }
    }

    // MARK: Foreign keys

    /// Those of an older and a newer reading, by the table that has them.
    private func foreignKeys(_ tables: [SQLBlueprint.Table], _ later: [SQLBlueprint.LaterKey])
        -> [SQLBlueprint.LaterKey]
    {
        tables.flatMap { table in
            table.constraints.filter { $0.kind == .foreignKey }.map {
                SQLBlueprint.LaterKey(table: table.name.quoted, constraint: $0)
            }
        } + later
    }

    private var oldForeignKeys: [SQLBlueprint.LaterKey] { foreignKeys(plan.old.tables, plan.old.laterKeys) }

    /// Those of tables that are created now, these have already.
    private var newForeignKeys: [SQLBlueprint.LaterKey] {
        foreignKeys(plan.tables.map(\.new), plan.new.laterKeys)
    }

    private mutating func removeForeignKeys() {
        let new = Set(newForeignKeys)
        let leaving = oldForeignKeys.filter { changesKeys || !new.contains($0) }
        statements += leaving.map {
            "ALTER TABLE \($0.table) DROP CONSTRAINT IF EXISTS \($0.constraint.name);"
        }
    }

    private mutating func addForeignKeys() {
        let old = Set(oldForeignKeys)
        let coming = newForeignKeys.filter { changesKeys || !old.contains($0) }
        statements += coming.map { "ALTER TABLE \($0.table) ADD \($0.constraint.definition);" }
    }

    // MARK: Checks, keys and indexes

    /// The checks and the key of a table that stay as they are.
    private func lastingRules(_ table: TableMigration) -> Set<SQLBlueprint.Constraint> {
        let changed = Set(
            table.columns.filter { !$0.isUnchanged }.flatMap { [$0.source?.name, $0.column.name] })
        let lasting = table.old.constraints.filter { constraint in
            constraint.kind != .foreignKey && table.new.constraints.contains(constraint)
                && !constraint.columns.contains { changed.contains($0) }
        }
        return Set(lasting + table.keptConstraints.filter { $0.kind == .check })
    }

    private func lastingIndexes(_ table: TableMigration) -> Set<SQLBlueprint.Index> {
        let changed = Set(
            table.columns.filter { !$0.isUnchanged }.flatMap { [$0.source?.name, $0.column.name] })
        let lasting = table.old.indexes.filter { index in
            table.new.indexes.contains(index) && !index.columns.contains { changed.contains($0) }
        }
        return Set(lasting + table.keptIndexes)
    }

    private mutating func removeRules(_ table: TableMigration) {
        let (rules, indexes) = (lastingRules(table), lastingIndexes(table))
        for rule in table.old.constraints where rule.kind != .foreignKey && !rules.contains(rule) {
            statements.append("ALTER TABLE \(table.old.name) DROP CONSTRAINT IF EXISTS \(rule.name);")
        }
        for index in table.old.indexes where !indexes.contains(index) {
            statements.append("DROP INDEX IF EXISTS \(index.name);")
        }
    }

    private mutating func addRules(_ table: TableMigration) {
        let (rules, indexes) = (lastingRules(table), lastingIndexes(table))
        for rule in table.new.constraints where rule.kind != .foreignKey && !rules.contains(rule) {
            statements.append("ALTER TABLE \(table.new.name) ADD \(rule.definition);")
        }
        statements += table.new.indexes.filter { !indexes.contains($0) }.map(\.creation)
    }

    // MARK: Names

    /// By way of names that nobody has, where two things change theirs with each other.
    private mutating func rename() {
        let tables = plan.tables.map { ($0.old.name, $0.new.name) }.filter { $0.0 != $0.1 }
        statements += Self.renaming(tables) { "ALTER TABLE \($0) RENAME TO \($1);" }
        for table in plan.tables {
            let columns = table.columns.compactMap { column in
                column.source.map { ($0.name, column.column.name) }
            }
            statements += Self.renaming(columns.filter { $0.0 != $0.1 }) {
                "ALTER TABLE \(table.new.name) RENAME COLUMN \($0) TO \($1);"
            }
        }
    }

    private static func renaming(
        _ names: [(SQLIdentifier, SQLIdentifier)], _ statement: (SQLIdentifier, SQLIdentifier) -> String
    ) -> [String] {
        let taken = Set(names.map(\.0))
        guard names.contains(where: { taken.contains($0.1) }) else { return names.map(statement) }
        let between = names.indices.map { SQLIdentifier("migrated_\($0 + 1)", in: .postgresql) }
        return zip(names, between).map { statement($0.0, $1) }
            + zip(names, between).map { statement($1, $0.1) }
    }

    // MARK: Columns

    private mutating func alterColumns(_ table: TableMigration) {
        let start = "ALTER TABLE \(table.new.name)"
        for column in table.dropped { statements.append("\(start) DROP COLUMN \(column.name);") }
        for (column, relaxed) in zip(table.kept, table.relaxed) where column != relaxed {
            statements.append("\(start) ALTER COLUMN \(column.name) DROP NOT NULL;")
        }
        for column in table.columns {
            if let source = column.source {
                alter(column, from: source, in: table)
            } else {
                statements.append("\(start) ADD COLUMN \(column.column.definition);")
            }
        }
    }

    private mutating func alter(
        _ column: ColumnMigration, from source: SQLBlueprint.Column, in table: TableMigration
    ) {
        let new = column.column
        let start = "ALTER TABLE \(table.new.name) ALTER COLUMN \(new.name)"
        let retypes = source.column.type.name != new.column.type.name || column.conversion != .none
        if source.defaultValue != nil, retypes || new.defaultValue == nil {
            statements.append("\(start) DROP DEFAULT;")
        }
        if source.isRequired, !new.isRequired { statements.append("\(start) DROP NOT NULL;") }
        if retypes { statements.append("\(start) TYPE \(new.column.type.name)\(using(column, source));") }
        if let value = new.defaultValue, retypes || value != source.defaultValue {
            statements.append("\(start) SET DEFAULT \(value);")
        }
        guard new.isRequired, !source.isRequired else { return }
        if let value = new.defaultValue {
            statements.append(
                "UPDATE \(table.new.name) SET \(new.name) = \(value) WHERE \(new.name) IS NULL;")
        }
        statements.append("\(start) SET NOT NULL;")
    }

    /// The column has its newer name by then.
    private func using(_ column: ColumnMigration, _ source: SQLBlueprint.Column) -> String {
        let (name, type) = (column.column.name, column.column.column.type)
        return switch ValueConversion(of: name, from: source.column.type, to: type, in: .postgresql) {
        case .none, .impossible: ""
        case .expression(let expression): " USING \(expression)"
        }
    }

    // MARK: Comments

    /// What is said of a column follows it to its newer name.
    private mutating func describe(_ table: TableMigration) {
        let new = Dictionary(table.new.descriptions.map { ($0.subject, $0.text) }) { first, _ in first }
        let old = lastingDescriptions(of: table)
        for (subject, text) in table.new.descriptions.map({ ($0.subject, $0.text) })
        where old[subject] != text {
            statements.append("COMMENT ON \(subject) IS \(text);")
        }
        for subject in old.keys.sorted() where new[subject] == nil {
            statements.append("COMMENT ON \(subject) IS NULL;")
        }
    }

    /// What the database says by now, of all that the newer table has, too.
    private func lastingDescriptions(of table: TableMigration) -> [String: String] {
        let (before, now) = (table.old.name, table.new.name)
        let names = table.columns.compactMap { column in
            column.source.map { ("COLUMN \(before).\($0.name)", "COLUMN \(now).\(column.column.name)") }
        }
        let subjects = Dictionary([("TABLE \(before)", "TABLE \(now)")] + names) { first, _ in first }
        let texts = table.old.descriptions.compactMap { old in subjects[old.subject].map { ($0, old.text) } }
        return Dictionary(texts) { first, _ in first }
    }
}

// MARK: - What it begins with

extension PostgreSQLMigration {
    /// Stops where the database is not of the older schema: for one, because it has been migrated already.
    fileprivate var precondition: String? {
        let tests =
            plan.tables.filter(\.isTouched).map(isOther)
            + plan.added.map { "to_regclass(\(literal($0.name.quoted))) IS NOT NULL" }
            + plan.dropped.map { "to_regclass(\(literal($0.name.quoted))) IS NULL" }
        // Comments can be set again and again.
        if tests.isEmpty { return nil }
        let test = tests.joined(separator: "\n    OR ")
        return """
            DO $migration$
            BEGIN
                IF \(test)
                THEN
                    RAISE 'the database is not as the older schema has it, or has been migrated already';
                END IF;
            END
            $migration$;
            """
    }

    private func isOther(_ table: TableMigration) -> String {
        let place = "FROM pg_attribute WHERE attrelid = to_regclass(\(literal(table.old.name.quoted)))"
        let columns = table.old.columns.map {
            "(\(literal($0.name.name)), '\($0.column.type.catalogName)', \($0.isRequired))"
        }
        let isOther =
            "\(columns.count) <> (SELECT count(*) \(place)\n        AND attnum > 0 "
            + "AND (attname, format_type(atttypid, atttypmod), attnotnull) IN (\n            VALUES "
            + "\(columns.joined(separator: ",\n            "))))"
        let added = table.addedNames.map { literal($0.name) }
        guard !added.isEmpty else { return isOther }
        return isOther
            + "\n    OR EXISTS (SELECT 1 \(place)\n        AND attname IN (\(added.joined(separator: ", "))))"
    }

    private func literal(_ text: String) -> String { SQLDialect.postgresql.literal(text) }
}

extension SQLColumnType {
    /// As PostgreSQL's catalogue spells it.
    fileprivate var catalogName: String {
        name.replacing("timestamptz(3)", with: "timestamp(3) with time zone")
    }
}
