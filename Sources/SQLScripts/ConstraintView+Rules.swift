import SQLLanguage
import SchemaModel

/// The rules that tables have, in words.
extension ConstraintView {
    static func primaryKey(
        named name: SQLIdentifier,
        of table: SQLIdentifier,
        _ columns: SQLIdentifier...
    ) -> ConstraintView {
        let list = columns.map(\.quoted).joined(separator: ", ")
        return ConstraintView(
            table: table.quoted, constraint: name.quoted, columns: columns, rule: "PRIMARY KEY (\(list))")
    }

    /// Deferred, because records arrive in any order.
    static func foreignKey(
        named name: SQLIdentifier,
        of table: SQLIdentifier,
        _ column: SQLColumn,
        to target: SQLTable,
        onDelete action: DeleteAction
    ) -> ConstraintView {
        ConstraintView(
            table: table.quoted,
            constraint: name.quoted,
            columns: [column.name],
            rule: "FOREIGN KEY (\(column.name)) REFERENCES \(target.name) (\(target.key.column.name))",
            continuation: action.rawValue + "DEFERRABLE INITIALLY DEFERRED"
        )
    }

    /// What happens to a row when the one that it refers to is deleted.
    enum DeleteAction: String {
        /// The deletion fails at the commit, unless the row is gone by then.
        case refuse = ""
        case refuseAtOnce = "ON DELETE RESTRICT "
        case delete = "ON DELETE CASCADE "
        case clear = "ON DELETE SET NULL "
    }

    /// A long condition has its second part on a line of its own.
    static func check(
        _ rule: CheckRule, of column: SQLIdentifier, named name: SQLIdentifier, of table: SQLIdentifier
    ) -> ConstraintView {
        let width = rule.parts.reduce(name.quoted.utf8.count + 24) { $0 + $1.utf8.count + 1 }
        let breaks = width > 120 && rule.parts.count > 1
        let rest = rule.parts.dropFirst().joined(separator: " ")
        let start = rule.parts.first ?? ""
        return ConstraintView(
            table: table.quoted,
            constraint: name.quoted,
            columns: [column],
            rule: breaks ? "CHECK (\(start)" : "CHECK (\(rest.isEmpty ? start : "\(start) \(rest)"))",
            continuation: breaks ? "\(rest))" : "",
            check: rule.subject
        )
    }
}
