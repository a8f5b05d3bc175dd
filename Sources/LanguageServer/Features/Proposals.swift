import SchemaModel

/// Words that documents are read by. A test reads each of them.
enum Proposals {
    /// The types of a store, as its own documentation spells them.
    static func types(of kind: EntityKind) -> [String] {
        switch kind {
        case .cloudKit:
            [
                "String", "Int64", "Double", "Date/Time", "Bytes", "Asset", "Location", "Reference",
                "List<String>", "List<Int64>", "List<Double>", "List<Date/Time>", "List<Bytes>",
                "List<Asset>",
                "List<Location>", "List<Reference>",
            ]
        case .swiftData:
            [
                "String", "Int", "Double", "Decimal", "Bool", "Date", "UUID", "URL", "Data", "[String]",
                "[Int]",
            ]
        case .coreData:
            [
                "String", "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Decimal", "Boolean",
                "Date", "UUID", "URI", "Binary Data",
            ]
        case .table: ["TEXT", "INTEGER", "REAL", "NUMERIC", "BOOLEAN", "TIMESTAMP", "UUID", "BLOB", "JSON"]
        }
    }

    /// How a type cell of a store names a record type.
    static func references(to entity: String, in kind: EntityKind) -> [String] {
        switch kind {
        case .cloudKit: ["Reference(\(entity))"]
        case .swiftData, .coreData: [entity, "[\(entity)]"]
        case .table: []
        }
    }

    /// How a note names a record type.
    static func reference(to entity: String) -> String { "References the `\(entity)`." }

    /// Words of notes, each with what it makes of a field.
    static let notes: [(text: String, meaning: String)] = [
        ("Boolean flag (0/1).", "a Boolean"),
        ("UUID stored as a string.", "an identifier"),
        ("Optional.", "may be missing"),
        ("Required.", "is always there"),
        ("Default: 0", "a default"),
        ("One of \"first\", \"second\".", "an enumeration"),
        ("Range: 0-100", "a range"),
        ("Raw value of `Name`.", "an enumeration of the app's"),
        ("Encrypted.", "only the user's devices can read it"),
        ("Primary key.", "identifies the record"),
        ("Unique.", "no two records share it"),
        ("Queryable.", "an index"),
        ("Sortable.", "an index"),
    ]
}
