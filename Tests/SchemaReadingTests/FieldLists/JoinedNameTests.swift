import Testing

/// Names that "and" joins in one item are fields of their own.
@Suite struct `Joined names` {
    private static func entities(_ item: String) throws -> [String] {
        try DeclaredText("# CloudKit\n\n## Bed\n\n- `name` (String)\n\(item)\n").entities
    }

    @Test(arguments: [
        "- **from** and **to** (Int64): months", "- `from` and `to`: Int64", "- `from` und `to`: Int64",
        "- `from` & `to` (Int64)", "- `from` と `to`: Int64", "- **from** and **to:** Int64",
    ])
    func `are fields of the same type`(item: String) throws {
        #expect(try Self.entities(item) == ["Bed: name String, from Int64, to Int64"])
    }

    @Test(arguments: ["- `from` (Int64) and `to` are equal", "- `from` (Int64), and never more"])
    func `are none where a sentence goes on`(item: String) throws {
        #expect(try Self.entities(item) == ["Bed: name String, from Int64"])
    }
}
