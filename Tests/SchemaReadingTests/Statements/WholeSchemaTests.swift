import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What is said once for several record types, or for all.
@Suite struct `What is said of the whole schema` {
    private static func read(_ rest: String) throws -> DeclaredText {
        let tables = ["Trip", "Stop"].map { "## \($0)\n\n| Field | Type |\n|---|---|\n| `title` | String |" }
        return try DeclaredText("# Core Data model\n\n\(tables.joined(separator: "\n\n"))\n\n\(rest)")
    }

    private static func grants(_ read: DeclaredText) -> [String] {
        read.schema.entities.flatMap { entity in
            entity.grants.map {
                "\(entity.name.value) \($0.value.role) \($0.value.permissions.map(\.rawValue))"
            }
        }
    }

    @Test(arguments: [
        "## Security Roles\n\n- World: Read\n- Creator: Write",
        "## Checklist\n\n1. **Security Roles**\n   - ☑️ World: Read\n   - ☑️ Creator: Write",
        "## Berechtigungen\n\n- Jeder: Lesen\n- Ersteller: Schreiben",
        "## Permissions\n\n- Public: lecture\n- Créateur: écriture",
    ])
    func `are rights below a heading that names none`(text: String) throws {
        #expect(
            Self.grants(try Self.read(text)) == [
                "Trip _world [\"READ\"]", "Trip _creator [\"WRITE\"]", "Stop _world [\"READ\"]",
                "Stop _creator [\"WRITE\"]",
            ])
    }

    @Test func `are no rights of everybody where they are those of signed-in users`() throws {
        let read = try Self.read("## Security\n\n- World: Read (for authenticated users)\n- Creator: Write")
        #expect(Self.grants(read).first == "Trip _icloud [\"READ\"]")
    }

    @Test(arguments: [
        "## Security and tools\n\n- World: the map\n- Creator: Write",
        "## Roles in the team\n\n- Owner: Read it\n- Tester: Run it",
    ])
    func `is nothing below a heading about something else`(text: String) throws {
        #expect(Self.grants(try Self.read(text)).isEmpty)
    }

    @Test(arguments: ["Entity", "Entität", "Entité", "Entidad"])
    func `are relationships with a column of entities`(header: String) throws {
        let read = try Self.read(
            """
            ## Relationships

            | \(header) | Relationship | Destination | Inverse | Type |
            |---|---|---|---|---|
            | Trip | stops | Stop | trip | To Many |
            | Stop | trip | Trip | stops | To One |
            """)
        #expect(
            read.relationships == ["Trip.stops -> Stop* inverse trip", "Stop.trip -> Trip inverse stops"])
        #expect(read.unread == [])
    }

    @Test func `are no relationships where a row names an unknown entity`() throws {
        let read = try Self.read(
            """
            ## Relationships

            | Entity | Relationship | Destination | Inverse | Type |
            |---|---|---|---|---|
            | Trip | stops | Stop | trip | To Many |
            | Leg | trip | Trip | legs | To One |
            """)
        #expect(read.relationships == [])
    }

    @Test(arguments: [
        ("- **Private Database**: settings\n- **Public Database**: public profiles", nil),
        ("**Database**: Public", Database.public), ("All records live in the public database.", .public),
    ])
    func `is the database, but not what is kept in one of them`(text: String, database: Database?) throws {
        #expect(try Self.read("## Plan\n\n\(text)").schema.database?.value == database)
    }
}
