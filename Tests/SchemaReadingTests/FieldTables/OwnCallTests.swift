import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What stands beside the tables of a data model.
@Suite struct `Tables beside the fields` {
    private static func names(_ header: String, _ cell: String) throws -> [String] {
        try DeclaredText(
            "# Datenmodell\n\n## Fahrt\n\n| Feld | Typ | Nullable |\n|---|---|---|\n| `titel` | String | Nein |\n\n"
                + "## Hilfen\n\n| \(header) | Zweck |\n|---|---|\n| \(cell) | beendet sie |\n"
        ).entities
    }

    @Test func `may list what a type can do`() throws {
        #expect(try Self.names("Methode", "`closed()`") == ["Fahrt: titel String!"])
    }

    @Test(arguments: [("Method", "GET"), ("Endpoint", "`/trips`"), ("Argument", "`title`")])
    func `make messages of them where they are calls`(header: String, cell: String) throws {
        #expect(try Self.names(header, cell) == [])
    }

    @Test func `are of the store that the line above them names`() throws {
        let found = try DeclaredText(
            "# Trips\n\nSync uses CloudKit.\n\n## Data\n\nThe Core Data `Trip` entity has two attributes:\n\n"
                + "| Attribute | Type |\n|---|---|\n| `title` | String |\n| `start` | Date |\n\n"
                + "A copy is kept in a `PublicTrip` record type:\n\n| Field | Type |\n|---|---|\n| `title` | String |\n"
        )
        #expect(found.schema.entities.map(\.kind) == [.coreData, .cloudKit])
    }
}
