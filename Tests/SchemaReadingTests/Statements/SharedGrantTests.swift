import SchemaModel
import SchemaReading
import Testing

@Suite struct `Rights that are stated for several record types` {
    private static func grants(_ rest: String) throws -> [String] {
        let tables = ["Trip", "Stop"].map { "## \($0)\n\n| Field | Type |\n|---|---|\n| `title` | String |" }
        let read = try DeclaredText("# Schema\n\n\(tables.joined(separator: "\n\n"))\n\n\(rest)")
        return read.schema.entities.flatMap { entity in
            entity.grants.map { grant in
                ([entity.name.value, grant.value.role] + grant.value.permissions.map(\.rawValue))
                    .joined(separator: " ")
            }
        }
    }

    @Test(arguments: [
        "All record types: `_world` read, `_creator` write",
        "- All record types: `_world` read, `_creator` write",
        "Everyone can read all record types. Only the creator can write.",
        "For every record type: everybody may read, the creator may write.",
        "- `Trip`: `_world` read, `_creator` write\n- `Stop`: `_world` read, `_creator` write",
        "| Record type | World | Creator |\n|---|---|---|\n| Trip | Read | Write |\n| Stop | Read | Write |",
        "| Record type | Role | Permission |\n|---|---|---|\n| All record types | World | Read |\n| Trip | Creator | Write |\n| Stop | Creator | Write |",
    ])
    func `are theirs`(rest: String) throws {
        #expect(
            try Self.grants("## Security\n\n" + rest) == [
                "Trip _world READ", "Trip _creator WRITE", "Stop _world READ", "Stop _creator WRITE",
            ])
    }

    @Test func `and one more for one of them`() throws {
        let grants = try Self.grants(
            "## Security\n\n- All record types: `_world` read\n- Stop: `_icloud` create")
        #expect(grants == ["Trip _world READ", "Stop _world READ", "Stop _icloud CREATE"])
    }

    @Test(arguments: [
        "## Security\n\nEveryone can read the code.", "## Security\n\n- `Trip` is read by everyone who asks",
        "## Tools\n\n| Name | Purpose |\n|---|---|\n| Trip | Reads and writes all |",
        "## Security\n\nAll users read.",
    ])
    func `are none where no type is meant`(rest: String) throws {
        #expect(try Self.grants(rest).isEmpty)
    }
}
