import SchemaDeclaration
import SchemaReading
import Testing

/// Rights that a list below their role gives.
@Suite struct `Rights in a list below their role` {
    private static func read(_ heading: String, _ line: String, _ items: String...) throws -> Reading {
        let fields = "- `name` (String)\n- `length` (Int64)\n\n"
        let list = items.map { "- \($0)\n" }.joined()
        return try Reading(
            "# CloudKit\n\n## Record types\n\n### Boat Record Type\n\n\(fields)### Pier Record Type\n\n\(fields)"
                + "## \(heading)\n\n\(line)\n\n\(list)")
    }

    @Test(arguments: [
        "The \"World\" role has these permissions:", "**World**:", "`_world`:",
        "World (for all record types):",
        "For both record types, the World role:",
    ])
    func `are its own`(line: String) throws {
        let read = try Self.read("Permissions", line, "Create: Yes", "Read: ✅", "Write: No")
        #expect(read.grants == ["_world READ CREATE"])
        #expect(read.schema.entities.map(\.grants.count) == [1, 1] && read.unread.isEmpty)
    }

    @Test func `may have no answer behind them`() throws {
        #expect(
            try Self.read("Security roles", "Creator:", "Read", "Write").grants == ["_creator READ WRITE"])
    }

    @Test func `are of the record type that the line names`() throws {
        let read = try Self.read("Access", "On `Pier` the World role has:", "Read", "Create")
        #expect(read.schema.entities.map(\.grants.count) == [0, 1])
    }

    @Test(arguments: [
        ("Permissions", "In development the World role has:"),
        ("Permissions", "No rights for the World role:"),
        ("Permissions", "World and creator:"), ("Permissions", "The app can:"),
    ])
    func `are none where the line gives none`(heading: String, line: String) throws {
        #expect(try Self.read(heading, line, "Read", "Write").grants == [])
    }

    @Test func `are told where nothing says of what they are`() throws {
        let read = try Self.read("Steps", "The World role has:", "Read", "Write")
        #expect(read.grants == [] && read.unread == ["19:1 list"])
    }

    @Test func `are no rights where another item is none`() throws {
        #expect(try Self.read("Permissions", "World:", "Read the manual", "Write").grants == [])
    }
}
