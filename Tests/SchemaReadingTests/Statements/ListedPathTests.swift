import SchemaModel
import SchemaReading
import Testing

/// Paths behind a colon or in brackets at the end, in a sentence about indexes.
@Suite struct `Paths in brackets` {
    private static let types =
        "# CloudKit schema\n\n## `Trip` Record Type\n\n| Field | Type |\n|---|---|\n| `title` | String |\n| `start` | Date/Time |\n\n"

    @Test(arguments: [
        "Add indexes for all queries and deploy (`Trip.title`, `Trip.start`).",
        "- Add indexes for all queries (`Trip.title`, `Trip.start`)",
        "- Add the indexes: `Trip.title`, `Trip.start`.",
    ])
    func `have the index that the sentence speaks of`(sentence: String) throws {
        let read = try Reading(Self.types + sentence)
        #expect(read.indexes == [["queryable title", "queryable start"]])
        #expect(read.findings.isEmpty)
    }

    @Test func `have the kind that it names`() throws {
        #expect(
            try Reading(Self.types + "Add **sortable** indexes for the list (`Trip.start`).").indexes
                == [["sortable start"]])
    }

    @Test func `are told where they are no field`() throws {
        let read = try Reading(Self.types + "Add the indexes (`Trip.start`, `Trip.end`).")
        #expect(read.indexes == [["queryable start"]])
        #expect(read.findings == ["10:33 index.unread"])
        let small = try Reading(Self.types + "Add the indexes (`trip.start`, `Trip.start`).")
        #expect(small.findings == ["10:19 index.unread"])
        #expect(
            try Reading(Self.types + "Add the indexes (`Boat.start`).").findings == ["10:19 index.unread"])
    }

    @Test(arguments: [
        "Do not add indexes (`Trip.start`).", "The index helps (see `Trip.start`).",
        "Should we add indexes (`Trip.start`)?",
        "Every field is queryable except (`Trip.start`).", "The array index is out of range (`Trip.start`).",
        "If searching is slow, add indexes (`Trip.start`).", "For example, add indexes (`Trip.start`).",
        "Add the unique index (`Trip.start`).",
        "Add a compound index (`Trip.start`, `Trip.title`).",
    ])
    func `have none where none is stated`(sentence: String) throws {
        #expect(try Reading(Self.types + sentence).indexes == [[]])
    }
}
