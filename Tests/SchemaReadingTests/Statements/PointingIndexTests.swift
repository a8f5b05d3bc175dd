import SchemaReading
import Testing

/// Indexes of fields that another sentence names, or that only one record type has.
@Suite struct `Indexes of what was named before` {
    private static func indexes(_ text: String) throws -> [String] {
        try DeclaredText(
            "# CloudKit\n\n## Hive Record Type\n\n| Field | Type |\n|---|---|\n| `code` | String |\n| `frames` | Int64 |\n\n"
                + text + "\n"
        ).indexes
    }

    @Test(arguments: [
        "Queries filter by `code` and `frames`; both fields need Queryable indexes.",
        "The app looks for `code` and `frames`. These fields must be queryable.",
    ])
    func `are of all of them`(text: String) throws {
        #expect(try Self.indexes(text) == ["queryable(code)", "queryable(frames)"])
    }

    @Test func `are of the one that was named`() throws {
        #expect(
            try Self.indexes("The query predicates on `code`, so that field needs a Queryable index.")
                == ["queryable(code)"])
    }

    @Test(arguments: [
        "The query predicates on `code`, so that field needs no Queryable index.",
        "The query predicates on `other`, so that field needs a Queryable index.",
        "The query predicates on `code`, so that field is shown.",
    ])
    func `are none otherwise`(text: String) throws {
        #expect(try Self.indexes(text) == [])
    }

    @Test(arguments: ["Make sure that the Queryable indexes exist", "쿼리에 쓰이는 **Queryable 인덱스**가 있는지 확인하세요"])
    func `are of the paths behind a colon`(words: String) throws {
        #expect(
            try Self.indexes("\(words):\n`Hive.code`, `Hive.frames`")
                == ["queryable(code)", "queryable(frames)"])
        #expect(try Self.indexes("\(words): `Hive.code` and what else there is") == [])
        #expect(try Self.indexes("\(words): `code`, `frames`") == [])
    }

    @Test func `have the kinds in their brackets besides`() throws {
        let text = "Fields that need **queryable** indexes: `Hive.code`, `Hive.frames` (sortable too)."
        #expect(try Self.indexes(text) == ["queryable(code)", "queryable(frames)", "sortable(frames)"])
        #expect(try Self.indexes("No queryable index is needed: `Hive.code`") == [])
    }

    @Test(arguments: [("unlike", ["sortable(code)"]), ("and", ["sortable(code)", "queryable(code)"])])
    func `are none of what another is unlike`(word: String, indexes: [String]) throws {
        #expect(try Self.indexes("## Indexes\n\n- `Hive.code`: SORTABLE, \(word) QUERYABLE") == indexes)
    }

    @Test func `are of the only record type with such fields`() throws {
        #expect(
            try Self.indexes(
                "## Create Index (frames)\n\n- Two indexes:\n  - `frames` Queryable\n  - `frames` Sortable")
                == ["queryable(frames)", "sortable(frames)"])
    }
}
