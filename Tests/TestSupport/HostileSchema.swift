package import SchemaModel

extension SampleSchema {
    /// Names and texts that no language is glad of, in every place where a document's words can get to.
    package static let hostile = Schema(
        name: "Hostile \"\\*/\n🏃",
        documents: [SchemaDocument(path: "Hostile.md")],
        entities: hostileNames.map(hostileEntity) + [hostileFields, hostileEnums],
        enums: [
            EnumType(
                name: "Type", rawType: .string,
                cases: hostileNames.map { EnumType.Case(name: $0, rawValue: $0) })
        ]
            + ["Field", "String", "Date", "self", "Note", "RawValue", "a b"].map {
                EnumType(name: $0, rawType: .int, cases: [EnumType.Case(name: "one", rawValue: "1")])
            }
    )

    package static let hostileTexts = [
        "\"quoted\"", "back\\slash", "\\(interpolated)", "*/ ends", "/* begins", "new\nline",
        "carriage\rreturn",
        "tab\tbed", "nul\0byte", "{{name}}", "'); DROP TABLE x; --", "\u{202E}desrever",
        "line\u{2028}separator",
        "#\"raw\"#", "🏃‍♀️", "👩‍👩‍👧", "日本語", "naïve", "nai\u{308}ve", "\u{301}mark", "$1", "`ticks`", "<b>&amp;</b>",
        "", " ", "_", "__", "..", "a.b", "3D Model", "first-name", "%d %s",
        String(repeating: "long ", count: 2000),
        String(repeating: "x", count: 10_000),
    ]

    package static let hostileNames =
        hostileTexts + [
            "Date", "UUID", "Data", "String", "Bool", "Int", "Double", "URL", "Decimal", "Reference",
            "CloudRecord",
            "Optional", "Array", "Self", "self", "Type", "Protocol", "Any", "Locale", "Never", "Error",
            "Field", "ID",
            "CodingKeys", "Foundation", "Swift", "CKRecord", "RecordJSON", "init", "class", "default", "func",
            "import",
            "in", "is", "nil", "true", "throws", "actor", "await", "any", "some", "each", "repeat", "get",
            "set", "where",
            "description", "debugDescription", "hashValue", "hash", "encode", "write", "read", "reference",
            "recordType",
            "allCases", "rawValue", "RawValue", "AllCases", "unrecognized", "none", "record", "fields", "id",
            "Id", "name",
            "Name", "main", "CON", "nul", "com1", "note", "Note", "NOTE", "select", "order", "table", "user",
            "group",
            "cloudrecord", "deduplication", "Twins", "oid", "rowid",
        ]

    private static func hostileEntity(_ name: String) -> Entity {
        Entity(
            name: name, kind: .cloudKit, documentation: name, span: span,
            fields: [
                field("next", .reference, stored: "REFERENCE", optional: true) { $0.references = name },
                field("text", .string) {
                    $0.defaultValue = DefaultValue(written: name, value: .string(name))
                },
            ])
    }

    /// Every name as a field of one entity, with types in turn.
    private static let hostileFields = Entity(
        name: "HostileFields", kind: .cloudKit, span: span,
        fields: hostileNames.enumerated().map { index, name in
            let types = FieldType.allCases.filter { $0 != .enum }
            let type = types[index % types.count]
            return field(name, type, stored: storage(of: type), optional: index % 3 == 0) {
                $0.documentation = name
                $0.references = type == .reference ? name : nil
            }
        })

    private static let hostileEnums = Entity(
        name: "Chore", kind: .cloudKit, span: span,
        fields: [field("type", .string) { $0.enumName = "Type" }]
            + ["Field", "String", "Date", "self", "Note", "RawValue", "a b"].map { name in
                field("the \(name)", .int, stored: "INT64", optional: true) {
                    $0.enumName = name
                    $0.defaultValue = DefaultValue(written: "1", value: .integer(1))
                }
            })
}
