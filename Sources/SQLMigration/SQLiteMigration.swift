import SQLLanguage
import SQLScripts

/// A plan as statements of SQLite.
///
/// A table to which columns are only added is altered. Any other is made anew and filled from the older one, as SQLite's
/// documentation advises ("Making Other Kinds Of Table Schema Changes", section 7 of ALTER TABLE).
struct SQLiteMigration {
    private let plan: MigrationPlan
    private var statements: [String] = []
    private var names: SQLNamespace

    init(_ plan: MigrationPlan) {
        self.plan = plan
        names = SQLNamespace(dialect: .sqlite)
        for table in plan.old.tables + plan.new.tables { _ = names.claim(table.name.name) }
    }

    /// What stands between the beginning and the end of the transaction; nothing where the readings are the same.
    static func statements(for plan: MigrationPlan) -> [String] {
        var migration = SQLiteMigration(plan)
        migration.write()
        guard !migration.statements.isEmpty else { return [] }
        return SQLiteGuard(plan).statements(around: migration.statements)
    }

    private mutating func write() {
        removeTriggers()
        for table in plan.added { statements.append(table.creation.trimmed) }
        rebuild(plan.tables.filter(\.isRebuilt))
        for table in plan.tables where !table.isRebuilt { alter(table) }
        for table in plan.dropped { statements.append("DROP TABLE \(table.name);") }
        addTriggers()
        statements += plan.new.inserts.compactMap { $0.statement(besides: plan.old.inserts) }
    }

    // MARK: Tables

    /// All are copied before the first goes, because two of them may change names.
    private mutating func rebuild(_ tables: [TableMigration]) {
        let rebuilt = tables.map { ($0, names.claim("new_" + $0.new.name.name)) }
        for (table, name) in rebuilt { copy(table, into: name) }
        guard !rebuilt.isEmpty else { return }
        for (table, _) in rebuilt { statements.append("DROP TABLE \(table.old.name);") }
        // Views and triggers of the app's own that mention a table find it again under its name.
        statements.append("PRAGMA legacy_alter_table = ON;")
        defer { statements.append("PRAGMA legacy_alter_table = OFF;") }
        for (table, name) in rebuilt {
            statements.append("ALTER TABLE \(name) RENAME TO \(table.new.name);")
            statements += table.new.indexes.map(\.creation)
            statements += table.keptIndexes.map { $0.creation(on: table.new.name) }
        }
    }

    private mutating func copy(_ table: TableMigration, into name: SQLIdentifier) {
        let creation = table.new.creation(named: name, keeping: table.relaxed, table.keptConstraints)
        statements.append(creation.trimmed)
        let columns =
            table.columns.compactMap { column in column.value.map { (column.column.name.quoted, $0) } }
            + table.kept.map { ($0.name.quoted, $0.name.quoted) }
        guard !columns.isEmpty else { return }
        statements.append(
            "INSERT INTO \(name) (\(columns.map(\.0).joined(separator: ", ")))\n"
                + "SELECT \(columns.map(\.1).joined(separator: ", "))\nFROM \(table.old.name);")
    }

    private mutating func alter(_ table: TableMigration) {
        let indexes = Set(table.new.indexes + table.keptIndexes)
        for index in table.old.indexes where !indexes.contains(index) {
            statements.append("DROP INDEX IF EXISTS \(index.name);")
        }
        statements += table.renamedColumns.map {
            "ALTER TABLE \(table.new.name) RENAME COLUMN \($0.old) TO \($0.new);"
        }
        let constraints = table.addedConstraints
        for column in table.columns where column.source == nil {
            let rules = constraints.filter { $0.columns == [column.column.name] }.map { " " + $0.definition }
            statements.append(
                "ALTER TABLE \(table.new.name) ADD COLUMN \(column.column.definition)\(rules.joined());")
        }
        let known = Set(table.old.indexes)
        statements += table.new.indexes.filter { !known.contains($0) }.map(\.creation)
    }

    // MARK: Triggers

