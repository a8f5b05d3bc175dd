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

    @Test(arguments: [
        "Record type `Trip` with fields `title`, `start` or `end`.",
        "Record type `Trip` with fields `title` and `start` that show in the list.",
    ])
    func `is none where the sentence says more`(sentence: String) throws {
        #expect(try Self.fields(sentence) == [])
    }
}
