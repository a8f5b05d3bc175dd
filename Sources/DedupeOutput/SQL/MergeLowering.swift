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
        let table = script.names.tables[plan.index]
        let identity = script.identity(of: plan.index)
        let contents = plan.contents.compactMap { content in
            table.fields[content.field].column.map { (content: content, column: $0) }
        }
        return MergeView(
            table: table.name.quoted, recordType: script.recordType(of: plan.index),
            key: table.key.column.name.quoted, duplicateValue: identity.value("dedupe_duplicate"),
            survivorValue: identity.value("dedupe_survivor"),
            memberValue: identity.value("dedupe_member"),
            twinValue: identity.value("dedupe_twins.dedupe_survivor"),
            modified: modificationDate(of: plan), byBytes: script.byBytes,
            columns: contents.compactMap { TwinValues($0.content, $0.column, in: script, of: plan).view },
            ranks: ranks(of: contents.map(\.content), plan), lists: lists(of: table, plan),
            unions: contents.filter { $0.content.rule == .union }.map {
                union(of: $0.column, table, refersToItself: $0.content.refersToItself)
            })
    }

    private func ranks(of contents: [ContentPlan], _ plan: EntityPlan) -> [MergeView.RankView] {
        contents.compactMap { content in
            guard case .key(let group) = content.rule, group.begins(with: content.field) else { return nil }
            return KeyRank(group, in: script, of: plan).view
        }
    }

    /// Whether lists of what survivors and duplicates refer to become one.
    func unites(_ plan: EntityPlan) -> Bool {
        let table = script.names.tables[plan.index]
        return table.fields.contains { $0.junction != nil }
            || plan.contents.contains { $0.rule == .union && table.fields[$0.field].column != nil }
    }

    /// The app's own date of the last change, else the one that the caller of the script passes in.
    private func modificationDate(of plan: EntityPlan) -> String {
        let passed =
            "(SELECT modified_at FROM dedupe_dates WHERE record_type = \(script.recordType(of: plan.index)) "
            + "AND identity = dedupe_member)"
        guard let (column, mayBeNull) = script.modificationDate(of: plan.index) else { return passed }
        let name = "\(script.names.tables[plan.index].name).\(column.name)"
        return mayBeNull ? "coalesce(\(name), \(passed))" : name
    }

    private func lists(of table: SQLTable, _ plan: EntityPlan) -> [MergeView.ListView] {
        table.fields.indices.compactMap { index in
            guard case .junction(let junction) = table.fields[index] else { return nil }
            return MergeView.ListView(
                junction: junction.name.quoted, owner: junction.owner.name.quoted,
                position: junction.position.name.quoted, target: junction.target.name.quoted,
                condition: plan.references.contains { $0.field == index && $0.target == plan.index }
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
