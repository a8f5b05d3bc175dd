import SchemaDeclaration
import SchemaReading
import Testing

/// Lines in prose that name a record type and announce its fields.
@Suite struct `A line that announces fields` {
    private static let list = "- `title` — String\n- `film` — Asset containing a film\n"

    private static func read(_ line: String, _ list: String = list) throws -> Reading {
        try Reading("# App\n\nCloudKit.\n\n## Set-up\n\n\(line)\n\n\(list)")
    }

    @Test(arguments: [
        "Select `iCloud.com.example.app` and confirm the `Trip` type contains the existing fields:",
        "Create the `Trip` record type with these fields:",
    ])
    func `may name a container as well`(line: String) throws {
        #expect(try Self.read(line).entities == ["Trip: title String, film Asset"])
    }

    @Test func `may go on with further fields`() throws {
        let more = Self.list + "\nAdd these optional fields:\n\n- `note` — String\n- `rank` — Int64\n"
        let read = try Self.read("Confirm that the `Trip` type contains the existing fields:", more)
        #expect(read.entities == ["Trip: title String, film Asset", "Trip: note String, rank Int64"])
    }

    @Test(arguments: [
        (
            "Confirm these fields exist, all type **Bytes**, and add any that are missing:",
            "backup Bytes, perks Bytes"
        ),
        ("Add these fields:", "backup, perks"),
    ])
    func `may follow a path to the record type`(announcement: String, fields: String) throws {
        let read = try Reading(
            "# App\n\nCloudKit.\n\n## Set-up\n\n1. Schema → Record Types → `Trip`. \(announcement)\n   - `backup`\n   - `perks`\n"
        )
        #expect(read.entities == ["Trip: " + fields])
    }

    @Test(arguments: [
        "Remove these fields:", "Do not index these fields:", "Index the following fields:",
        "Rename these fields:",
    ])
    func `announces none where it does something with them`(announcement: String) throws {
        let read = try Reading(
            "# App\n\nCloudKit.\n\n## Set-up\n\n1. Schema → Record Types → `Trip`. \(announcement)\n   - `backup`\n   - `perks`\n"
        )
        #expect(read.names == [])
    }

    /// Half of marked names with types will do right below it.
    @Test func `has its fields right below`() throws {
        let read = try Self.read(
            "Create the **Alert** record type:",
            "- `key` — **Queryable + Sortable**\n- `name`, `text` — String\n- `at` — Date/Time\n- `device` — **Queryable**\n"
        )
        #expect(read.entities == ["Alert: key, name String, text String, at Date/Time, device"])
    }

    @Test(arguments: [
        (
            "One `CKRecord`, record type `\"Settings\"`. Fields: `payload: Data` (JSON) and `at: Date`.",
            "payload Data, at Date"
        ),
        ("The record type `Settings` was removed. Fields: `payload` (Data) and `at` (Date).", nil),
    ])
    func `may list them itself`(sentence: String, fields: String?) throws {
        let read = try Reading("# App\n\nCloudKit.\n\n## Sync\n\n\(sentence)\n")
        #expect(read.entities == fields.map { ["Settings: " + $0] } ?? [])
    }

    @Test(arguments: [
        ("The `Trip` type should not contain these fields:", []),
        ("Never add the `Trip` type with these fields:", []),
        ("The `Trip` record type has these fields, do not rename them:", ["Trip"]),
    ])
    func `may deny them`(line: String, names: [String]) throws {
        let read = try Self.read(line)
        #expect(read.names == names)
        #expect(read.schema.unread.count == (names.isEmpty ? 1 : 0))
    }

    /// "with" goes on in a sentence, and in a list of what was done.
    @Test func `is none in a list of changes`() throws {
        let read = try Reading(
            "# Tool\n\nSQL storage.\n\n#### v1.3\n\n- Support datetime with no time for casts\n")
        #expect(read.names == [])
    }

    /// Nothing stands above what a document begins with.
    @Test(arguments: [
        "- `a`: String\n- `b`: Int64\n- `c` — x\n", "| `a` | String |\n|---|---|\n| `b` | Int64 |\n",
        "```mermaid\nclassDiagram\n  class Trip {\n    +String a\n  }\n```\n", "- `trips(id pk, title)`\n",
        "Trip\n    a: String\n    b: Int64\n",
    ])
    func `may be missing`(document: String) throws {
        #expect(try Reading(document).names == [])
    }
}
