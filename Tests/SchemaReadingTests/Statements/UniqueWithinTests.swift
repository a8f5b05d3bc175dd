import SchemaDeclaration
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

/// Sentences that name fields without back-ticks, as prose does.
@Suite struct `A key in the words of prose` {
    private static func reading(_ sentence: String) throws -> DeclaredText {
        try DeclaredText(
            """
            # CloudKit

            ## Book

            | Field | Type |
            | --- | --- |
            | `shelf` | Reference → Shelf |
            | `title` | String |

            \(sentence)

            ## Shelf

            - `name` (String)
            """
        )
    }

    @Test(arguments: [
        "The title is unique within a shelf.", "Titles are unique within a shelf.",
        "The title of a book is unique per `shelf`.", "The `title` is unique within a shelf.",
    ])
    func `has what is unique, and what it is unique in`(sentence: String) throws {
        #expect(try Self.reading(sentence).stated == ["Book(title, shelf)"])
    }

    @Test(arguments: [
        "A book is unique per `shelf`.", "Books are unique per `shelf`.", "Unique per `shelf`.",
    ])
    func `is the scope alone where the records themselves are unique`(sentence: String) throws {
        #expect(try Self.reading(sentence).stated == ["Book(shelf)"])
    }

    @Test(arguments: [
        "The slug of a book is unique within its shelf.", "The slug is unique per `shelf`.",
        "Within a shelf the title is unique.",
    ])
    func `is none, and told, where a part of it is no field`(sentence: String) throws {
        let reading = try Self.reading(sentence)
        #expect(reading.stated == [])
        #expect(reading.findings == ["key.unread at 10:1"])
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
