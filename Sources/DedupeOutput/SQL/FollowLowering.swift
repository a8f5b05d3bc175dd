import Output
import SQLLanguage
import SchemaModel

/// References that must follow their targets.
struct FollowLowering {
    private let script: ScriptLowering
    private let dialect: SQLDialect

    init(_ script: ScriptLowering) {
        self.script = script
        dialect = script.names.dialect
    }

    /// Nil where another table holds the values.
    func view(of pair: (entity: Int, reference: ReferencePlan)) -> FollowView? {
        let plan = script.plan.entities[pair.entity]
        let reference = pair.reference
        let table = script.names.tables[plan.index]
        let entity = script.request.schema.entities[plan.index]
        let itself = plan.leavesItselfOut(reference, of: entity) ? self.identity(of: plan.index) : ""
        switch table.fields[reference.field] {
        case .column(let column):
            if entity.fields[reference.field].isList {
                var view = list(column, of: table, to: reference.target)
                view.itself = itself
                return view
            }
            var view = self.column(column, of: table.name, to: reference.target, shape: .column)
            if !itself.isEmpty { view.survivor = "CASE WHEN survivor <> \(itself) THEN \(view.survivor) END" }
            return view
        case .junction(let junction):
            var view = self.column(junction.target, of: junction.name, to: reference.target, shape: .junction)
            view.owner = junction.owner.name.quoted
            view.position = junction.position.name.quoted
            if !itself.isEmpty {
                view.itself = IdentityColumn(junction.owner.type, in: dialect).text(view.owner)
            }
            return view
        case .inverse, .recordName: return nil
        }
    }

    /// Of the row that refers, as redirects have it.
    private func identity(of entity: Int) -> String {
        let table = script.names.tables[entity]
        return script.identity(of: entity).text("\(table.name).\(table.key.column.name)")
    }

    private func column(
        _ column: SQLColumn,
        of table: SQLIdentifier,
        to target: Int,
        shape: FollowView.Shape
    ) -> FollowView {
        let own = IdentityColumn(column.type, in: dialect)
        let other = script.identity(of: target)
        let targetTable = script.names.tables[target]
        let value = "\(table).\(column.name)"
        // A text may hold a UUID in small letters.
        let isTextOfUUID = other.holdsUUIDs && !own.holdsUUIDs
        return FollowView(
            shape: shape, table: table.quoted, column: column.name.quoted,
            recordType: script.recordType(of: target),
            text: isTextOfUUID ? "upper(\(value))" : own.text(value),
            survivor: own.value("survivor"),
            target: targetTable.name.quoted, targetKey: targetTable.key.column.name.quoted,
            targetValue: other.value("dedupe_survivor"),
            condition: own.holdsUUIDs && !other.holdsUUIDs
                ? own.condition(on: "dedupe_survivor") : "")
    }

    /// SQLite keeps a list as JSON.
    private func list(_ column: SQLColumn, of table: SQLTable, to target: Int) -> FollowView {
        var view = self.column(column, of: table.name, to: target, shape: .list)
        view.text = IdentityColumn(column.type, in: dialect).text("dedupe_item.value")
        view.jsonEach = script.jsonEach
        return view
    }
}

extension DedupePlan {
    /// For each of the plan's entities what refers to it: the place of the one that does, and its field.
    typealias Referring = [[(entity: Int, reference: ReferencePlan)]]

    var referringEntities: Referring {
        var places: [Int: Int] = [:]
        for (place, entity) in entities.enumerated() { places[entity.index] = place }
        var result: Referring = Array(repeating: [], count: entities.count)
        for (index, entity) in entities.enumerated() {
            for reference in entity.references {
                if let place = places[reference.target] { result[place].append((index, reference)) }
            }
        }
        return result
    }
}
