import Output
import SQLLanguage
import SchemaModel

/// How a row takes the survivor's identity where it has that of a duplicate: a join for each reference.
struct SparkFollowing {
    private let script: SparkScriptLowering
    private let table: SparkTable
    private let plan: EntityPlan

    init(_ script: SparkScriptLowering, _ plan: EntityPlan) {
        self.script = script
        self.plan = plan
        table = script.names.tables[plan.index]
    }

    /// The lines that join the redirects of all references, or of some.
    func joins(of references: [ReferencePlan]) -> [String] {
        references.flatMap { reference -> [String] in
            guard let column = table.columns[reference.field] else { return [] }
            return column.type.isList ? listJoin(column, reference) : join(column, reference)
        }
    }

    /// What a column holds after all has moved.
    func value(of field: Int) -> String {
        guard let column = table.columns[field] else { return "NULL" }
        let name = "dedupe_row.\(column.name)"
        guard plan.references.contains(where: { $0.field == field }) else { return name }
        if column.type.isList { return "coalesce(\(alias(field)).items, \(name))" }
        let survivor = "\(alias(field)).survivor"
        let followed = "coalesce(\(SparkIdentity(column.type).value(survivor)), \(name))"
        return leavesItselfOut(field)
            ? "if(\(survivor) = \(identity("dedupe_row")), NULL, \(followed))" : followed
    }

    private func leavesItselfOut(_ field: Int) -> Bool {
        let entity = script.request.schema.entities[plan.index]
        return plan.references.contains { $0.field == field && plan.leavesItselfOut($0, of: entity) }
    }

    /// As redirects have it.
    private func identity(_ row: String) -> String {
        script.identity(of: plan.index).text("\(row).\(table.key.name)")
    }

    private func alias(_ field: Int) -> String { "dedupe_\(field + 1)" }

    private func join(_ column: SparkColumn, _ reference: ReferencePlan) -> [String] {
        let alias = alias(reference.field)
        let text = text(of: "dedupe_row.\(column.name)", column, to: reference.target)
        return [
            "LEFT JOIN dedupe_redirects AS \(alias)",
            "    ON \(condition(alias, text, column, reference.target))",
        ]
    }

    /// Each item once, where it is first named; a list in which no duplicate is named stays as it is.
    private func listJoin(_ column: SparkColumn, _ reference: ReferencePlan) -> [String] {
        let alias = alias(reference.field)
        let item = "coalesce(\(SparkIdentity(column.type).value("dedupe_redirects.survivor")), item)"
        let text = text(of: "item", column, to: reference.target)
        let owner = script.identity(of: plan.index).text("owner")
        let leavesItselfOut = leavesItselfOut(reference.field)
        let isItself =
            leavesItselfOut
            ? [
                ",",
                "            bool_and(coalesce(dedupe_redirects.survivor = \(owner), false)) AS is_itself",
            ] : [""]
        let others = leavesItselfOut ? " FILTER (WHERE NOT is_itself)" : ""
        return [
            "LEFT JOIN (",
            "    SELECT owner, transform(array_sort(collect_list(struct(place, name))\(others)), entry -> entry.name) AS items",
            "    FROM (",
            "        SELECT owner, \(item) AS name, min(place) AS place,",
            "            bool_or(dedupe_redirects.survivor IS NOT NULL) AS is_moved\(isItself[0])",
        ] + isItself.dropFirst() + [
            "        FROM (SELECT \(table.key.name) AS owner, posexplode(\(column.name)) AS (place, item) FROM \(table.name))",
            "        LEFT JOIN dedupe_redirects ON \(condition("dedupe_redirects", text, column, reference.target))",
            "        GROUP BY owner, name",
            "    )",
            "    GROUP BY owner HAVING bool_or(is_moved)",
            ") AS \(alias) ON \(alias).owner = dedupe_row.\(table.key.name)",
        ]
    }

    /// A text may hold a UUID in small letters.
    private func text(of value: String, _ column: SparkColumn, to target: Int) -> String {
        let own = SparkIdentity(column.type)
        let isTextOfUUID = script.identity(of: target).holdsUUIDs && !own.holdsUUIDs
        return isTextOfUUID ? "upper(\(value))" : own.text(value)
    }

    /// A column of UUIDs takes no other text.
    private func condition(_ alias: String, _ text: String, _ column: SparkColumn, _ target: Int) -> String {
        let isNarrower = SparkIdentity(column.type).holdsUUIDs && !script.identity(of: target).holdsUUIDs
        return "\(alias).record_type = \(script.recordType(of: target)) AND \(alias).duplicate = \(text)"
            + (isNarrower
                ? " AND \(alias).survivor RLIKE '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'" : "")
    }
}
