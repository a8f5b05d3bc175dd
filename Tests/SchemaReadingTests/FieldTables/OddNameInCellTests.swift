import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Of several names in a cell each is a field; a piece that is none is told, and hides no other.
@Suite struct `A piece among the names of a cell` {
    private func read(_ cell: String) throws -> Reading {
        try Reading(
            "# CloudKit\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| `id` | String |\n| \(cell) | String |\n"
        )
    }

    @Test(arguments: ["`due date`", "`owner (new)`", "`the owner`"])
    func `is told where it is no name`(piece: String) throws {
        let read = try read("`title`, \(piece), `place`")
        #expect(read.entities == ["Trip: id String, title String, place String"])
        #expect(read.findings == ["8:13 field.unnamed"])
        #expect(read.schema.enums.isEmpty)
    }

    @Test func `keeps its brackets to itself`() throws {
        let read = try read("`title`, `due date` (planned), `place`")
        #expect(read.entities == ["Trip: id String, title String, place String"])
        #expect(read.schema.entities[0].fields.allSatisfy { $0.remarks.isEmpty })
        #expect(read.findings == ["8:13 field.unnamed"])
    }

    @Test func `is a value in brackets and behind a blank`() throws {
        let read = try read("`state` (`open`, `is done`)")
        #expect(read.entities == ["Trip: id String, state String"])
        #expect(read.findings.isEmpty)
        #expect(try self.read("`state` `open or done`").findings.isEmpty)
    }

    @Test func `is a name like any other`() throws {
        #expect(try read("`title`, `place`").entities == ["Trip: id String, title String, place String"])
    }
}
