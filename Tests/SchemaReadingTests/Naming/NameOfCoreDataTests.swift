import SchemaModel
import SchemaReading
import Testing

/// A release is no record type; what Core Data calls one is named in the sentence above its table.
@Suite struct `A table in notes about a release` {
    private func read(_ line: String, title: String = "Pomona 1.0.2 (9) — done") throws -> Reading {
        try Reading(
            "# \(title)\n\n## Checking the schema\n\n\(line)\n\n| Field | Type |\n|---|---|\n| `CD_title` | String |\n| `CD_at` | Date/Time |\n\nIn CloudKit.\n"
        )
    }

    @Test(arguments: ["In the console `CD_Trip` has these fields.", "両方で`CD_Trip`が次の型と一致する。"])
    func `is of the record type that the line names`(line: String) throws {
        #expect(try read(line).names == ["CD_Trip"])
    }

    @Test(arguments: [
        "All is well.", "`CD_Trip` and `CD_Stop` are there.", "`CD_Trip` is not there.",
        "References to `CD_Trip`:",
        "These are missing from `CD_Trip`:",
    ])
    func `is of none otherwise`(line: String) throws {
        let read = try read(line)
        #expect(read.names.isEmpty)
        #expect(read.unread == ["7:1 table"])
    }

    @Test func `is of its title where that is no release`() throws {
        #expect(try read("All is well.", title: "Trip").names == ["Trip"])
    }
}
