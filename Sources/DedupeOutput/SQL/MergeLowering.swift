import Output
import SQLLanguage
import SchemaModel

/// What survivors take over, and the end of the duplicates.
struct MergeLowering {
    private let script: ScriptLowering
    private let dialect: SQLDialect

    init(_ script: ScriptLowering) {
        self.script = script
        dialect = script.names.dialect
    }

    func view(of plan: EntityPlan) -> MergeView {
        let entity = script.request.schema.entities[plan.index]
        let table = script.names.tables[plan.index]
        let identity = script.identity(of: plan.index)
        let columns = plan.filledFields(of: entity).compactMap { field -> MergeView.FillView? in
            guard let column = table.fields[field].column, column.name != table.key.column.name else {
                return nil
            }
            let refersToItself = plan.references.contains { $0.field == field && $0.target == plan.index }
            return entity.fields[field].isList
                ? fillList(column, table)
                : fill(column, table, refersToItself ? identity.value("dedupe_survivor") : nil)
        }
        return MergeView(
            table: table.name.quoted, recordType: script.recordType(of: plan.index),
            key: table.key.column.name.quoted, duplicateValue: identity.value("dedupe_duplicate"),
            survivorValue: identity.value("dedupe_survivor"),
            twinValue: identity.value("dedupe_twins.dedupe_survivor"),
            byBytes: script.byBytes, columns: columns,
            lists: lists(of: table))
    }

    /// A record must not come to refer to itself.
    private func fill(_ column: SQLColumn, _ table: SQLTable, _ itself: String?) -> MergeView.FillView {
        let name = column.name.quoted
        return MergeView.FillView(
            column: name, present: "\(table.name).\(name)",
            value: itself.map { "nullif(\(name), \($0))" } ?? name, otherwise: "")
    }

    /// An empty list is none.
    private func fillList(_ column: SQLColumn, _ table: SQLTable) -> MergeView.FillView {
        let name = column.name.quoted
        let empty = dialect == .sqlite ? "'[]'" : "'{}'"
        return MergeView.FillView(
            column: name, present: "nullif(\(table.name).\(name), \(empty))",
            value: "nullif(\(name), \(empty))", otherwise: "\(table.name).\(name)")
    }

    private func lists(of table: SQLTable) -> [MergeView.ListView] {
        table.fields.indices.compactMap { index in
            guard case .junction(let junction) = table.fields[index] else { return nil }
            return MergeView.ListView(
                junction: junction.name.quoted, owner: junction.owner.name.quoted,
                position: junction.position.name.quoted, target: junction.target.name.quoted)
        }
    }
}
