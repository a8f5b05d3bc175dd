import Output
import SQLLanguage
import SchemaModel

/// The triggers that lead references to a merged duplicate to its survivor, once the database is told of the merge.
struct RedirectLowering {
    private let context: SQLContext
    private let synchronisation: Synchronisation

    /// For each table, the columns that refer to its records.
    private let columns: [Int: [String]]

    init(_ context: SQLContext, _ synchronisation: Synchronisation) {
        self.context = context
        self.synchronisation = synchronisation
        columns = Self.columns(context)
    }

    private static func columns(_ context: SQLContext) -> [Int: [String]] {
        var columns: [Int: [String]] = [:]
        for (entity, table) in zip(context.schema.entities, context.names.tables) {
            for (field, storage) in zip(entity.fields, table.fields) {
                if let place = context.names.listedReference(of: field, at: storage),
                    let column = storage.column
                {
                    columns[place.table, default: []] += replacement(in: column, of: table.name, context)
                }
                guard let place = context.names.reference(of: field, at: storage),
                    place.column.name == context.names.tables[place.table].key.column.name
                else { continue }
                let isOwn = context.names.tables[place.table].name == table.name && !entity.isKeyPart(field)
                switch storage {
                case .column(let column):
                    let key = isOwn && field.mayBeMissing ? table.key.column : nil
                    columns[place.table, default: []].append(move(column, of: table.name, unlessItself: key))
                case .junction(let junction):
                    columns[place.table, default: []] +=
                        [removal(of: junction)] + (isOwn ? [removalOfItself(from: junction)] : [])
                        + [move(junction.target, of: junction.name)]
                case .inverse, .recordName: break
                }
            }
        }
        return columns
    }

    /// With the key of its own table, a record that would come to refer to itself refers to nothing.
    private static func move(
        _ column: SQLColumn, of table: SQLIdentifier, unlessItself key: SQLColumn? = nil
    ) -> String {
        let survivor =
            key.map { "CASE WHEN \($0.name) <> NEW.survivor THEN NEW.survivor END" } ?? "NEW.survivor"
        return "UPDATE \(table) SET \(column.name) = \(survivor) WHERE \(column.name) = NEW.duplicate;"
    }

    private static func removalOfItself(from junction: SQLJunction) -> String {
        "DELETE FROM \(junction.name) WHERE \(junction.target.name) = NEW.duplicate "
            + "AND \(junction.owner.name) = NEW.survivor;"
    }

    /// A column of lists: the survivor stands where the first of its records stood.
    private static func replacement(
        in column: SQLColumn, of table: SQLIdentifier, _ context: SQLContext
    ) -> [String] {
        let name = column.name
        let items =
            context.names.hidesListFunction
            ? "(SELECT key, value FROM json_tree(\(name)) WHERE atom IS NOT NULL)" : "json_each(\(name))"
        return [
            "UPDATE \(table) SET \(name) = (",
            "    SELECT json_group_array(value) FROM (",
            "        SELECT iif(value = NEW.duplicate, NEW.survivor, value) AS value FROM \(items)",
            "        GROUP BY 1 ORDER BY min(key)))",
            "WHERE EXISTS (SELECT 1 FROM \(items) WHERE value = NEW.duplicate);",
        ]
    }

    /// A list has the survivor once.
    private static func removal(of junction: SQLJunction) -> String {
        let (table, owner, target) = (junction.name, junction.owner.name, junction.target.name)
        return "DELETE FROM \(table) WHERE \(target) = NEW.duplicate "
            + "AND \(owner) IN (SELECT \(owner) FROM \(table) WHERE \(target) = NEW.survivor);"
    }

    /// Nil where no two records of the entity can be found to stand for the same thing.
    func lower(entityAt index: Int, _ names: inout SQLNamespace) -> TriggerView? {
        let entity = context.schema.entities[index]
        guard !entity.uniqueKeys.isEmpty else { return nil }
        let redirects = synchronisation.redirects
        let type = "recordType = \(synchronisation.literal(entity.recordType))"
        let chain = [
            "DELETE FROM \(redirects) WHERE \(type) AND duplicate = NEW.survivor;",
            "UPDATE \(redirects) SET survivor = NEW.survivor WHERE \(type) AND survivor = NEW.duplicate;",
        ]
        return TriggerView(
            name: names.claim("\(context.names.tables[index].name.name)_merged").quoted,
            comment: TextWrapping.lines(
                of: PlainText.line("What refers to a merged \(entity.name) refers to its survivor."),
                width: 117),
            event: "AFTER INSERT ON \(redirects)", condition: ["NEW.\(type)"],
            statements: chain + (columns[index] ?? []))
    }
}

extension Entity {
    /// Whether records are found by a field: what finds them must not depend on what was merged before.
    fileprivate func isKeyPart(_ field: Field) -> Bool {
        uniqueKeys.contains { key in
            key.fields.contains { $0 == field.name || $0.hasPrefix(field.name + ".") }
        }
    }
}
