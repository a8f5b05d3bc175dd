package import SchemaModel

extension SampleSchema {
    /// Every type of field with every mark that it can have: optional, list, default, encrypted.
    package static let combined = Schema(
        name: "Combined",
        documents: [SchemaDocument(path: "Combined.md")],
        entities: FieldType.allCases.map(entity) + [relations, system],
        enums: [
            EnumType(
                name: "Weather", rawType: .string,
                cases: [("sunny", "sunny"), ("rainy", "RAIN"), ("none", "none")].map {
                    EnumType.Case(name: $0.0, rawValue: $0.1)
                }),
            EnumType(
                name: "Level", rawType: .int,
                cases: ["-1", "0", "10"].map { EnumType.Case(name: $0, rawValue: $0) }),
        ]
    )

    /// What CloudKit calls a type of field.
    package static func storage(of type: FieldType) -> String {
        switch type {
        case .string, .uuid, .url, .json, .enum: "STRING"
        case .int, .bool: "INT64"
        case .double, .decimal: "DOUBLE"
        case .date: "TIMESTAMP"
        case .data: "BYTES"
        case .asset: "ASSET"
        case .location: "LOCATION"
        case .reference: "REFERENCE"
        }
    }

    private static func entity(of type: FieldType) -> Entity {
        let stored = storage(of: type)
        func typed(
            _ name: String, list: Bool = false, optional: Bool = false, encrypted: Bool = false,
            default value: DefaultValue? = nil
        ) -> Field {
            field(name, type, stored: list ? "LIST<\(stored)>" : stored, optional: optional) {
                $0.isList = list
                $0.isEncrypted = encrypted && type != .reference && type != .asset
                $0.defaultValue = value
                if type == .enum { $0.enumName = "Weather" }
                if type == .reference { $0.references = "AllRelation" }
            }
        }
        let value = defaultValue(of: type)
        return Entity(
            name: "All" + type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst(), kind: .cloudKit,
            span: span,
            fields: [
                typed("plain"), typed("maybe", optional: true), typed("list", list: true),
                typed("maybeList", list: true, optional: true), typed("secret", encrypted: true),
                typed("maybeSecret", optional: true, encrypted: true),
                typed("secretList", list: true, encrypted: true), typed("usual", default: value),
                typed("maybeUsual", optional: true, default: value),
                typed("usualList", list: true, default: DefaultValue(written: "[]", value: .emptyList)),
                typed("odd", default: DefaultValue(written: "f(\"x\")", value: .expression)),
                typed("gone", optional: true, default: DefaultValue(written: "nil", value: .null)),
            ])
    }

    private static func defaultValue(of type: FieldType) -> DefaultValue {
        switch type {
        case .string, .data, .asset, .location, .reference, .json:
            DefaultValue(written: "\"a \\\"b\\\"\"", value: .string("a \"b\""))
        case .int: DefaultValue(written: "-42", value: .integer(-42))
        case .double: DefaultValue(written: "+.5", value: .number("+.5"))
        case .decimal: DefaultValue(written: "-3.133", value: .number("-3.133"))
        case .bool: DefaultValue(written: "1", value: .integer(1))
        case .date: DefaultValue(written: "Date()", value: .now)
        case .uuid: DefaultValue(written: "UUID()", value: .newUUID)
        case .url: DefaultValue(written: "https://example.org", value: .string("https://example.org"))
        case .enum: DefaultValue(written: "Weather.none.rawValue", value: .enumCase("none"))
        }
    }

    private static let relations = Entity(
        name: "AllRelation", kind: .cloudKit, recordNameRule: .string, span: span,
        fields: [
            field("owner", .reference, stored: "REFERENCE") {
                $0.references = "AllString"
                $0.onDelete = .cascade
            },
            field("maybeOwner", .reference, stored: "REFERENCE", optional: true) {
                $0.references = "AllString"
                $0.onDelete = .cascade
            },
            field("owners", .reference, stored: "LIST<REFERENCE>") {
                $0.isList = true
                $0.references = "AllRelation"
                $0.onDelete = .cascade
            },
            field("stranger", .reference, stored: "REFERENCE") { $0.references = "Nowhere" },
            field("maybeStranger", .reference, stored: "REFERENCE", optional: true),
            field("strangers", .reference, stored: "LIST<REFERENCE>") { $0.isList = true },
            field("price", .decimal, stored: "STRING"),
            field("prices", .decimal, stored: "LIST<STRING>") { $0.isList = true },
            field("payload", .json, stored: "BYTES"),
            field("level", .int, stored: "INT64") { $0.enumName = "Level" },
            field("levels", .int, stored: "LIST<INT64>") {
                $0.isList = true
                $0.enumName = "Level"
            },
            field("weather", .string, optional: true) { $0.enumName = "Weather" },
        ])

    private static let system = Entity(
        name: "AllSystem", kind: .cloudKit, span: span,
        fields: [
            field("recordName", .string) { $0.documentation = "The reader's card number." },
            field("___recordID", .reference, stored: "REFERENCE"),
            field("createdTimestamp", .date, stored: "TIMESTAMP"),
            field("___modTime", .date, stored: "TIMESTAMP"),
            field("___createdBy", .reference, stored: "REFERENCE") { $0.references = "AllSystem" },
            field("modifiedUserRecordName", .string),
            field("recordChangeTag", .string),
            field("recordType", .string),
            field("title", .string),
        ])
}
