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
                switch storage {
                case .column(let column):
                    columns[place.table, default: []].append(move(column, of: table.name))
                case .junction(let junction):
                    columns[place.table, default: []] += [
                        removal(of: junction), move(junction.target, of: junction.name),
                    ]
                case .inverse, .recordName: break
                }
            }
        }
        return columns
    }

    private static func move(_ column: SQLColumn, of table: SQLIdentifier) -> String {
        "UPDATE \(table) SET \(column.name) = NEW.survivor WHERE \(column.name) = NEW.duplicate;"
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
