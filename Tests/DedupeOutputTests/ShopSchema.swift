import SchemaModel
import TestSupport

/// A shop: keys over every type of part, over references to what is merged itself, several keys, and a loop.
enum ShopSchema {
    static let shop = Schema(
        name: "Shop",
        entities: [category, brand, account, product, price, basket, visit, country],
        enums: [
            EnumType(
                name: "Channel", rawType: .string,
                cases: ["web", "store"].map { EnumType.Case(name: $0, rawValue: $0) }),
            EnumType(
                name: "Grade", rawType: .int,
                cases: [("low", "0"), ("high", "1")].map { EnumType.Case(name: $0.0, rawValue: $0.1) }),
        ]
    )

    static func key(_ fields: String..., alternative: Bool = false) -> UniqueKey {
        UniqueKey(fields: fields, alternative: alternative, span: SampleSchema.span)
    }

    static func reference(
        _ name: String,
        to target: String,
        optional: Bool = false,
        list: Bool = false,
        _ rule: DeleteRule? = nil
    ) -> Field {
        SampleSchema.field(
            name, .reference, stored: list ? "LIST<REFERENCE>" : "REFERENCE", optional: optional
        ) {
            $0.references = target
            $0.isList = list
            $0.onDelete = rule
        }
    }

    /// A tree: its key holds references to itself.
    private static let category = Entity(
        name: "Category", kind: .cloudKit, span: SampleSchema.span,
        fields: [
            reference("parent", to: "Category", optional: true, .cascade),
            SampleSchema.field("name", .string),
            SampleSchema.field("note", .string, optional: true),
        ],
        uniqueKeys: [key("parent", "name")])

    private static let brand = Entity(
        name: "Brand", kind: .cloudKit, span: SampleSchema.span,
        fields: [
            SampleSchema.field("id", .uuid),
            SampleSchema.field("name", .string),
            SampleSchema.field("homepage", .url, optional: true),
            SampleSchema.field("founded", .date, stored: "TIMESTAMP", optional: true),
            SampleSchema.field("tags", .string, stored: "LIST<STRING>") { $0.isList = true },
            reference("rivals", to: "Brand", list: true),
            reference("owner", to: "Brand", optional: true),
        ] + brandContents,
        uniqueKeys: [key("name")])

    /// A field for each merge rule, and the date that decides for all others.
    private static let brandContents = [
        SampleSchema.field("stock", .int, stored: "INT64"),
        SampleSchema.field("land", .string) {
            $0.defaultValue = DefaultValue(written: "\"DE\"", value: .string("DE"))
        },
        SampleSchema.field("followers", .int, stored: "INT64") {
            $0.defaultValue = DefaultValue(written: "0", value: .integer(0))
            $0.mergeRule = .sum
        },
        SampleSchema.field("credit", .decimal, stored: "STRING", optional: true) { $0.mergeRule = .sum },
        SampleSchema.field("rank", .int, stored: "INT64", optional: true) { $0.mergeRule = .max },
        SampleSchema.field("cheapest", .double, stored: "DOUBLE", optional: true) { $0.mergeRule = .min },
        SampleSchema.field("motto", .string, optional: true) { $0.mergeRule = .max },
        SampleSchema.field("isOpen", .bool, stored: "INT64") { $0.mergeRule = .max },
        SampleSchema.field("channel", .string) {
            $0.enumName = "Channel"
            $0.defaultValue = DefaultValue(written: ".web", value: .enumCase("web"))
        },
        SampleSchema.field("labels", .string, stored: "LIST<STRING>") {
            $0.isList = true
            $0.mergeRule = .union
        },
        SampleSchema.field("lastModified", .date, stored: "TIMESTAMP", optional: true),
    ]

    /// Several keys, some of their parts optional, and some in more than one.
    private static let account = Entity(
        name: "Account", kind: .cloudKit, span: SampleSchema.span,
        fields: [
            SampleSchema.field("email", .string, optional: true),
            SampleSchema.field("network", .string, optional: true),
            SampleSchema.field("handle", .string, optional: true),
            SampleSchema.field("number", .int, stored: "INT64", optional: true),
            SampleSchema.field("displayName", .string, optional: true),
            SampleSchema.field("place", .decimal, stored: "STRING", optional: true),
            SampleSchema.field("since", .date, stored: "TIMESTAMP", optional: true),
        ],
        uniqueKeys: [
            key("email", alternative: true), key("network", "handle", alternative: true),
            key("number", alternative: true), key("number", "place", alternative: true),
            key("place", "since", alternative: true),
        ])

    private static let product = Entity(
        name: "Product", kind: .cloudKit, span: SampleSchema.span,
        fields: [
            reference("brand", to: "Brand", .cascade),
            reference("category", to: "Category", optional: true, .nullify),
            SampleSchema.field("title", .string),
            SampleSchema.field("info", .string, optional: true),
            reference("related", to: "Product", list: true),
            SampleSchema.field("brandID", .uuid) { $0.references = "Brand" },
            SampleSchema.field("accountNames", .string, stored: "LIST<STRING>") {
                $0.references = "Account"
                $0.isList = true
            },
            SampleSchema.field("storeIDs", .uuid, stored: "LIST<STRING>") { $0.isList = true },
        ],
        uniqueKeys: [key("brand.id", "title")])

    /// Every type of part at once.
    private static let price = Entity(
        name: "Price", kind: .cloudKit, span: SampleSchema.span,
        fields: [
            reference("product", to: "Product", .cascade),
            SampleSchema.field("since", .date, stored: "TIMESTAMP"),
            SampleSchema.field("isGross", .bool, stored: "INT64"),
            SampleSchema.field("quantity", .int, stored: "INT64"),
            SampleSchema.field("factor", .double, stored: "DOUBLE"),
            SampleSchema.field("rebate", .decimal, stored: "STRING", optional: true),
            SampleSchema.field("region", .uuid, optional: true),
            SampleSchema.field("source", .url, optional: true),
            SampleSchema.field("digest", .data, stored: "BYTES", optional: true),
            SampleSchema.field("channel", .string) { $0.enumName = "Channel" },
            SampleSchema.field("grade", .int, stored: "INT64") { $0.enumName = "Grade" },
            reference("publisher", to: "Publisher", optional: true),
            SampleSchema.field("amount", .double, stored: "DOUBLE", optional: true),
        ],
        uniqueKeys: [
            key(
                "product", "since", "isGross", "quantity", "factor", "rebate", "region", "source", "digest",
                "channel", "grade", "publisher")
        ])

    /// Without a key, but it refers to what is merged.
    private static let basket = Entity(
        name: "Basket", kind: .cloudKit, span: SampleSchema.span,
        fields: [
            reference("products", to: "Product", list: true),
            reference("account", to: "Account", optional: true),
        ])

    /// A table with a key of its own, and one that refers to it by that.
    private static let country = Entity(
        name: "countries", kind: .table, primaryKey: "id", span: SampleSchema.span,
        fields: [SampleSchema.field("id", .int, stored: "integer"), SampleSchema.field("code", .string)],
        uniqueKeys: [key("code")])

    private static let visit = Entity(
        name: "visits", kind: .table, primaryKey: "id", span: SampleSchema.span,
        fields: [
            SampleSchema.field("id", .uuid, stored: "uuid"),
            SampleSchema.field("country_id", .int, stored: "integer") { $0.references = "countries" },
            SampleSchema.field("day", .string),
            SampleSchema.field("remark", .string, optional: true),
        ],
        uniqueKeys: [key("country_id", "day")])
}
