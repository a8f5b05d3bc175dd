import SchemaDeclaration
import SchemaReading
import Testing

/// Rows of tables with a column of record types that are of all of them.
@Suite struct `Rows of all record types` {
    @Test(arguments: ["All", "all record types", "Every type", "Alle", "All 2 types"])
    func `are of each in a table of fields`(all: String) throws {
        let read = try DeclaredText(
            """
            # CloudKit

            | Record type | Field | Type |
            |---|---|---|
            | `Trip` | `title` | String |
            | \(all) | `changedAt` | Date/Time |
            | | `code` | String |
            | `Stop` | `place` | String |
            """)
        #expect(
            read.entities == [
                "Trip: title String, changedAt Date/Time, code String",
                "Stop: changedAt Date/Time, code String, place String",
            ])
    }

    @Test func `are of each in an overview`() throws {
        let read = try DeclaredText(
            "# CloudKit\n\n| Record type | Fields |\n|---|---|\n| `Trip` | `title`, `startsAt` |\n"
                + "| All types | `changedAt`, `code` |\n")
        #expect(read.entities == ["Trip: title, startsAt, changedAt, code"])
    }

    @Test(arguments: ["Field | Type", "Fields | Notes"])
    func `beside none are told`(header: String) throws {
        let cells = header == "Field | Type" ? "`code` | String" : "`code`, `changedAt` | "
        let read = try DeclaredText(
            "# CloudKit\n\n| Record type | \(header) |\n|---|---|---|\n| All | \(cells) |\n")
        #expect(read.entities == [] && read.unread.count == 1)
    }
}

/// Bold labels with names in back-ticks among fields with types.
@Suite struct `Labels among fields` {
    @Test(arguments: ["Computed", "Methods", "Helpers", "Views"])
    func `are no enumerations`(label: String) throws {
        let fields = "- `id`: UUID\n- `title`: String\n- `start`: Date\n"
        let read = try DeclaredText("# SwiftData\n\n## Trip\n\n\(fields)- **\(label):** `total`, `count`\n")
        #expect(read.entities == ["Trip: id UUID, title String, start Date"])
        #expect(read.findings == ["field.unnamed at 8:3"])
        let capitals = "- **Title**: String\n- **Start**: Date\n- **End**: Date\n"
        let choice = try DeclaredText(
            "# SwiftData\n\n## Trip\n\n\(capitals)- **\(label)**: `total`, `count`\n")
        #expect(choice.schema.entities.first?.fields.count == 4)
    }

    @Test(arguments: [
        "**Status:** one of `open`, `closed`", "- `Kind`: `open`, `closed`", "**Status**: `open`, `closed`",
    ])
    func `are fields where they name no kind of members`(item: String) throws {
        let fields = "- `id`: UUID\n- `title`: String\n- `start`: Date\n"
        let read = try DeclaredText("# SwiftData\n\n## Trip\n\n\(fields)- \(item.trimmingPrefix("- "))\n")
        #expect(read.schema.entities[0].fields.count == 4)
    }
}
