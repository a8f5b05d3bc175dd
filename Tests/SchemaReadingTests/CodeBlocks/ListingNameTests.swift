import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// A line of a listing that is nothing but a name: what stands below it belongs to no other.
@Suite struct `A name in a listing` {
    private func read(_ lines: String) throws -> Reading {
        try Reading(
            "# CloudKit record types\n\n```\nTrip\n- title: String\n- day: Date\n\n\(lines)\n```\n")
    }

    private static let trip = "Trip: title String, day Date"

    @Test(arguments: [
        "Leg\n- from = String\n- to: String", "Leg\n- from\n- to: String",
        "Leg:\n- from String\n- to: String",
        "Leg\nThe leg of a trip.\n- from: String\n- to: String", "Leg\nfrom: String\nto: String",
        "Leg\nkind: LegKind\nto: String", "Leg\nFields\n- from: String\n- to: String",
    ])
    func `has the fields below its first line with a type`(lines: String) throws {
        let read = try read(lines)
        #expect(read.names == ["Trip", "Leg"])
        #expect(read.entities[0] == Self.trip)
        #expect(read.schema.entities[1].fields.map(\.name.value).last == "to")
    }

    @Test(arguments: [
        "the start of it", "OTHER", "<from>: String", "from and via: String", "1. from: String",
    ])
    func `has no field in an odd line, which is told`(line: String) throws {
        let read = try read("Leg\n- \(line)\n- to: String")
        #expect(read.entities == [Self.trip, "Leg: to String"])
        #expect(read.findings == ["9:3 fields.unread"])
    }

    @Test(arguments: ["from", "the start of it", "from = 3"])
    func `is told where none of its lines has a type`(line: String) throws {
        let read = try read("Leg\n- \(line)")
        #expect(read.entities == [Self.trip])
        #expect(read.findings == ["8:1 fields.unread"])
    }

    @Test(arguments: ["Notes", "Steps", "Examples"])
    func `is of something else`(word: String) throws {
        let read = try read("\(word)\n- We use it\n- Deploy")
        #expect(read.entities == [Self.trip])
        #expect(read.findings.isEmpty)
    }

    @Test func `may be of rights`() throws {
        let read = try read("Permissions\n- World: Read\n- Creator: Write")
        #expect(read.entities == [Self.trip])
        #expect(read.findings == ["8:1 grant.unread"])
    }

    @Test func `may be a label without a colon`() throws {
        let read = try read("Indexes\n- QUERYABLE: title\n- day")
        #expect(read.entities == [Self.trip])
        #expect(read.schema.entities[0].indexes.map(\.value.fields[0].name) == ["title"])
        #expect(read.findings == ["10:3 index.unread"])
    }

    @Test(arguments: ["- OTHER", "- the start of it", "- https://example.com/a"])
    func `has lines that are no fields`(line: String) throws {
        let read = try read(line)
        #expect(read.entities == [Self.trip])
    }

    @Test(arguments: ["User", "Record", "Section", "Note"])
    func `may be a common word`(name: String) throws {
        #expect(try read("\(name)\n- name\n- mail").findings == ["8:1 fields.unread"])
    }

    @Test func `has relationships below their label`() throws {
        let read = try read("Relationships\nstops: One-to-Many -> Stop")
        #expect(read.schema.entities[0].relationships.map(\.field) == ["stops"])
    }
}
