import SQLLanguage
import SchemaModel

/// The values that twins have in one column, and which of them their survivor takes.
struct SparkTwinValues {
    private let content: ContentPlan
    private let column: SparkColumn
    private let field: Field
    private let script: SparkScriptLowering

    /// Of the entity itself.
    private let identity: SparkIdentity

    init(
        _ content: ContentPlan, _ column: SparkColumn, _ field: Field, of entity: Int,
        in script: SparkScriptLowering
    ) {
        identity = script.identity(of: entity)
        self.content = content
        self.column = column
        self.field = field
        self.script = script
    }

    // MARK: - Missing values

    /// NULL where the value counts as missing.
    var value: String {
        let name = "dedupe_rows.\(column.name)"
        if isWhole { return name }
        if content.rule == .union { return list(name) }
        if column.type.isList { return "if(size(\(name)) > 0, \(name), NULL)" }
        if content.refersToItself { return "if(\(text(name)) <> dedupe_members.survivor, \(name), NULL)" }
        let present = empty.map { "nullif(\(name), \($0))" } ?? name
        return missing.map { "nullif(\(present), \($0))" } ?? present
    }

    private func list(_ name: String) -> String {
        let items = "coalesce(\(name), array())"
        return column.type.holdsUUIDs ? "transform(\(items), item -> upper(item))" : items
    }

    /// As redirects have it: a reference to records that are known by UUIDs may be in small letters.
    private func text(_ name: String) -> String { identity.text(of: column, name) }

    /// What is empty in Swift.
    private var empty: String? {
        switch field.type {
        case .data: "X''"
        case .reference: script.isDescribed(field.references) ? nil : "''"
        case .string, .enum: script.isListed(field.enumName) || column.type.meaning == .int ? nil : "''"
        case .int, .double, .decimal, .bool, .date, .uuid, .url, .asset, .location, .json: nil
        }
    }

    private var missing: String? {
        switch content.missing {
        case nil: nil
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number
        case .text(let text): text.isEmpty ? nil : SparkText.literal(text)
        }
    }

    // MARK: - Rules

    /// What the survivor takes of the values of all twins.
    var choice: String {
        let name = column.name.quoted
        return switch content.rule {
        case .newest, .filling: "min_by(\(name), dedupe_order) FILTER (WHERE \(name) IS NOT NULL)"
        case .key(let group):
            "min_by(\(name), struct(\(KeyRank.name(of: group)), dedupe_member <> dedupe_survivor, dedupe_order))"
        case .max: "max(\(name))"
        case .min: "min(\(name))"
        case .sum: sum(name)
        case .union: union(name)
        }
    }

    /// Whether the survivor's own value comes first.
    var isKept: Bool { content.rule == .filling }

    /// Whether it is taken with the other parts of a key, even where it is NULL.
    var isWhole: Bool {
        if case .key = content.rule { true } else { false }
    }

    /// What all have added to the value that they began with; floating-point numbers always in the same order. What is too
    /// large is NULL.
    private func sum(_ name: String) -> String {
        let start = if case .number(let number) = content.missing { number } else { "0" }
        switch column.type.meaning {
        case .int:
            return "try_cast(sum(CAST(\(name) AS DECIMAL(38, 0)) - \(start)) + \(start) AS BIGINT)"
        case .decimal:
            let total = start == "0" ? "try_sum(\(name))" : "try_sum(\(name) - \(start)) + \(start)"
            return "try_cast(\(total) AS \(column.type.name))"
        case .string, .double, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            let twins =
                "array_sort(collect_list(struct(dedupe_member, \(name) AS value)) FILTER (WHERE \(name) IS NOT NULL))"
            return "if(count(\(name)) > 0, aggregate(\(twins), CAST(\(start) AS DOUBLE), "
                + "(total, twin) -> total + (twin.value - \(start))), NULL)"
        }
    }

    /// The survivor's list, followed by what only its duplicates' lists hold.
    private func union(_ name: String) -> String {
        let own = "flatten(collect_list(\(name)) FILTER (WHERE dedupe_member = dedupe_survivor))"
        let twins =
            "array_sort(collect_list(struct(dedupe_member, \(name) AS items)) FILTER (WHERE dedupe_member <> dedupe_survivor))"
        let others = "flatten(transform(\(twins), twin -> twin.items))"
        let wanted =
            content.refersToItself ? "filter(\(others), item -> \(text("item")) <> dedupe_survivor)" : others
        return "concat(\(own), array_except(\(wanted), \(own)))"
    }
}