    /// A trigger would act on what is copied, and keeps a table that it mentions from being renamed.
    private var replacesTriggers: Bool { plan.tables.contains(where: \.isRebuilt) }

    private mutating func removeTriggers() {
        let new = Set(plan.new.triggers)
        statements += plan.old.triggers.filter { replacesTriggers || !new.contains($0) }.map(\.removal)
    }

    private mutating func addTriggers() {
        let isNew = plan.old.synchronisation == nil
        if isNew, let tables = plan.new.synchronisation { statements.append(tables.trimmed) }
        let old = Set(plan.old.triggers)
        statements += plan.new.triggers.filter { replacesTriggers || !old.contains($0) }.map(\.text.trimmed)
        if isNew { markAll() }
    }

    /// What is there before sync begins has yet to be saved: a change that changes nothing marks it.
    private mutating func markAll() {
        for entity in plan.new.markedEntities {
            guard let table = plan.tables.first(where: { $0.new.subject == .entity(entity) })?.new,
                let key = table.constraints.first(where: { $0.kind == .primaryKey })?.columns.first
            else { continue }
            statements.append("UPDATE \(table.name) SET \(key) = \(key);")
        }
    }
}

extension TableMigration {
    /// Whether anything of the table changes.
    var isTouched: Bool {
        old.name != new.name || !dropped.isEmpty || relaxed != kept || columns.contains { !$0.isUnchanged }
            || Set(old.constraints) != Set(new.constraints + keptConstraints)
            || Set(old.indexes) != Set(new.indexes + keptIndexes)
    }

    /// Whether more changes than `ALTER TABLE ADD COLUMN` can do.
    var isRebuilt: Bool {
        old.name != new.name || !dropped.isEmpty || relaxed != kept || !hasOldConstraints
            || columns.contains { column in
                guard let source = column.source else { return !column.canBeAppended }
                return column.fillsGaps || !column.isUnchanged && !isRenamed(column, from: source)
            }
    }

    /// The columns of which only the name is another.
    var renamedColumns: [(old: SQLIdentifier, new: SQLIdentifier)] {
        columns.compactMap { column in
            column.source.flatMap { isRenamed(column, from: $0) ? ($0.name, column.column.name) : nil }
        }
    }

    /// Where no constraint and no index has the name in its own: SQLite renames the column in them, and them not.
    private func isRenamed(_ column: ColumnMigration, from source: SQLBlueprint.Column) -> Bool {
        let (before, now) = (source.name, column.column.name)
        return before != now && column.conversion == .none && source.isSame(as: column.column)
            && !old.columns.contains { $0.name.name.lowercased() == now.name.lowercased() }
            && !old.constraints.contains { $0.columns.contains(before) }
            && !new.constraints.contains { $0.columns.contains(now) }
            && !old.indexes.contains { $0.columns.contains(before) }
    }

    private var hasOldConstraints: Bool {
        let all = Set(new.constraints + keptConstraints)
        return old.constraints.allSatisfy(all.contains)
            && addedConstraints.allSatisfy { constraint in
                constraint.kind == .check
                    && columns.contains { $0.source == nil && [$0.column.name] == constraint.columns }
            }
    }

    /// Those that the older table does not have.
    var addedConstraints: [SQLBlueprint.Constraint] {
        let known = Set(old.constraints)
        return new.constraints.filter { !known.contains($0) }
    }
}

extension ColumnMigration {
    /// SQLite adds no column whose default is an expression, and none that is required and has no default.
    fileprivate var canBeAppended: Bool {
        if let value = column.defaultValue { return !value.hasPrefix("(") && value != "CURRENT_TIMESTAMP" }
        return !column.isRequired
    }
}

extension String {
    /// Without line ends around it.
    var trimmed: String {
        var text = Substring(self)
        while text.first == "\n" { text.removeFirst() }
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}

extension SQLBlueprint.Column {
    /// Whether they differ in their names at most.
    fileprivate func isSame(as other: SQLBlueprint.Column) -> Bool {
        column.type.name == other.column.type.name && isRequired == other.isRequired
            && defaultValue == other.defaultValue && collation == other.collation
    }
}
