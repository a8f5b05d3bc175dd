import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Where records are, in tables and behind labels.
@Suite struct `Zones and databases` {
    @Test(arguments: [
        "## Zones\n\n| Record type | Zone |\n|---|---|\n| Trip | Harbour |",
        "## Zones\n\n| Zone | Record types |\n|---|---|\n| `Harbour` | Trip |",
        "| Property | Value |\n|---|---|\n| Zone | Harbour |",
        "| Eigenschaft | Wert |\n|---|---|\n| Zone | `Harbour` |\n| Datenbank | privat |",
    ])
    func `are named in a table`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.schema.entities.map(\.zone?.value) == ["Harbour"])
        #expect(
            read.entities == ["Trip: id String, title String, start Date/Time, owner String, month String"])
        #expect(read.unread.isEmpty)
    }

    @Test(arguments: ["default", "custom", "-", "the family's zone", "none", "_defaultZone"])
    func `are none in words about one`(words: String) throws {
        let table = "## Zones\n\n| Record type | Zone |\n|---|---|\n| Trip | \(words) |"
        #expect(try Reading(trip(table)).schema.entities.map(\.zone?.value) == [nil])
    }

    @Test func `of a table of facts are the entity's own`() throws {
        let read = try Reading(
            trip("| Property | Value |\n|---|---|\n| Database | Public |\n| Primary key | `id` |"))
        #expect(read.schema.entities.map(\.database?.value) == [.public])
        #expect(read.schema.entities.map(\.primaryKey?.value) == ["id"])
    }

    @Test func `of a table with a row that is no fact are read, and the table is listed`() throws {
        let read = try Reading(trip("| Property | Value |\n|---|---|\n| Zone | Harbour |\n| Type | x y z |"))
        #expect(read.schema.entities.map(\.zone?.value) == ["Harbour"])
    }

    @Test(arguments: ["**Zone:**", "Database:", "Primary key:", "**Zone:**\n\n**Database:** private"])
    func `that are missing behind their label are told`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.findings.map { $0.split(separator: " ").last } == ["label.empty"])
    }

    @Test(arguments: ["**Zone:**\n\n- `Harbour`", "Zone: `Harbour`", "Databases"])
    func `that stand below or behind their label are not`(text: String) throws {
        #expect(try Reading(trip(text)).findings.isEmpty)
    }
}
