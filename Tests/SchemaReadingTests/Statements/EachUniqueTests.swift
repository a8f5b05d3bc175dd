import SchemaReading
import Testing

/// Fields that are unique by themselves, beside those that are so together.
@Suite struct `Keys of each field` {
    private static func keys(_ sentence: String) throws -> [String] {
        try DeclaredText(
            "# CloudKit\n\n## Trip Record Type\n\n| Field | Type |\n|---|---|\n| `title` | String |\n"
                + "| `code` | String |\n| `day` | Date |\n\n\(sentence)\n"
        ).keys
    }

    @Test(arguments: [
        "`title` and `code` are each unique.", "Both `title` and `code` must be unique.",
        "`title` und `code` sind jeweils beide eindeutig.", "`title` y `code` son cada uno únicos.",
    ])
    func `are several keys`(sentence: String) throws {
        #expect(try Self.keys(sentence) == ["Trip(title)", "Trip(code)"])
    }

    @Test(arguments: [
        "`title` and `code` are unique together.", "`title` and `code` must be unique.",
        "Each pair of `title` and `code` is unique.", "Both `title` and `code` are unique together.",
    ])
    func `are one key otherwise`(sentence: String) throws {
        #expect(try Self.keys(sentence) == ["Trip(title, code)"])
    }

    @Test(arguments: [
        "TODO: make `code` unique.", "FIXME: `code` must be unique.", "Idea: a unique key on `code`.",
        "Geplant: `code` eindeutig machen.", "Prévu : rendre `code` unique.",
    ])
    func `are none where they are only planned`(sentence: String) throws {
        #expect(try Self.keys(sentence) == [])
    }

    @Test func `are some behind other labels`() throws {
        #expect(try Self.keys("Note: `code` must be unique.") == ["Trip(code)"])
    }
}
