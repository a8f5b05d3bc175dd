import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

/// The last name of a list in a sentence, behind a word that joins it with the one before.
@Suite struct `Names that a word joins` {
    private static func fields(_ sentence: String) throws -> [[String]] {
        try DeclaredText("# CloudKit record types\n\n\(sentence)\n").schema.entities.map {
            $0.fields.map(\.name.value)
        }
    }

    @Test(arguments: [
        "The `Trip` record type contains the fields `title`, `start` and `end`.",
        "Record type `Trip` with fields `title`, `start`, and `end`.",
        "Record type `Trip`, fields: `title`, `start` und `end`",
        "レコードタイプ `Trip`、フィールド: `title`、`start`と`end`",
    ])
    func `is a field`(sentence: String) throws {
        #expect(try Self.fields(sentence) == [["title", "start", "end"]])
    }

    /// "`lat` and `lon` (Double)" says it of both.
    @Test(arguments: [
        ("`lat` and `lon` (Double)", ["Double", "Double"]),
        ("`lat` (Int64) and `lon` (Double)", ["Int64", "Double"]),
    ])
    func `has the type of its own, or that behind both`(names: String, types: [String]) throws {
        let read = try DeclaredText("# CloudKit schema\n\n- `Place`: `name` (String), \(names)\n")
        #expect(read.schema.entities.first?.fields.dropFirst().map { $0.type?.name } == types)
    }

    @Test(arguments: [
        "Record type `Trip` with fields `title`, `start` or `end`.",
        "Record type `Trip` with fields `title` and `start` that show in the list.",
    ])
    func `is none where the sentence says more`(sentence: String) throws {
        #expect(try Self.fields(sentence) == [])
    }
}

/// Fields that a sentence asks indexes for, in a document that lists none.
@Suite struct `Fields that indexes name` {
    private static func read(_ sentence: String, types: String = "- `Trip`: one a journey\n") throws
        -> DeclaredText
    {
        try DeclaredText("# CloudKit\n\n## Record types\n\n\(types)\n\(sentence)\n")
    }

    @Test func `belong to the record type before the dot`() throws {
        let read = try Self.read("Add query indexes for `Trip.title`, `Trip.start` and `Stop.place`.")
        #expect(read.entities == ["Trip: title, start"])
        #expect(read.indexes == ["queryable(title)", "queryable(start)"])
    }

    @Test(arguments: [
        "Add no query indexes for `Trip.title`.", "We removed the indexes of `Trip.title`.",
        "The view shows `Trip.title`.",
    ])
    func `are none where the sentence asks for no index`(sentence: String) throws {
        #expect(try Self.read(sentence).entities == [])
    }

    @Test func `need another line that calls it a record type`() throws {
        #expect(try Self.read("Add query indexes for `Trip.title`.", types: "").entities == [])
    }
}

/// Sentences about what a record type has.
@Suite struct `Sentences about a record type` {
    private static func unread(_ sentence: String) throws -> [String] {
        try DeclaredText(
            "# CloudKit\n\n## Record types\n\n### Stop\n\n- `place`: String\n- `order`: Int64\n\n\(sentence)\n"
        ).schema.diagnostics.filter { $0.id.rawValue == "fields.unread" }.map(\.message)
    }

    @Test(arguments: [
        "The `Trip` record has `title` and `start`.", "Each record of type `Trip` has `title` and `start`.",
        "A `Trip` entity with `title` and `start` comes first.",
    ])
    func `are told`(sentence: String) throws {
        #expect(try Self.unread(sentence) == ["the fields of 'Trip' are not read from this sentence"])
    }

    @Test(arguments: [
        "The `Stop` record has `place` and `order`.", "The `Trip` record is fetched by `title` and `start`.",
        "The `Trip` record no longer has `title` and `start`.", "The `Trip` record has a `title`.",
        "The `TripView` has `title` and `start`.",
    ])
    func `are not where nothing says that it has them`(sentence: String) throws {
        #expect(try Self.unread(sentence) == [])
    }
}
