import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Record types with few fields, in lists that say other things of them, too.
@Suite struct `A list with few fields` {
    private func read(_ list: String, under heading: String = "### `Counter`") throws -> Reading {
        try Reading(
            "# CloudKit\n\n## Record types\n\n### `Trip`\n\n- `title: String`\n- `at: Date`\n\n\(heading)\n\n\(list)\n"
        )
    }

    @Test(arguments: ["recordName: `global`", "`recordName`: `global`", "Record name: `global`"])
    func `has the record's name besides`(item: String) throws {
        let read = try read("- \(item)\n- `next: Int64` the next number")
        #expect(read.entities.last == "Counter: next Int64")
        #expect(read.schema.entities.last?.recordNameRule?.value == .string)
        #expect(read.findings.isEmpty)
    }

    @Test func `has a zone besides`() throws {
        let read = try read("- Zone: `App`\n- `next: Int64`")
        #expect(read.schema.entities.last?.zone?.value == "App")
        #expect(read.findings.isEmpty)
    }

    @Test func `is told what it says besides`() throws {
        let read = try read("- One for all users\n- `next: Int64`\n- Made by the server")
        #expect(read.entities.last == "Counter: next Int64")
        #expect(read.findings == ["12:3 field.unnamed", "14:3 field.unnamed"])
    }

    @Test func `names its record type with a word only where half of it is fields`() throws {
        #expect(
            try read("- One for all\n- `next: Int64`", under: "### Counter").names == ["Trip", "Counter"])
        #expect(
            try read("- Run it once\n- See `x: Int64`\n- `next: Int64`\n- Done", under: "### Migration").names
                == ["Trip"])
    }

    @Test(arguments: ["Not stored in CloudKit", "The following are computed:"])
    func `is listed where an item takes something back`(item: String) throws {
        let read = try read("- \(item)\n- `next: Int64`")
        #expect(read.names == ["Trip"])
        #expect(read.unread == ["12:1 list"])
    }

    @Test(arguments: ["# Record types we dropped", "# Planned record types"])
    func `is of no record type below a heading that takes it back`(heading: String) throws {
        let read = try Reading("\(heading)\n\n## `Counter`\n\n- One for all\n- `next: Int64`\n")
        #expect(read.names.isEmpty)
    }

    @Test func `below a label is read or listed`() throws {
        let text =
            "# App\n\n## CloudKit\n\n**Record type: `Trip`**\n- `key: String`\n- Something else\n- More of it\n\n"
        let read = try Reading(text + "**Record type: `Stop`**\n- `key: String`\n- `at: Date`\n")
        #expect(read.names == ["Stop"])
        #expect(read.unread == ["6:1 list"])
    }

    @Test(arguments: [
        ("`width, height: Double?`", "width Double, height Double"),
        ("`width, height`: Double", "width Double, height Double"),
        ("`start: Date, end: Date`", "start Date, end Date"),
    ])
    func `may have several in one pair of back-ticks`(item: String, fields: String) throws {
        #expect(
            try read("- `key: String`\n- \(item)\n- `at: Date`").entities.last
                == "Counter: key String, \(fields), at Date")
    }

    @Test func `keeps the names alone that stand in one pair of back-ticks`() throws {
        let read = try read("- `key: String`\n- `lens, film` — as in the table\n- `at: Date`\n- `to: Date`\n")
        #expect(read.entities.last == "Counter: key String, lens, film, at Date, to Date")
    }
}
