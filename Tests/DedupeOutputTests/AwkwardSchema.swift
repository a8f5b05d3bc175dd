import SchemaModel
import TestSupport

/// Entities and fields with names that mean something in Swift, in SQL or in the helpers themselves.
enum AwkwardSchema {
    static let schema = Schema(
        name: "Awkward",
        entities: names.enumerated().map { index, name in
            Entity(
                name: name, kind: .cloudKit, span: SampleSchema.span,
                fields: [
                    SampleSchema.field(name, .string, optional: true),
                    SampleSchema.field("duplicate", .string),
                    SampleSchema.field("survivor", .date, optional: true),
                    SampleSchema.field("redirects", .url, optional: true), SampleSchema.field("writer", .int),
                    SampleSchema.field("recordType", .int),
                    SampleSchema.field("redirect", .json, optional: true),
                    SampleSchema.field("default", .bool), SampleSchema.field("identity", .string),
                    SampleSchema.field("uniqueKey", .string), SampleSchema.field("alternativeKeys", .string),
                    SampleSchema.field("Deduplication", .string), SampleSchema.field("record_type", .decimal),
                    ShopSchema.reference("twin", to: names[(index + 1) % names.count], optional: true),
                    ShopSchema.reference("self", to: name, optional: true),
                    ShopSchema.reference("in", to: name, list: true),
                    SampleSchema.field("item", .string, stored: "LIST<STRING>") {
                        $0.references = index % 2 == 1 ? name : names[(index + 1) % names.count]
                        $0.isList = true
                    },
                    SampleSchema.field("own", .uuid, stored: "LIST<STRING>") { $0.isList = true },
                ],
                uniqueKeys: keys(of: index, name))
        })

    /// One key or two; every third entity's hold references to the next one's.
    private static func keys(of index: Int, _ name: String) -> [UniqueKey] {
        switch index % 3 {
        case 0:
            [ShopSchema.key(name, "duplicate", "survivor", "redirects", "writer", "default", "record_type")]
        case 1:
            [ShopSchema.key(name, "default"), ShopSchema.key("survivor"), ShopSchema.key("self", "in.id")]
        default: [ShopSchema.key("twin", "self", "writer", "redirects"), ShopSchema.key("duplicate")]
        }
    }

    private static let names = [
        "Range", "UInt64", "min", "zip", "stride", "path", "reach", "json_each", "redirect", "twin", "kept",
        "item",
        "order",
        "select", "true", "Self", "Type", "Set", "Deduplication", "Redirects", "Records", "Text", "Key",
        "it's \"5\"",
        "{{name}}",
        "\u{202E}*/ $dedupe$", "-- x; DROP TABLE y", "Ünïcödé", String(repeating: "long", count: 100),
    ]
}
