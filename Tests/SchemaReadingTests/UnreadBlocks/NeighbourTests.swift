import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What stands where its neighbours are record types or fields, and is not read, is told.
@Suite struct `What stands beside record types` {
    private static let title = "# CloudKit\n\n## Record types\n\n"

    @Test(arguments: [
        "- the stops: id, place, at", "- `stops` (with fields: id, place, at)",
        "- **stops** — `id` String, `place` String",
        "- `Stop` → `id`, `place`, `at`", "- `Stop` `id`, `place`, `at`",
        "- **Stop** — name, place, colour (a hex string), main flag, order",
        "- `Stop` — one of a trip; `arrivedAt = Date`", "- `Stop` — one of a trip; Date arrivedAt",
        "- **Stop** arrivedAt (Date), place (String), note (String)",
    ])
    func `is told as a line of names`(item: String) throws {
        let read = try Reading(
            Self.title + "- **Trip**: `id`, `title`, `endedAt`\n- **Boat**: `id`, `name`\n\(item)\n")
        #expect(read.names == ["Trip", "Boat"])
        #expect(read.findings == ["7:3 fields.unread"])
    }

    @Test func `is not told as a sentence`() throws {
        let read = try Reading(
            Self.title
                + "- **Trip**: `id`, `title`, `endedAt`\n- **Boat**: `id`, `name`\n- All of them: see the app, please\n"
        )
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "Platforms (iOS, macOS, watchOS)", "Written by: app, server, console", "Run `swift`, `build`, `test`",
        "`Store` — one of all views; `save` and `load`", "**Sync** shows `spinner`, then all is well",
        "Status → `draft`, `open`, `done`", "On delete = `cascade`, `nullify`, `deny`",
    ])
    func `is not told as words`(item: String) throws {
        let read = try Reading(
            Self.title + "- **Trip** (`id`, `title`)\n- **Boat** (`id`, `name`)\n- \(item)\n")
        #expect(read.names == ["Trip", "Boat"])
        #expect(read.findings.isEmpty)
    }

    @Test func `is listed as a list of names below a heading`() throws {
        let trip = "### Trip\n\n| Field | Type |\n|---|---|\n| `title` | String |\n\n"
        let read = try Reading(
            Self.title + trip + "### Sync State\n\n- `token`: of the server\n- `device`: which one\n")
        #expect(read.names == ["Trip"])
        #expect(read.unread == ["13:1 list"])
        #expect(read.schema.unread[0].reason == "nothing says that its names are fields of a record type")
        let files = try Reading(
            Self.title + trip + "### Files\n\n- `Trip.swift`: the model\n- `Store.swift`: the store\n")
        #expect(files.unread.isEmpty)
        let settings = try Reading(Self.title + trip + "### Settings\n\n- `theme`\n- `sound`\n")
        #expect(settings.unread.isEmpty)
    }

    /// One piece is no name, so that none is read.
    @Test func `is listed as a series of names`() throws {
        let stop = "### Stop\n\n- `place: String`\n- `at: Date`\n"
        let read = try Reading(Self.title + "### Trip\n\n- `id (new)`, `title`, `endedAt`\n\n" + stop)
        #expect(read.names == ["Stop"])
        #expect(read.unread == ["7:1 list"])
        let words = try Reading(
            Self.title + stop + "\n### Rules\n\n- `title`, `endedAt` and `at` are shown\n")
        #expect(words.unread.isEmpty)
    }

    @Test func `is listed as lines of code`() throws {
        let read = try Reading(
            Self.title
                + "```\nTrip   id, title, the end\n```\n\n### Stop\n\n- `place: String`\n- `at: Date`\n")
        #expect(read.names == ["Stop"])
        #expect(read.unread.isEmpty)
        let names = try Reading(
            Self.title + "```\nTrip   id, title, end\n```\n\n### Stop\n\n- `place: String`\n- `at: Date`\n")
        #expect(names.unread == ["5:1 code"])
    }

    @Test func `is a row that a blank line cuts off`() throws {
        let table = "### Trip\n\n| Field | Type |\n|---|---|\n| `title` | String |\n"
        let read = try Reading(Self.title + table + "\n| `endedAt` | Date |\n")
        #expect(read.entities == ["Trip: title String"])
        #expect(read.findings == ["11:1 fields.unread"])
        #expect(read.schema.entities[0].paragraphs.isEmpty)
        #expect(try Reading(Self.title + table + "| `endedAt` | Date |\n").findings.isEmpty)
        #expect(try Reading(Self.title + table + "\n|x| is the value of |x|\n").findings.isEmpty)
        // Below a table of something else it is text.
        let other = "### Files\n\n| File | Lines |\n|---|---|\n| A | 7 |\n\n| B | 8 |\n"
        #expect(try Reading(Self.title + table + "\n" + other).findings.isEmpty)
    }
}
