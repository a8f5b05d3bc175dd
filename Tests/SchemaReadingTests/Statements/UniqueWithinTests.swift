import SchemaReading
import Testing

/// What a field is unique in is a part of its key, wherever the words stand.
@Suite struct `The scope of a unique field` {
    private static func keys(list words: String) throws -> [String] {
        try DeclaredText(
            """
            # CloudKit

            ## Book

            - `shelf` (Reference → Shelf)
            - `title` (String)\(words)

            ## Shelf

            - `name` (String)
            """
        ).stated
    }

    private static func keys(note: String) throws -> [String] {
        try DeclaredText(
            """
            # CloudKit

            ## Book

            | Field | Type | Notes |
            | --- | --- | --- |
            | `shelf` | Reference → Shelf | |
            | `title` | String | \(note) |

            ## Shelf

            - `name` (String)
            """
        ).stated
    }

    @Test(arguments: [
        "unique per `shelf`", "unique (per `shelf`)", "unique, per `shelf`", "unique – per `shelf`",
        "unique: per `shelf`", "must be unique (within the `shelf`)", "eindeutig (je `shelf`)",
        "je `shelf` eindeutig", "per `shelf` unique", "`shelf` ごとに一意",
    ])
    func `is a part of the key`(words: String) throws {
        #expect(try Self.keys(note: words) == ["Book(title, shelf)"])
        #expect(try Self.keys(list: " – " + words) == ["Book(title, shelf)"])
    }

    @Test(arguments: ["unique", "unique (never empty)", "eindeutig, nie leer"])
    func `is none where the words speak of something else`(words: String) throws {
        #expect(try Self.keys(note: words) == ["Book.title"])
    }

    @Test(arguments: ["unique (per library)", "unique, within a library"])
    func `costs the key where it is no field`(words: String) throws {
        #expect(try Self.keys(note: words) == [])
    }
}

extension DeclaredText {
    /// The keys, and the fields that are unique by themselves.
    fileprivate var stated: [String] {
        keys
            + schema.entities.flatMap { entity in
                entity.fields.filter { $0.remarks.contains(where: \.isUnique) }
                    .map { "\(entity.name.value).\($0.name.value)" }
            }
    }
}
