import Output
import SQLLanguage
import SchemaModel

/// The triggers that mark the records that the app changes, for one entity and its lists.
struct MarkLowering {
    private let context: SQLContext
    private let synchronisation: Synchronisation
    private let entity: Entity
    private let table: SQLTable

    init(_ context: SQLContext, _ synchronisation: Synchronisation, entityAt index: Int) {
        self.context = context
        self.synchronisation = synchronisation
        entity = context.schema.entities[index]
        table = context.names.tables[index]
    }

    func lower(_ names: inout SQLNamespace) -> [TriggerView] {
        [inserted(&names), updated(&names), deleted(&names)]
            + table.fields.compactMap(\.junction).flatMap { junction in
                ["INSERT", "UPDATE", "DELETE"].map { listed(junction, $0, &names) }
            }
    }

    private func inserted(_ names: inout SQLNamespace) -> TriggerView {
        trigger("inserted", "INSERT", "A new \(entity.name) is to be saved.", mark + entry, &names)
    }

    /// A row whose key changes is another record.
    private func updated(_ names: inout SQLNamespace) -> TriggerView {
        let key = table.key.column.name
        let renaming = [
            "UPDATE \(records) SET state = 2", "WHERE \(isRecord("OLD")) AND OLD.\(key) IS NOT NEW.\(key);",
        ]
        return trigger(
            "updated", "UPDATE", "A changed \(entity.name) is to be saved.", renaming + mark + entry, &names)
    }

    /// Sync notes first that the record is gone; what goes with it by a delete rule, other devices may not know.
    private func deleted(_ names: inout SQLNamespace) -> TriggerView {
        var trigger = trigger(
            "deleted", "DELETE", "A deleted \(entity.name) is to be deleted in CloudKit as well.",
            ["UPDATE \(records) SET state = 2 WHERE \(isRecord("OLD")) AND state <> 4;"], &names)
        trigger.condition = []
        return trigger
    }

    /// A list is a part of the record that has it. With the record, it goes without a word.
    private func listed(_ junction: SQLJunction, _ event: String, _ names: inout SQLNamespace) -> TriggerView
    {
        let row = event == "DELETE" ? "OLD" : "NEW"
        let owner = "\(row).\(junction.owner.name)"
        let exists = "EXISTS (SELECT 1 FROM \(table.name) WHERE \(table.key.column.name) = \(owner))"
        return TriggerView(
            name: names.claim("\(junction.name.name)_\(event.lowercased())_marked").quoted, comment: [],
            event: "AFTER \(event) ON \(junction.name)", condition: [synchronisation.isAppWriting],
            statements: [
                "UPDATE \(records) SET state = 1",
                "WHERE recordType = \(recordType) AND recordName = \(owner) AND state <> 3",
                "    AND \(exists);",
            ])
    }

    private func trigger(
        _ name: String, _ event: String, _ text: String, _ statements: [String], _ names: inout SQLNamespace
    ) -> TriggerView {
        TriggerView(
            name: names.claim("\(table.name.name)_\(name)").quoted,
            comment: TextWrapping.lines(of: PlainText.line(text), width: 117),
            event: "AFTER \(event) ON \(table.name)", condition: [synchronisation.isAppWriting],
            statements: statements)
    }
}

// MARK: - Statements

extension MarkLowering {
    private var records: SQLIdentifier { synchronisation.records }

    private var recordType: String { synchronisation.literal(entity.recordType) }

    private func isRecord(_ row: String) -> String {
        "recordType = \(recordType) AND recordName = \(row).\(table.key.column.name)"
    }

    /// What the app cannot read, because a newer version wrote it, it does not overwrite either.
    private var mark: [String] {
        ["UPDATE \(records) SET state = 1 WHERE \(isRecord("NEW")) AND state <> 3;"]
    }

    private var entry: [String] {
        [
            "INSERT INTO \(records) (ownerName, zoneName, recordName, recordType, state)",
            "SELECT",
        ] + place("ownerName", otherwise: "__defaultOwner__")
            + place("zoneName", otherwise: context.zone(of: entity)) + [
                "    NEW.\(table.key.column.name), \(recordType), 1",
                "WHERE NOT EXISTS (SELECT 1 FROM \(records) WHERE \(isRecord("NEW")));",
            ]
    }

    /// No reference of CloudKit's leaves its zone: a new record is where the records are that it refers to.
    private func place(_ column: String, otherwise value: String) -> [String] {
        let references = zip(entity.fields, table.fields).compactMap { field, storage -> String? in
            guard field.type == .reference, let own = storage.column,
                let target = context.names.reference(of: field, at: storage)?.table,
                context.isMarked(context.schema.entities[target])
            else { return nil }
            let type = synchronisation.literal(context.schema.entities[target].name)
            return "        (SELECT \(column) FROM \(records) "
                + "WHERE recordType = \(type) AND recordName = NEW.\(own.name) AND state NOT IN (2, 4)),"
        }
        let fallback = synchronisation.literal(value)
        return references.isEmpty
            ? ["    \(fallback),"] : ["    coalesce("] + references + ["        \(fallback)),"]
    }
}
