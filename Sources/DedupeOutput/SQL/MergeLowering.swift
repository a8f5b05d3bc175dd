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
        let united = plan.unitedFields(of: entity)
        let columns = plan.filledFields(of: entity).compactMap { field -> MergeView.FillView? in
            guard !united.contains(field), let column = table.fields[field].column,
                column.name != table.key.column.name
            else {
                return nil
            }
            return entity.fields[field].isList
                ? fillList(column, table)
                : fill(column, table, plan.refersToItself(field) ? identity.value("dedupe_survivor") : nil)
        }
        return MergeView(
            table: table.name.quoted, recordType: script.recordType(of: plan.index),
            key: table.key.column.name.quoted, duplicateValue: identity.value("dedupe_duplicate"),
            survivorValue: identity.value("dedupe_survivor"),
            twinValue: identity.value("dedupe_twins.dedupe_survivor"),
            byBytes: script.byBytes, columns: columns, lists: lists(of: table, plan),
            unions: united.sorted().compactMap { field in
                table.fields[field].column.map {
                    union(of: $0, table, refersToItself: plan.refersToItself(field))
                }
            })
    }

    /// Whether lists of what survivors and duplicates refer to become one.
    func unites(_ plan: EntityPlan) -> Bool {
        let table = script.names.tables[plan.index]
        return table.fields.contains { $0.junction != nil }
            || plan.unitedFields(of: script.request.schema.entities[plan.index])
                .contains { table.fields[$0].column != nil }
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

    private func lists(of table: SQLTable, _ plan: EntityPlan) -> [MergeView.ListView] {
        table.fields.indices.compactMap { index in
            guard case .junction(let junction) = table.fields[index] else { return nil }
            return MergeView.ListView(
                junction: junction.name.quoted, owner: junction.owner.name.quoted,
                position: junction.position.name.quoted, target: junction.target.name.quoted,
                condition: plan.refersToItself(index)
                    ? difference(from: junction.target.name.quoted, junction.target) : "")
        }
    }

    private func union(
        of column: SQLColumn, _ table: SQLTable, refersToItself: Bool
    ) -> MergeView.UnionView {
        let item = dialect == .sqlite ? "dedupe_other.value" : "dedupe_other.item"
        return MergeView.UnionView(
            column: column.name.quoted,
            identity: IdentityColumn(table.key.column.type, in: dialect)
                .text("\(table.name).\(table.key.column.name)"),
            text: IdentityColumn(column.type, in: dialect).text("item"), jsonEach: script.jsonEach,
            condition: refersToItself ? difference(from: item, column) : "")
    }

    /// A record must not come to refer to itself, by what a duplicate of its list says.
    private func difference(from value: String, _ column: SQLColumn) -> String {
        "\(IdentityColumn(column.type, in: dialect).text(value)) <> dedupe_survivor"
    }
}
