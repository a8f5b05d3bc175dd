import SchemaDeclaration
import SchemaReading
import Testing

/// A type behind one name in back-ticks and a comma.
@Suite struct `A type behind a comma` {
    private func read(_ items: String) throws -> Reading {
        try Reading("# CloudKit schema\n\n## Trip\n\n- `id`: String\n- `title`: String\n\(items)\n")
    }

    @Test(arguments: [
        ("- `tags`, [String]", "String"), ("- `end`, Date?, queryable", "Date"),
        ("- `open`, Int64 (optional)", "Int64"),
        ("- `close`, Int — when it closes", "Int"), ("- `kind`, String.", "String"),
    ])
    func `is read`(item: String, type: String) throws {
        let field = try #require(try read(item).schema.entities.first?.fields.last)
        #expect(field.type?.name == type)
    }

    @Test(arguments: ["- `tags`, Stop", "- `note`, Int of the row", "- `end`, date", "- `note`, Free text"])
    func `is none in words`(item: String) throws {
        let field = try #require(try read(item).schema.entities.first?.fields.last)
        #expect(field.type == nil)
    }
}
