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

    func view(of plan: EntityPlan) -> ScriptView.MergeView {
        let entity = script.request.schema.entities[plan.index]
        let table = script.names.tables[plan.index]
        let identity = script.identity(of: plan.index)
        var columns: [ScriptView.FillView] = []
        for field in plan.filledFields(of: entity) where !entity.fields[field].isList {
            guard let column = table.fields[field].column, column.name != table.key.column.name else {
                continue
            }
            columns.append(fill(column, field, of: plan, table, identity))
        }
        for field in plan.filledFields(of: entity) where entity.fields[field].isList {
            if let column = table.fields[field].column { columns.append(fillList(column, table)) }
        }
        return ScriptView.MergeView(
            table: table.name.quoted, recordType: script.recordType(of: plan.index),
            key: table.key.column.name.quoted,
            identity: identity.text("\(table.name).\(table.key.column.name)"),
            duplicateValue: identity.value(script.tables.duplicate),
            survivorValue: identity.value(script.tables.survivor), columns: columns,
            lists: lists(of: plan, table))
    }

    private func fill(
        _ column: SQLColumn,
        _ field: Int,
        of plan: EntityPlan,
        _ table: SQLTable,
        _ identity: IdentityColumn
    ) -> ScriptView.FillView {
        let name = column.name.quoted
        var conditions = ["\(script.tables.twin).\(name) IS NOT NULL"]
        if plan.references.contains(where: { $0.field == field && $0.target == plan.index }) {
            conditions.append("\(script.tables.twin).\(name) <> \(survivorKey(table, identity))")
        }
        return ScriptView.FillView(
            column: name, present: "\(table.name).\(name)", otherwise: "", conditions: conditions, cast: "")
    }

    /// What a record must not come to refer to: itself.
    private func survivorKey(_ table: SQLTable, _ identity: IdentityColumn) -> String {
        switch dialect {
        case .sqlite: "\(table.name).\(table.key.column.name)"
        case .postgresql: identity.value(script.tables.survivor)
        }
    }

    /// An empty list is none. PostgreSQL puts lists into a list as texts only.
    private func fillList(_ column: SQLColumn, _ table: SQLTable) -> ScriptView.FillView {
        let name = column.name.quoted
        let empty = dialect == .sqlite ? "'[]'" : "'{}'"
        return ScriptView.FillView(
            column: name, present: "nullif(\(table.name).\(name), \(empty))",
            otherwise: "\(table.name).\(name)", conditions: ["\(script.tables.twin).\(name) <> \(empty)"],
            cast: dialect == .postgresql ? "::\(column.type.name)" : "")
    }

    private func lists(of plan: EntityPlan, _ table: SQLTable) -> [ScriptView.ListFillView] {
        table.fields.compactMap(\.junction).map { junction in
            ScriptView.ListFillView(
                junction: junction.name.quoted, owner: junction.owner.name.quoted,
                position: junction.position.name.quoted, target: junction.target.name.quoted)
        }
    }
}
