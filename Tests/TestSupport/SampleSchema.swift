package import Diagnostics
package import SchemaModel

/// Schemas made by hand, so that the outputs can be tested without a document.
package enum SampleSchema {
    package static let span = SourceSpan(file: 0, lower: 0, upper: 0)

    /// A library: every type of field, references both ways, lists, listed and named enums, a unique key, rows.
    package static let library = Schema(
        name: "Library",
        documents: [SchemaDocument(path: "Library.md", container: "iCloud.org.example.library")],
        entities: [shelf, book, loan],
        enums: [
            EnumType(
                name: "Condition", rawType: .string,
                cases: ["new", "worn", "in repair"].map { EnumType.Case(name: $0, rawValue: $0) }),
            EnumType(
                name: "Priority", rawType: .int,
                cases: [("low", "0"), ("high", "1")].map { EnumType.Case(name: $0.0, rawValue: $0.1) }),
        ]
    )

    package static func field(
        _ name: String,
        _ type: FieldType,
        stored: String = "STRING",
        optional: Bool = false,
        _ change: (inout Field) -> Void = { _ in }
    ) -> Field {
        var field = Field(name: name, stored: stored, type: type, isOptional: optional, span: span)
        change(&field)
        return field
    }

    private static let shelf = Entity(
        name: "Shelf", kind: .cloudKit, documentation: "A shelf in the `main` hall.", span: span,
        fields: [
            field("id", .uuid),
            field("label", .string) { $0.documentation = "What is written on it, for example \"A/3\"." },
            field("isLocked", .bool, stored: "INT64") {
                $0.defaultValue = DefaultValue(written: "0", value: .bool(false))
            },
        ],
        indexes: [Index(kind: .queryable, fields: [.init(name: "label")])],
        uniqueKeys: [UniqueKey(fields: ["label"], span: span)],
        grants: [Grant(role: "_creator", permissions: [.read, .write])],
        rows: [
            Row(
                values: [
                    .init(field: "recordName", text: "00000000-0000-0000-0000-000000000001", span: span),
                    .init(field: "id", text: "00000000-0000-0000-0000-000000000001", span: span),
                    .init(field: "label", text: "It's here", span: span),
                ],
                span: span)
        ]
    )

    private static let book = Entity(
        name: "Book", kind: .cloudKit, recordNameRule: .uuid, span: span,
        fields: [
            field("title", .string),
            field("pages", .int, stored: "INT64", optional: true) { $0.range = 1...9999 },
            field("weight", .double, stored: "DOUBLE") {
                $0.defaultValue = DefaultValue(written: "0.5", value: .number("0.5"))
            },
            field("price", .decimal, stored: "STRING", optional: true),
            field("addedAt", .date, stored: "TIMESTAMP") {
                $0.defaultValue = DefaultValue(written: "Date()", value: .now)
            },
            field("homepage", .url, optional: true),
            field("digest", .data, stored: "BYTES", optional: true),
            field("cover", .asset, stored: "ASSET", optional: true),
            field("foundAt", .location, stored: "LOCATION", optional: true),
            field("extra", .json, optional: true),
            field("tags", .string, stored: "LIST<STRING>") { $0.isList = true },
            field("scores", .int, stored: "LIST<INT64>") { $0.isList = true },
            field("shelf", .reference, stored: "REFERENCE", optional: true) {
                $0.references = "Shelf"
                $0.onDelete = .nullify
            },
            field("related", .reference, stored: "LIST<REFERENCE>") {
                $0.isList = true
                $0.references = "Book"
            },
            field("publisher", .reference, stored: "REFERENCE", optional: true) {
                $0.references = "Publisher"
            },
            field("condition", .string) {
                $0.enumName = "Condition"
                $0.defaultValue = DefaultValue(written: "\"new\"", value: .string("new"))
            },
            field("priority", .int, stored: "INT64") { $0.enumName = "Priority" },
            field("themeRaw", .string) {
                $0.enumName = "AppTheme"
                $0.documentation = "Raw value of the selected `AppTheme`."
            },
            field("secret", .string, stored: "ENCRYPTED STRING", optional: true) { $0.isEncrypted = true },
        ]
    )

    private static let loan = Entity(
        name: "Loan", kind: .cloudKit, span: span,
        fields: [
            field("id", .uuid),
            field("book", .reference, stored: "REFERENCE") {
                $0.references = "Book"
                $0.onDelete = .cascade
            },
            field("reader", .string),
            field("since", .date, stored: "TIMESTAMP"),
            field("note", .string, optional: true),
        ],
        indexes: [Index(kind: .sortable, fields: [.init(name: "since", descending: true)])],
        uniqueKeys: [UniqueKey(fields: ["book", "since"], span: span)]
    )
}
