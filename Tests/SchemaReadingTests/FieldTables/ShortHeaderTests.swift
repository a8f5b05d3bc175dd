import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Headers in few letters.
@Suite struct `Short headers` {
    private static func field(_ header: String, _ cell: String) throws -> DeclaredField {
        let text = """
            # CloudKit record types

            ## Kiln

            | # | Field | Type | \(header) |
            |---|---|---|---|
            | 1 | `level` | Int64 | \(cell) |
            """
        return try #require(DeclaredText(text).schema.entities.first?.fields.first)
    }

    @Test(arguments: [
        ("Enc", Remark.Fact.encrypted), ("Enc.", .encrypted), ("E2E", .encrypted), ("E2E?", .encrypted),
        ("Uniq", .unique), ("Idx", .index(.queryable)),
    ])
    func `a mark below a short header says what it stands for`(header: String, fact: Remark.Fact) throws {
        #expect(try Self.field(header, "yes").remarks.map(\.fact) == [fact])
        #expect(try Self.field(header, "no").remarks.isEmpty)
    }

    @Test(arguments: ["Def", "Def.", "Dflt"])
    func `a default`(header: String) throws {
        #expect(try Self.field(header, "5").defaultText?.value == "5")
    }

    @Test func `a number before the names is that of the row`() throws {
        let text = """
            # CloudKit record types

            ## Kiln

            | Idx | Field | Type |
            |---|---|---|
            | 1 | `level` | Int64 |
            """
        let field = try #require(DeclaredText(text).schema.entities.first?.fields.first)
        #expect(field.name.value == "level" && field.remarks.isEmpty)
    }
}
