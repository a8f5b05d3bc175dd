import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Letters and signs in cells mean what a line of the document says.
@Suite struct `A legend` {
    private static func table(_ cells: [String], column: String = "Index", below text: String) throws
        -> Reading
    {
        let rows = cells.enumerated().map { "| `f\($0.offset)` | String | \($0.element) |" }
        return try Reading(
            "## `Trip` Record Type\n\n| Field | Type | \(column) |\n|---|---|---|\n\(rows.joined(separator: "\n"))\n\n\(text)\n"
        )
    }

    @Test func `defines letters`() throws {
        let read = try Self.table(["Q, S", "F"], below: "Q = queryable, S = sortable, F = searchable")
        #expect(read.indexes == [[]])
        let facts = read.schema.entities[0].fields.map { $0.remarks.map(\.fact) }
        #expect(facts == [[.index(.queryable), .index(.sortable)], [.index(.searchable)]])
    }

    @Test func `defines two letters`() throws {
        let read = try Self.table(["Se", "S"], below: "`Q` = Queryable, `S` = Sortable, `Se` = Searchable")
        let facts = read.schema.entities[0].fields.map { $0.remarks.map(\.fact) }
        #expect(facts == [[.index(.searchable)], [.index(.sortable)]])
    }

    /// Where one is defined, the usual ones do not count.
    @Test func `can give letters another meaning`() throws {
        let read = try Self.table(["S", "Q"], below: "S: searchable; O: sortable")
        let facts = read.schema.entities[0].fields.map { $0.remarks.map(\.fact) }
        #expect(facts[0] == [.index(.searchable)])
        #expect(facts[1].contains(.index(.queryable)) == false)
    }

    @Test(arguments: ["full text", "Full-text", "full text search"])
    func `is not needed for words`(words: String) throws {
        let read = try Self.table([words], below: "")
        #expect(read.schema.entities[0].fields[0].remarks.map(\.fact).contains(.index(.searchable)))
    }

    @Test func `says what a lock means`() throws {
        let rows = "| Field | Type |\n|---|---|\n| `pin` | String 🔒 |\n| `title` | String |"
        let explained = try Reading("## `Trip` Record Type\n\n\(rows)\n\n🔒 = encrypted\n")
        #expect(explained.entities == ["Trip: pin String, title String"])
        #expect(explained.schema.entities[0].fields.map { $0.remarks.map(\.fact) } == [[.encrypted], []])
        let bare = try Reading("## `Trip` Record Type\n\n\(rows)\n")
        #expect(bare.entities == ["Trip: pin String, title String"])
        #expect(
            bare.schema.entities[0].fields.map { $0.remarks.map(\.fact) }
                == [[.refused(RefusedFact(.encryption, .unknown))], []])
    }
}
