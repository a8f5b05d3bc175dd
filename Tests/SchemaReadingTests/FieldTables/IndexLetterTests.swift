import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Words and letters of an index column")
struct IndexLetterTests {
    private func read(header: String, cell: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## `Boat`\n\n| Field | Type | \(header) |\n|---|---|---|\n| `title` | String | \(cell) |\n"
        )
    }

    private func refused(_ read: DeclaredText) -> [String] {
        let remarks = read.schema.entities.flatMap(\.fields).flatMap(\.remarks)
        return remarks.filter { $0.fact == .refused(RefusedFact(.index, .unknown)) }.map(\.quote)
    }

    @Test("A header of letters", arguments: ["Q S", "Q S F", "Q/S", "Q, S, F"])
    func letters(header: String) throws {
        let read = try read(header: header, cell: "Q S")
        let facts = read.schema.entities.flatMap(\.fields).flatMap(\.remarks).map(\.fact)
        #expect(facts == [.index(.queryable), .index(.sortable)])
        #expect(refused(read) == [])
    }

    @Test(
        "A word or letter that is not understood is named",
        arguments: [
            ("Q F", ["F"]), ("Qeryable", ["Qeryable"]), ("Queryable, Sotable", ["Sotable"]),
            ("Queryable", []),
            ("yes", []), ("", []), ("none", []), ("Queryable (by date)", []),
        ])
    func unread(cell: String, words: [String]) throws {
        #expect(refused(try read(header: "Index", cell: cell)) == words)
    }
}
