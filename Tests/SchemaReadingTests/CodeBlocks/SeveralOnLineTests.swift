import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lines of listings that have several fields, or a type that only the app knows: none is lost in silence.
@Suite struct `A line of a listing` {
    @Test func `may have several fields`() throws {
        let read = try Reading(
            """
            # Data model (SwiftData)

            ### Trip (@Model)
            ```
            score: Int, maxScore: Int, minScore: Int
            memo: String?, tags: [String]
            kind: String ("sail"/"motor"), at: Date
            ```

            ### Stop (@Model)
            ```
            name: String, icon: String, order: Int
            ```
            """)
        #expect(
            read.entities == [
                "Trip: score Int, maxScore Int, minScore Int, memo String, tags String, kind String, at Date",
                "Stop: name String, icon String, order Int",
            ])
        #expect(read.findings.isEmpty)
    }

    @Test func `may have several fields below a label`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nRecordType: Trip\nFields:\n  - title: String, mood: Int\n  - at: Date\n```\n")
        #expect(read.entities == ["Trip: title String, mood Int, at Date"])
    }

    @Test(arguments: ["mood: Mood", "mood    : Mood"])
    func `may have a type of the app's own among fields`(line: String) throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: Trip\nfields:\n  \(line)\n  title: String\n  kind: TripKind\n  stops: Int\n```\n"
        )
        #expect(read.entities == ["Trip: mood Mood, title String, kind TripKind, stops Int"])
        #expect(read.findings.isEmpty)
    }

    @Test func `is told where it has no name`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: Trip\nfields:\n  the-start: Date\n  title: String\n  the-end: Date\n```\n"
        )
        #expect(read.entities == ["Trip: title String"])
        #expect(read.findings == ["6:3 fields.unread", "8:3 fields.unread"])
    }

    @Test func `is told right below a name where others have known types`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nRecord type: Trip\n- title: String\n- mood: Mood\n- at: Date\n```\n")
        #expect(read.entities == ["Trip: title String, at Date"])
        #expect(read.findings == ["6:3 fields.unread"])
        let query = try Reading("# CloudKit\n\n```\nrecordType: Trip\nsortBy: date\n```\n")
        #expect(query.findings.isEmpty)
    }

    @Test func `is no field further out than the others`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: Trip\nfields:\n  title: String\n  at: Date\nowner: Everybody\n```\n"
        )
        #expect(read.entities == ["Trip: title String, at Date"])
        #expect(read.findings.isEmpty)
    }

    /// The field must not go to the record type before, nor the record type be lost with it.
    @Test func `waits for the next where it is the first`() throws {
        let read = try Reading(
            "# Data model (SwiftData)\n\n```\n// Trip\n- title: String\n// Stop\n- mood: Mood\n- at: Date\n```\n"
        )
        #expect(read.entities == ["Trip: title String", "Stop: mood Mood, at Date"])
    }

    @Test func `in braces is told where it is no field`() throws {
        let text =
            "# Data model (SwiftData)\n\n```swift\n@Model Trip {\n  id: UUID\n  title: String\n  at: Date\n  the end: Date\n  stops: Int\n}\n```\n"
        let read = try Reading(text)
        #expect(read.entities == ["Trip: id UUID, title String, at Date, stops Int"])
        #expect(read.findings == ["8:3 fields.unread"])
        let unnamed = try Reading(text.replacing("@Model Trip", with: "@Model The Trip"))
        #expect(unnamed.names.isEmpty)
        #expect(unnamed.unread == ["3:1 code"])
    }

    private func read(_ line: String) throws -> Reading {
        try Reading("# CloudKit\n\n```\nRecord Type: Trip\nFields:\n- \(line)\n- at: Date\n```\n")
    }

    @Test(arguments: [
        "owner: Reference, deleteRule: Cascade", "owner: String, scope: Public",
        "owner: Int, order: Ascending",
        "owner: String // shown in lists, sorted: Bool", "owner: String, index: Queryable",
        "owner: Reference, list: Bool",
    ])
    func `may say more of its field behind a comma`(line: String) throws {
        let read = try read(line)
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["owner", "at"])
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "title: String | day: Date", "title: String and day: Date", "title: String / day: Date",
    ])
    func `is told where a second field stands without a comma`(line: String) throws {
        let read = try read(line)
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["title", "at"])
        #expect(read.findings.map { $0.drop { $0 != " " } } == [" fields.unread"])
    }

    @Test(arguments: ["## Query parameters", "## TripService", "### The function returns:"])
    func `on its own is of no record type below other headings`(heading: String) throws {
        let read = try Reading(
            "# CloudKit schema\n\n## Trip\n\n- `title`: String\n\n\(heading)\n\n```\nlimit: Int, offset: Int\n```\n"
        )
        #expect(read.entities == ["Trip: title String"])
    }

    @Test func `on its own is none behind other words`() throws {
        let read = try Reading(
            "# CloudKit schema\n\n## `Trip`\n\nRemoved in v2:\n\n```\na: Int, b: Int\n```\n")
        #expect(read.names.isEmpty)
    }

    @Test func `is told below a name where no type is known`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nTrip\n- kind: TripKind\n- mood: Mood\n\nStop\n- place: String\n```\n")
        #expect(read.entities == ["Stop: place String"])
        #expect(read.findings == ["4:1 fields.unread"])
    }

    @Test func `is no field with a value in the place of a type`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: Trip\nfields:\n  title: String\n  owner: Anna\n  Author: Ben\n```\n"
        )
        #expect(read.entities == ["Trip: title String"])
        #expect(read.findings == ["7:3 fields.unread"])
    }

    @Test func `in bare braces leaves nothing to be read where it is no field`() throws {
        let read = try Reading(
            "# Data models\n\n```\nTripService {\n  name: String\n  count: Int\n  at: Date\n  day: Date\n  func load()\n}\n```\n"
        )
        #expect(read.names.isEmpty)
    }

    @Test(arguments: ["@Model final class Foo { ... }", "@Model extension Trip {\n  func load() { }\n}"])
    func `of Swift is not told as one of the author's own`(code: String) throws {
        let read = try Reading(
            "# Models (SwiftData)\n\n## Trip\n\n- `title`: String\n\n## Use\n\n```swift\n\(code)\n```\n")
        #expect(read.unread.isEmpty)
    }

    @Test func `is told with a capital where the others have one`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: Trip\nfields:\n  Title: String\n  Mood: Frob\n  At: Date\n```\n")
        #expect(read.entities == ["Trip: Title String, At Date"])
        #expect(read.findings == ["7:3 fields.unread"])
    }

    @Test func `is told further in than the first with a known type`() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: Trip\nfields:\n    mood: Frob\n  title: String\n  at: Date\n```\n"
        )
        #expect(read.entities == ["Trip: title String, at Date"])
        #expect(read.findings == ["6:5 fields.unread"])
    }
}
