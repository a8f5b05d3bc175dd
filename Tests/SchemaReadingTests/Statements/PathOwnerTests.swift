import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// A name before a point or brackets says whose the field is, wherever the sentence stands.
@Suite struct `A path in a statement` {
    private static let trip =
        "# CloudKit schema\n\n## `Trip` Record Type\n\n| Field | Type |\n|---|---|\n| `title` | String |\n| `start` | Date/Time |\n\n"
    private static let types =
        trip + "## `Stop` Record Type\n\n| Field | Type |\n|---|---|\n| `place` | String |\n\n"

    @Test func `is of its own record type`() throws {
        let read = try Reading(Self.types + "`Trip.title` is unique per `start`.")
        #expect(read.schema.entities.map { $0.uniqueKeys.map(\.fields) } == [[["title", "start"]], []])
    }

    @Test func `may be a call`() throws {
        let read = try Reading(Self.types + "Indexes: `Trip(title, start)`.")
        #expect(read.indexes == [["queryable title+start"], []])
    }

    @Test func `is said of each name of one index`() throws {
        let read = try Reading(Self.types + "**Indexes:**\n- `Trip.title` + `Trip.start`\n- `Stop.place`")
        #expect(read.indexes == [["queryable title+start"], ["queryable place"]])
    }

    /// The names in brackets are fields of one record type alone, whichever the line was about before.
    @Test func `ends where a key of other names begins`() throws {
        let read = try Reading(
            Self.types + "**Indexes**: `Stop.place`, `Trip.title`, unique composite (`title`, `start`).")
        #expect(read.indexes == [["queryable title", "queryable title+start"], ["queryable place"]])
        #expect(read.schema.entities.map { $0.uniqueKeys.map(\.fields) } == [[["title", "start"]], []])
    }

    @Test(arguments: [
        "Per title and day there is at most one trip (`title`, `start`).",
        "Je Titel und Tag gibt es höchstens eine Reise (`title`, `start`).",
    ])
    func `is not needed where all names stand in brackets`(sentence: String) throws {
        #expect(try Reading(Self.trip + sentence).keys == ["title,start"])
    }
}
