import SchemaModel
import TestSupport

/// Every type as a required, an optional, a list and a defaulted field, in tables that refer to each other.
enum EverythingSchema {
    static let schema = Schema(
        name: "Everything",
        entities: [scalars, optionals, lists, defaults, parent, child, keyed],
        enums: [
            EnumType(
                name: "Status", rawType: .string,
                cases: ["open", "done", "it's"].map { .init(name: $0, rawValue: $0) }),
            EnumType(
                name: "Level", rawType: .int,
                cases: [("low", "-1"), ("high", "7")].map { .init(name: $0.0, rawValue: $0.1) }),
        ])

    static func fields(optional: Bool = false, list: Bool = false) -> [Field] {
        FieldType.allCases.map { type in
            SampleSchema.field(
                "\(type)Value", type, stored: type == .enum ? "Status" : "X", optional: optional
            ) {
                $0.isList = list
                $0.enumName = type == .enum ? "Status" : nil
                $0.references = type == .reference ? "Parent" : nil
                $0.isEncrypted = type == .string
            }
        }
    }

    private static func make(_ name: String, _ fields: [Field]) -> Entity {
        Entity(name: name, kind: .cloudKit, span: SampleSchema.span, fields: fields)
    }

    private static let scalars = make("Scalars", fields())
    private static let optionals = make("Optionals", fields(optional: true))
    private static let lists = make("Lists", fields(list: true))

    private static let defaults = make(
        "Defaults",
        [
            withDefault(.string, "\"it's \\ \n🦉\"", .string("it's \\ \n🦉")),
            withDefault(.int, "-9_223", .integer(-9_223)),
            withDefault(.double, "-0.5", .number("-0.5")),
            withDefault(.decimal, "1_000.50", .number("1_000.50")),
            withDefault(.bool, "1", .integer(1)),
            withDefault(.date, "Date()", .now),
            withDefault(.uuid, "UUID()", .newUUID, optional: true),
            withDefault(.url, "\"https://a.b/?c='d'\"", .string("https://a.b/?c='d'")),
            withDefault(.data, "Data()", .expression),
            withDefault(.json, "\"{}\"", .string("{}")),
            withDefault(.enum, ".done", .enumCase("done")),
            withDefault(.location, "\"52.5, 13.4\"", .string("52.5, 13.4")),
        ])

    private static func withDefault(
        _ type: FieldType,
        _ written: String,
        _ value: DefaultValue.Value,
        optional: Bool = false
    ) -> Field {
        SampleSchema.field("\(type)Value", type, optional: optional) {
            $0.defaultValue = DefaultValue(written: written, value: value)
            $0.enumName = type == .enum ? "Status" : nil
        }
    }

    private static let parent = make(
        "Parent",
        [
            SampleSchema.field("favourite", .reference, optional: true) {
                $0.references = "Child"
                $0.onDelete = .nullify
            },
            SampleSchema.field("level", .int, stored: "INT64") {
                $0.enumName = "Level"
                $0.range = -10...10
            },
        ])

    private static let child = make(
        "Child",
        [
            SampleSchema.field("parent", .reference) {
                $0.references = "Parent"
                $0.onDelete = .cascade
            },
            SampleSchema.field("keyed", .reference, optional: true) {
                $0.references = "Keyed"
                $0.onDelete = .deny
            },
            SampleSchema.field("friends", .reference) {
                $0.references = "Keyed"
                $0.isList = true
                $0.onDelete = .nullify
            },
        ])

    private static let keyed = Entity(
        name: "Keyed", kind: .swiftData, span: SampleSchema.span,
        fields: [SampleSchema.field("id", .uuid), SampleSchema.field("title", .string)])
}
