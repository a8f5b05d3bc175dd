import Diagnostics
import SQLLanguage
import SQLScripts
import SchemaModel

/// What the newer form of a table refuses of the rows that its older form took.
///
/// A migration finds such rows when it runs, on somebody's device; who writes it learns of them here. That a required
/// value is missing is told elsewhere.
struct RowRefusals {
    private let table: TableMigration
    private let plan: MigrationPlan
    private let places: MigrationPlaces
    private(set) var diagnostics: [Diagnostic] = []

    init(of table: TableMigration, in plan: MigrationPlan, _ places: MigrationPlaces) {
        (self.table, self.plan, self.places) = (table, plan, places)
        for column in table.columns where column.source != nil {
            compareType(column)
            compareRange(column)
            compareCases(column)
            compareTarget(column)
        }
        compareKeys()
    }

    // MARK: Values

    private mutating func compareType(_ column: ColumnMigration) {
        guard let source = column.source, column.column.column.type.mayRefuseValues(of: source.column.type)
        else { return }
        let change = places.change(of: column, table)
        report(column, change, "a value cannot be taken for one")
    }

    private mutating func compareRange(_ column: ColumnMigration) {
        guard has(.range, column), let fields = places.fields(of: column, table), let range = fields.new.range
        else { return }
        let wasChecked = had(.range, column)
        if wasChecked, fields.new.holdsRange(of: fields.old) { return }
        let former = wasChecked ? fields.old.range.map { " instead of \($0.phrase)" } : nil
        report(column, "takes values \(range.phrase)\(former ?? " now")", "a row holds another one")
    }

    private mutating func compareCases(_ column: ColumnMigration) {
        guard has(.cases, column), let fields = places.fields(of: column, table) else { return }
        guard had(.cases, column) else {
            return report(column, "takes listed values only now", "a row holds another one")
        }
        let known = Set(values(of: fields.new, in: places.new))
        let gone = values(of: fields.old, in: places.old).filter { !known.contains($0) }
        if gone.isEmpty { return }
        let list = gone.map { "'\($0)'" }.joined(separator: ", ")
        report(column, "no longer takes \(list)", "a row holds \(gone.count == 1 ? "it" : "one of them")")
    }

    private func values(of field: Field, in schema: Schema) -> [String] {
        field.enumName.flatMap(schema.enumType(named:))?.cases.map(\.rawValue) ?? []
    }

    private func has(_ subject: SQLBlueprint.Constraint.CheckSubject, _ column: ColumnMigration) -> Bool {
        table.new.constraints.contains { $0.check == subject && $0.columns == [column.column.name] }
    }

    private func had(_ subject: SQLBlueprint.Constraint.CheckSubject, _ column: ColumnMigration) -> Bool {
        table.old.constraints.contains { $0.check == subject && $0.columns == [column.source?.name] }
    }

    // MARK: References

    private mutating func compareTarget(_ column: ColumnMigration) {
        guard let fields = places.fields(of: column, table), let target = fields.new.references,
            isForeignKey(column.column, of: table.new, in: plan.new)
        else { return }
        if fields.old.references == fields.new.references,
            let source = column.source, isForeignKey(source, of: table.old, in: plan.old)
        {
            return
        }
        report(column, "has to lead to a row of '\(target)' now", "it leads to none")
    }

    private func isForeignKey(
        _ column: SQLBlueprint.Column, of table: SQLBlueprint.Table, in blueprint: SQLBlueprint
    ) -> Bool {
        let later = blueprint.laterKeys.lazy.filter { $0.table == table.name.quoted }.map(\.constraint)
        return table.constraints.contains { $0.kind == .foreignKey && $0.columns == [column.name] }
            || later.contains { $0.columns == [column.name] }
    }

    // MARK: Keys

    private mutating func compareKeys() {
        let formerNames = Dictionary(
            table.columns.compactMap { column in column.source.map { (column.column.name, $0.name) } }
        ) { first, _ in first }
        let known = Self.keys(of: table.old).map(Set.init)
        for key in Self.keys(of: table.new) {
            let columns = key.compactMap { name in table.columns.first { $0.column.name == name } }
            // What the older rows leave NULL is never the same.
            guard columns.allSatisfy({ $0.source != nil || $0.column.defaultValue != nil }) else { continue }
            let former = Set(key.compactMap { formerNames[$0] })
            if !known.contains(where: { $0.isSubset(of: former) }) { report(key, columns) }
        }
    }

    /// The columns that no two rows share.
    private static func keys(of table: SQLBlueprint.Table) -> [[SQLIdentifier]] {
        table.constraints.filter { $0.kind == .primaryKey }.map(\.columns)
            + table.indexes.filter(\.isUnique).map(\.columns)
    }

    private mutating func report(_ key: [SQLIdentifier], _ columns: [ColumnMigration]) {
        let names = key.map { "'\($0.name)'" }.joined(separator: " and ")
        diagnostics.append(
            Diagnostic(
                .migrationValue, .warning,
                "no two rows of '\(table.new.name.name)' may share \(names) now: where two do, "
                    + "the migration fails and changes nothing",
                at: places.span(of: table.new.subject, columns.first?.column.content),
                remedy: "let the app merge such rows before it migrates"))
    }

    // MARK: Messages

    private mutating func report(_ column: ColumnMigration, _ change: String, _ condition: String) {
        diagnostics.append(
            Diagnostic(
                .migrationValue, .warning,
                "'\(table.name(of: column.column))' \(change): where \(condition), "
                    + "the migration fails and changes nothing",
                at: places.span(of: table.new.subject, column.column.content),
                remedy: "let the app correct such rows before it migrates"))
    }
}
