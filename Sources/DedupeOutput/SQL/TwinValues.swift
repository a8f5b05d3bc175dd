import Output
import SQLLanguage
import SchemaModel

/// The values that twins have in one column, and which of them their survivor takes.
struct TwinValues {
    private let content: ContentPlan
    private let column: SQLColumn
    private let script: ScriptLowering
    private let plan: EntityPlan
    private let field: Field

    init(_ content: ContentPlan, _ column: SQLColumn, in script: ScriptLowering, of plan: EntityPlan) {
        self.content = content
        self.column = column
        self.script = script
        self.plan = plan
        field = script.request.schema.entities[plan.index].fields[content.field]
    }

    /// Nil for lists that are united, which a statement of their own does.
    var view: MergeView.FillView? {
        choice.map {
            MergeView.FillView(
                column: name, value: value, choice: $0, isKept: content.rule == .filling,
                isWhole: group != nil)
        }
    }

    private var group: KeyGroup? {
        if case .key(let group) = content.rule { group } else { nil }
    }

    private var dialect: SQLDialect { script.names.dialect }

    private var name: String { column.name.quoted }

    // MARK: - Missing values

    /// NULL where the value counts as missing.
    private var value: String {
        let table = script.names.tables[plan.index].name
        let qualified = "\(table).\(column.name)"
        if group != nil { return qualified }
        if content.refersToItself, !field.isList { return others(qualified) }
        let present = empty.map { "nullif(\(qualified), \($0))" } ?? qualified
        return missing.map { "nullif(\(present), \($0))" } ?? present
    }

    /// No record comes to refer to itself.
    private func others(_ qualified: String) -> String {
        let text = script.text(of: column, qualified, to: plan.index)
        return "CASE WHEN \(text) <> dedupe_survivor THEN \(qualified) END"
    }

    /// What is empty in Swift.
    private var empty: String? {
        if field.isList { return dialect == .sqlite ? "'[]'" : "'{}'" }
        switch field.type {
        case .data: return dialect == .sqlite ? "X''" : "''"
        case .reference: return script.isDescribed(entity: field.references) ? nil : "''"
        case .string, .enum:
            return script.isListed(enum: field.enumName) || column.type.meaning == .int ? nil : "''"
        case .int, .double, .decimal, .bool, .date, .uuid, .url, .asset, .location, .json: return nil
        }
    }

    private var missing: String? {
        switch content.missing {
        case nil: nil
        case .bool(let flag): dialect.literal(flag)
        case .number(let number): isDecimalText ? "'\(number)'" : number
        case .text(let text): text.isEmpty ? nil : dialect.literal(text)
        }
    }

    /// SQLite keeps decimals as texts.
    private var isDecimalText: Bool { dialect == .sqlite && column.type.meaning == .decimal }

    // MARK: - Rules

    private var choice: String? {
        switch content.rule {
        case .newest, .filling:
            "first_value(\(name)) OVER (PARTITION BY dedupe_survivor ORDER BY \(name) IS NULL, "
                + "dedupe_modified DESC NULLS LAST, dedupe_member\(script.byBytes))"
        case .key(let group):
            first(
                by: "\(KeyRank.name(of: group)), dedupe_member <> dedupe_survivor, "
                    + "dedupe_modified DESC NULLS LAST")
        case .max: first(by: "\(name) IS NULL, \(comparable) DESC")
        case .min: first(by: "\(name) IS NULL, \(comparable)")
        case .sum: sum
        case .union: nil
        }
    }

    private func first(by order: String) -> String {
        "first_value(\(name)) OVER (PARTITION BY dedupe_survivor ORDER BY \(order), "
            + "dedupe_member\(script.byBytes))"
    }

    private var comparable: String {
        switch column.type.meaning {
        case .string, .enum, .url, .reference: name + script.byBytes
        case .decimal: isDecimalText ? "CAST(\(name) AS REAL)" : name
        case .int, .double, .bool, .date, .uuid, .data, .asset, .location, .json: name
        }
    }

    /// What all have added to the value that they began with, always in the same order.
    private var sum: String {
        let number = isDecimalText ? "CAST(\(name) AS REAL)" : name
        let rows =
            "(PARTITION BY dedupe_survivor ORDER BY dedupe_member\(script.byBytes) "
            + "ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)"
        let start = if case .number(let number) = content.missing, number != "0" { number } else { "" }
        let sum =
            start.isEmpty
            ? "sum(\(number)) OVER \(rows)" : "(\(start)) + sum(\(number) - (\(start))) OVER \(rows)"
        if isDecimalText {
            let count = "count(\(name)) OVER (PARTITION BY dedupe_survivor)"
            return "CASE WHEN \(count) > 0 THEN format('%.15g', \(sum)) END"
        }
        return dialect == .postgresql && column.type.meaning == .int ? "(\(sum))::bigint" : sum
    }
}
