import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Lists that begin with the type")
struct TypeFirstListTests {
    private func read(_ list: String) throws -> DeclaredText {
        try DeclaredText("# CloudKit record types\n\n**Trip**\n\n\(list)\n")
    }

    @Test("Each name behind a type is a field of it")
    func reads() throws {
        let found = try read(
            """
            - String: title, `subtitle`
            - **Int64**: isDone
            - Date/Time: start, end
            - String List: tags
            - Reference: owner (→ Person)
            """)
        #expect(
            found.entities == [
                """
                Trip: title String, subtitle String, isDone Int64, start Date/Time, end Date/Time, \
                tags [String], owner Reference ->Person
                """
            ])
    }

    @Test(
        "What only looks so",
        arguments: [
            "- date: String\n- title: String",
            "- Data: what the trip holds\n- Reference: see below",
            "- String: Title\n- Asset: Photo",
        ])
    func others(list: String) throws {
        let names = try read(list).schema.entities.flatMap(\.fields).map(\.name.value)
        #expect(names.allSatisfy { ["date", "title"].contains($0) })
    }
}
