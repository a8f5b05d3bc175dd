import SchemaDeclaration
import SchemaReading
import Testing

/// Items that begin with the word for a field: "Field: `title` (String)".
@Suite struct `An item with the word field before the name` {
    private func read(_ item: String) throws -> Reading {
        try Reading(
            "# CloudKit schema\n\n### Trip record type\n\n- Field: `title` (String)\n- Field: `at` (Date)\n\(item)\n"
        )
    }

    @Test(arguments: [
        "- Field: `note` (String, Queryable)", "- **Field:** note (String)", "- Field: **note** (String)",
        "- Field: `note` (Foo)", "- Attribute: `note` (String)", "- `note` (String)",
    ])
    func `is read as the item without it`(item: String) throws {
        let read = try read(item)
        #expect(read.schema.entities.map { $0.fields.map(\.name.value) } == [["title", "at", "note"]])
        #expect(read.schema.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "- Field: \"note\" (String)", "- Field: note* (String)", "- note Field (String)",
        "- Field: [note](#x) (String)",
    ])
    func `is told where the name is odd`(item: String) throws {
        let read = try read(item)
        #expect(read.schema.entities.map { $0.fields.map(\.name.value) } == [["title", "at"]])
        #expect(read.findings == ["7:3 field.unnamed"])
    }

    @Test(arguments: [
        "- field: String", "- `field`: String", "- properties: [String]", "- properties: Data (JSON)",
        "- field: List (String)", "- column: Int (Int64)", "- Properties: Data (JSON)",
        "- Field: `timestamp` (Date)",
    ])
    func `is a field of that name where a type follows`(item: String) throws {
        let read = try read(item)
        #expect(read.schema.entities[0].fields.count == 3)
    }
}
