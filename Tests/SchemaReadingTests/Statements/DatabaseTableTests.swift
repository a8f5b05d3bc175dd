import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Tables of databases and relations` {
    private func read(_ table: String) throws -> DeclaredSchema {
        try DeclaredText(trip("## Stop\n\n- place: String\n\n## Storage\n\n" + table)).schema
    }

    @Test(arguments: [
        "| Record type | Database | Zone |\n|---|---|---|\n| `Trip` | private | `TripZone` |\n| Stop | public | default |",
        "| Tabelle | Zweck | Datenbank |\n|---|---|---|\n| Trip | Reisen | privat |\n| Stop | Halte | public |",
    ])
    func `each row says where the records of a type are`(table: String) throws {
        let schema = try read(table)
        #expect(schema.entities.map(\.database?.value) == [.private, .public])
        #expect(schema.entities[0].zone?.value == (table.contains("Zone") ? "TripZone" : nil))
        #expect(schema.entities[1].zone == nil)
        #expect(schema.unread.isEmpty)
    }

    @Test func `a row may name a type in words`() throws {
        let schema = try read(
            "| Part | Database |\n|---|---|\n| `Trip` record (shared) | public |\n| Copy of the `Stop` record | private |"
        )
        #expect(schema.entities.map(\.database?.value) == [.public, nil])
    }

    @Test func `a database that is neither says nothing`() throws {
        let schema = try read("| Record type | Database |\n|---|---|\n| Trip | SQLite |")
        #expect(schema.entities.allSatisfy { $0.database == nil })
    }

    @Test(arguments: [
        "| From | To | Kind | Delete rule |\n|---|---|---|---|\n| Trip | Stop | 1:n | cascade |",
        "| Parent | Child | On delete |\n|---|---|---|\n| `Trip` | `Stop` | cascade |",
    ])
    func `what relates record types without a field is listed`(table: String) throws {
        #expect(
            try read(table).unread.map(\.reason) == [
                "it relates record types, but no column names the field that refers"
            ])
        #expect(try read(table.replacing("Stop", with: "Rome")).unread.isEmpty)
    }

    @Test func `a table of rules has fields, but no types`() throws {
        let schema = try read("| Model | Property | Rule |\n|---|---|---|\n| Trip | title | at most 80 |")
        #expect(schema.unread.map(\.reason) == ["no column gives the types of its fields"])
    }

    @Test func `types before and after a change are no record type`() throws {
        let table = "| Core Data | Type before | CloudKit field | Type after |\n|---|---|---|---|\n"
        let rows = "| Trip.lat | Double | `position` | Location |\n"
        let document = "## Trip\n\n- title: String\n\n## Mapping, before / after\n\n" + table + rows
        let read = try DeclaredText(document)
        #expect(read.entities == ["Trip: title String"])
        #expect(read.unread == ["table at 7:1"])
    }

    @Test("A sentence about everything counts more than a mention")
    func everything() throws {
        let found = try Reading(
            trip(
                "Changes of the shared database arrive by push.",
                before: "All records live in the private database."))
        #expect(found.schema.database?.value == .private)
    }
}
