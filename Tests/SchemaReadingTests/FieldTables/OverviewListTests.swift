import SchemaReading
import Testing

/// Tables of types whose cells list the fields behind words and a colon.
@Suite struct `Lists behind a colon in a table of types` {
    private static func read(_ plans: String, header: String = "Table | What it holds") throws -> DeclaredText
    {
        let visits = "One a day (as in `day`): `kind`, `from_date`, `raw_text` (as sent)."
        return try DeclaredText(
            "# Data model\n\nPostgres tables.\n\n| \(header) |\n|---|---|\n| `plans` | \(plans) |\n"
                + "| `visits` | \(visits) |\n| `boats` | A boat, see below. |\n")
    }

    @Test(arguments: [
        "Table | What it holds", "Table | Contents", "Record type | Meaning", "Tabella | Contenuto",
    ])
    func `are fields`(header: String) throws {
        let read = try Self.read(
            "One a season: `name`, `state` (`open` / `done`), `ends_on`. Kept.", header: header)
        #expect(
            read.entities == [
                "plans: name, state {open done}, ends_on", "visits: kind, from_date, raw_text",
            ])
        #expect(read.findings.contains { $0.hasPrefix("field.unnamed at 9:") })
    }

    @Test(arguments: [
        "Fast and slow: `fast`, `slow`, `auto`", "One a season", "One of (say: `a_b`, `c_d`, `e`)",
    ])
    func `are none where most cells hold none`(plans: String) throws {
        #expect(try Self.read(plans).entities == [])
    }
}

/// Headers that CloudKit's own word for a record makes ambiguous.
@Suite("'CKRecord type' above names")
struct RecordTypeHeaderTests {
    @Test("Before the fields it is what has them, behind them what each is")
    func order() throws {
        let overview = try Reading(
            "# Boats (CloudKit)\n\n| CKRecord type | Fields | When |\n|---|---|---|\n| `Boat` | name, built | daily |\n"
        )
        #expect(overview.entities == ["Boat: name, built"])
        let fields = try Reading(
            "# Boats (CloudKit)\n\n## `Boat`\n\n| Field | CKRecord type |\n|---|---|\n| `name` | String |\n")
        #expect(fields.entities == ["Boat: name String"])
    }

    /// "`title` · String": where commas part the fields.
    @Test(arguments: [
        ("`title` · String, `start` · Date/Time", "title String, start Date/Time"),
        ("`title` · String, `boat` · Boat, `crew` · [Person]", "title String, boat Boat, crew [Person]"),
        ("`title` · `start` · `day`", "title, start, day"),
        ("`title` · `date`", "title, date"),
    ])
    func `may have a dot before the type`(cell: String, fields: String) throws {
        let read = try DeclaredText(
            "# CloudKit\n\n| Record type | Fields |\n|---|---|\n| `Trip` | \(cell) |\n| `Stop` | `at` · Date |\n"
        )
        #expect(read.entities.first == "Trip: " + fields)
    }
}
