import SchemaReading
import Testing

/// CloudKit keeps some fields for every record: where only these are described, no record type is.
@Suite("Fields of every record")
struct SystemFieldTests {
    private static let own = "## Boat\n\n| Field | Type |\n|---|---|\n| `name` | String |\n"

    @Test(
        "A list or table of them alone declares no record type",
        arguments: [
            "## Important Remarks\n\nEvery record has these fields:\n\n- `recordName` (String): the name\n"
                + "- `modificationDate` (Date): the last change\n",
            "## Basics\n\n| Field | Type |\n|---|---|\n| `recordName` | String |\n| `creationDate` | Date |\n",
        ])
    func alone(passage: String) throws {
        let reading = try Reading("# CloudKit schema\n\n" + passage + "\n" + Self.own)
        #expect(reading.names == ["Boat"])
    }

    @Test("In the table of a record type they are its fields, also in one of their own")
    func ofType() throws {
        let reading = try Reading(
            "# CloudKit schema\n\n" + Self.own
                + "\n### System fields\n\n| Field | Type |\n|---|---|\n| `recordName` | String |\n")
        #expect(reading.entities == ["Boat: name String, recordName String"])
    }
}
