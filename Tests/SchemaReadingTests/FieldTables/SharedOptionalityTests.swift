import SchemaReading
import Testing

/// What the line right above a table or list says of all its fields.
@Suite struct `Fields that are all optional` {
    private static let table = "| Field | Type |\n|---|---|\n| name | String |\n| length | Double |\n"

    private static func entities(_ line: String, _ block: String = table) throws -> [String] {
        try DeclaredText("# CloudKit\n\n## Boat Record Type\n\n\(line)\n\n\(block)").entities
    }

    @Test(arguments: [
        "Fields (all optional):", "All fields are optional:", "Feldliste (alle optional):",
        "The console lists them. All of these fields are optional:",
    ])
    func `are so`(line: String) throws {
        #expect(try Self.entities(line) == ["Boat: name String?, length Double?"])
        #expect(
            try Self.entities(line, "- `name` (String)\n- `length` (Double)\n") == [
                "Boat: name String?, length Double?"
            ])
    }

    @Test func `are required where the line says that`() throws {
        #expect(try Self.entities("Fields (all required):") == ["Boat: name String!, length Double!"])
        #expect(
            try Self.entities("All fields are required except `length`:") == [
                "Boat: name String!, length Double?"
            ])
    }

    @Test(arguments: [
        "Not all fields are optional:", "Fields (all synced):", "All of them are optional unless shared:",
        "All fields are optional. Here they are:",
    ])
    func `are not where the line says less`(line: String) throws {
        #expect(try Self.entities(line) == ["Boat: name String, length Double"])
    }

    @Test func `a mark of its own counts more`() throws {
        let table =
            "| Field | Type | Required |\n|---|---|---|\n| name | String | yes |\n| length | Double? | |\n"
        #expect(try Self.entities("Fields (all optional):", table) == ["Boat: name String!, length Double?"])
    }
}
