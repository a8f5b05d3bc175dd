import SchemaModel
import TestSupport

/// Savings in the words of an object model: every kind of relationship, identities in fields, several keys and a loop.
enum ModelSchema {
    static let savings = Schema(
        name: "Savings", entities: [goal, asset, share, plan, report, month, branch, tag, contact, log])

    static func model(_ name: String, _ fields: [Field], keys: UniqueKey...) -> Entity {
        Entity(name: name, kind: .swiftData, span: SampleSchema.span, fields: fields, uniqueKeys: keys)
    }

    static func relation(
        _ name: String,
        to target: String,
        list: Bool = false,
        inverse: String,
        _ rule: DeleteRule? = nil
    ) -> Field {
        SampleSchema.field(name, .reference, stored: target, optional: true) {
            $0.references = target
            $0.isList = list
            $0.inverse = FieldPath(entity: target, field: inverse)
            $0.onDelete = rule
        }
    }

    private static let id = SampleSchema.field("id", .uuid)

    private static let goal = model(
        "Goal",
        [
            id, SampleSchema.field("name", .string), SampleSchema.field("note", .string, optional: true),
            SampleSchema.field("tips", .string) { $0.isList = true },
            SampleSchema.field("assetNames", .string) {
                $0.references = "Asset"
                $0.isList = true
            },
            relation("shares", to: "Share", list: true, inverse: "goal", .cascade),
            relation("tags", to: "Tag", list: true, inverse: "goals"),
        ],
        keys: ShopSchema.key("name"))

    /// Identified by a text.
    private static let asset = model(
        "Asset",
        [
            SampleSchema.field("id", .string), SampleSchema.field("symbol", .string, optional: true),
            SampleSchema.field("homepage", .url),
            relation("shares", to: "Share", list: true, inverse: "asset", .cascade),
        ],
        keys: ShopSchema.key("symbol"))

    /// Its key is what it leads to, which is merged itself.
    private static let share = model(
        "Share",
        [
            id, relation("asset", to: "Asset", inverse: "shares"),
            relation("goal", to: "Goal", inverse: "shares"), SampleSchema.field("amount", .double),
            SampleSchema.field("memo", .string, optional: true),
        ],
        keys: ShopSchema.key("asset.id", "goal"))

    /// `goalId` says only by its name what it holds.
    private static let plan = model(
        "Plan",
        [
            id, SampleSchema.field("label", .string), SampleSchema.field("goalId", .uuid),
            SampleSchema.field("day", .date), relation("month", to: "Month", inverse: "plans"),
        ],
        keys: ShopSchema.key("label", "goalId", "day"))

    private static let month = model(
        "Month",
        [
            id, SampleSchema.field("label", .string),
            relation("report", to: "Report", inverse: "month", .cascade),
            relation("plans", to: "Plan", list: true, inverse: "month"),
        ],
        keys: ShopSchema.key("label"))

    /// One of a `Month`'s, and merged by itself.
    private static let report = model(
        "Report",
        [
            id, SampleSchema.field("label", .string), SampleSchema.field("remark", .string, optional: true),
            relation("month", to: "Month", inverse: "report"),
        ],
        keys: ShopSchema.key("label"))

    /// Identified by a number; its key leads to itself.
    private static let branch = model(
        "Branch",
        [
            SampleSchema.field("id", .int), SampleSchema.field("name", .string),
            SampleSchema.field("place", .location, optional: true),
            relation("parent", to: "Branch", inverse: "children"),
            relation("children", to: "Branch", list: true, inverse: "parent", .cascade),
        ],
        keys: ShopSchema.key("parent", "name"))

    private static let tag = model(
        "Tag",
        [
            id, SampleSchema.field("label", .string),
            relation("goals", to: "Goal", list: true, inverse: "tags"),
        ],
        keys: ShopSchema.key("label"))

    private static let contact = model(
        "Contact",
        [
            id, SampleSchema.field("email", .string, optional: true),
            SampleSchema.field("phone", .string, optional: true),
            SampleSchema.field("note", .string, optional: true),
        ],
        keys: ShopSchema.key("email", alternative: true), ShopSchema.key("phone", alternative: true))

    /// Without a key, but it holds identities.
    private static let log = model(
        "Log",
        [
            id, SampleSchema.field("goalId", .uuid),
            SampleSchema.field("assetName", .string, optional: true) { $0.references = "Asset" },
        ])
}
