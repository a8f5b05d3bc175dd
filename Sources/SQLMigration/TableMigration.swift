import SQLLanguage
import SQLScripts
import SchemaModel

/// A table that both readings have, and where the values of its newer form come from.
struct TableMigration {
    let old: SQLBlueprint.Table
    let new: SQLBlueprint.Table

    /// In the order of the newer table.
    let columns: [ColumnMigration]

    /// Columns that the newer table does not have, and that stay.
    let kept: [SQLBlueprint.Column]

    /// Columns that the newer table does not have, and that go.
    let dropped: [SQLBlueprint.Column]

    /// `renames` gives the older name of a field; what is `retargeted` refers to another type than before.
    init(
        _ old: SQLBlueprint.Table, _ new: SQLBlueprint.Table, renames: [String: String],
        retargeted: Set<String>, allowsLoss: Bool, in dialect: SQLDialect
    ) {
        self.old = old
        self.new = new
        let known = Dictionary(old.columns.map { ($0.content, $0) }) { first, _ in first }
        columns = new.columns.map { column in
            ColumnMigration(
                from: known[column.content.renamed(by: renames)], to: column,
                isRetargeted: column.content.isField(in: retargeted), in: dialect)
        }
        let used = Set(columns.compactMap(\.source?.content))
        let leaving = old.columns.filter { !used.contains($0.content) }
        kept = allowsLoss ? [] : leaving
        dropped = allowsLoss ? leaving : []
    }

    /// Kept columns as they can stay: what the app no longer writes cannot be required.
    var relaxed: [SQLBlueprint.Column] {
        kept.map { column in
            var column = column
            column.isRequired = column.isRequired && column.defaultValue != nil
            return column
        }
    }

    /// The older constraints that only speak of columns that are kept.
    var keptConstraints: [SQLBlueprint.Constraint] {
        old.constraints.filter { $0.kind != .primaryKey && isKept($0.columns) }
    }

    /// The older indexes that speak of a column that is kept, and of none that is gone or called otherwise.
    var keptIndexes: [SQLBlueprint.Index] {
        let names = Set(kept.map(\.name) + new.columns.map(\.name))
        return old.indexes.filter { index in
            isKept(index.columns.filter { column in kept.contains { $0.name == column } })
                && index.columns.allSatisfy(names.contains)
        }
    }

    /// The names of columns that the older table does not have in any way.
    var addedNames: [SQLIdentifier] {
        let known = Set(old.columns.map(\.name))
        return columns.lazy.filter { $0.source == nil }.map(\.column.name).filter { !known.contains($0) }
    }

    private func isKept(_ columns: [SQLIdentifier]) -> Bool {
        !columns.isEmpty && columns.allSatisfy { name in kept.contains { $0.name == name } }
    }
}

/// Where the values of a column come from.
struct ColumnMigration {
    let column: SQLBlueprint.Column

    /// What held the same before; nil where it is new.
    let former: SQLBlueprint.Column?

    /// Where the values come from; nil where it is new, or none can be taken over.
    let source: SQLBlueprint.Column?

    /// What becomes of the values of the source.
    let conversion: ValueConversion

    /// Where no value can be taken over, the older column leaves and the newer one is new.
    let isRefused: Bool

    init(
        from old: SQLBlueprint.Column?, to new: SQLBlueprint.Column, isRetargeted: Bool,
        in dialect: SQLDialect
    ) {
        column = new
        former = old
        let conversion =
            old.map { ValueConversion(of: $0.name, from: $0.column.type, to: new.column.type, in: dialect) }
            ?? .none
        isRefused = conversion == .impossible || old != nil && isRetargeted
        source = isRefused ? nil : old
        self.conversion = isRefused ? .none : conversion
    }

    /// Whether rows without a value need the default.
    var fillsGaps: Bool {
        guard let source else { return false }
        return column.isRequired && !source.isRequired && column.defaultValue != nil
    }

    /// Whether the rows that are there have no value where one is needed.
    var lacksValues: Bool { column.isRequired && column.defaultValue == nil && source?.isRequired != true }

    /// The value as an expression of the older row.
    var value: String? {
        guard let source else { return nil }
        let value =
            switch conversion {
            case .none, .impossible: source.name.quoted
            case .expression(let expression): expression
            }
        guard fillsGaps, let defaultValue = column.defaultValue else { return value }
        return "coalesce(\(value), \(defaultValue))"
    }

    /// Whether the older column is as the newer one is.
    var isUnchanged: Bool {
        guard let source else { return false }
        return source.definition == column.definition && conversion == .none
    }
}

extension SQLBlueprint.Column.Content {
    fileprivate func isField(in names: Set<String>) -> Bool {
        switch self {
        case .field(let name): names.contains(name)
        case .recordName, .owner, .position, .target: false
        }
    }

    fileprivate func renamed(by renames: [String: String]) -> Self {
        switch self {
        case .field(let name): .field(renames[name] ?? name)
        case .recordName, .owner, .position, .target: self
        }
    }
}
