import SchemaModel
import SchemaReading
import Testing

/// Words that documents use for other things may name record types, where the line leaves no doubt.
@Suite struct `A word in bold before a list of fields` {
    private func read(_ lines: String..., under heading: String = "## Record types") throws -> Reading {
        try Reading("# CloudKit schema\n\n\(heading)\n\n" + lines.map { "- \($0)\n" }.joined())
    }

    @Test(arguments: ["Person", "Step", "Owner", "Chapter", "Driver"])
    func `names a record type`(word: String) throws {
        let read = try read("**\(word)** — one of many. Fields: `title` (String), `at` (Date)")
        #expect(read.entities == ["\(word): title String, at Date"])
    }

    @Test(arguments: [
        "Optional", "Indexes", "Removed", "Seed", "Type", "Fields", "Query", "Note", "Important", "Public",
        "Everyone",
    ])
    func `that is of other lists is told`(word: String) throws {
        let read = try read("**\(word)** — one of many. Fields: `title` (String), `at` (Date)")
        #expect(read.names.isEmpty)
        #expect(read.findings == ["5:5 fields.unread"])
    }

    @Test func `is none below a heading of something else`() throws {
        let line = "**Person** — one of many. Fields: `title` (String), `at` (Date)"
        #expect(try read(line, under: "## Services").names.isEmpty)
        #expect(try read(line, under: "## Entities").names == ["Person"])
        #expect(try read(line, under: "## Removed record types").names.isEmpty)
        #expect(try read(line.replacing("one of many", with: "if we need it")).names.isEmpty)
    }

    /// "Indexes" and "Optional" say what the names are; a list of fields beside them is of a record type.
    @Test(arguments: ["Indexes", "Optional", "Required", "Removed"])
    func `names none in brackets beside record types`(word: String) throws {
        let read = try read(
            "**Trip** (`id`, `title`)", "**\(word)** (`title`, `endedAt`)", "**Stop** (`id`, `place`)")
        #expect(read.names == ["Trip", "Stop"])
        #expect(read.findings == ["6:5 fields.unread"])
    }

    @Test(arguments: ["Permissions", "Fields"])
    func `names none before other names`(word: String) throws {
        let read = try read("**Trip** (`id`, `title`)", "**\(word)** (`read`, `write`)")
        #expect(read.names == ["Trip"])
        #expect(read.findings == ["6:5 fields.unread"])
    }

    /// With types they are the fields of something: "Money" is a group of fields elsewhere.
    @Test(arguments: ["Money", "Relationship"])
    func `names one before fields with types`(word: String) throws {
        let fields = "(`amount` Double, `currency` String)"
        #expect(try read("**Trip** (`id`, `title`)", "**\(word)** \(fields)").names == ["Trip", word])
        #expect(try read("**Trip** (`id`, `title`)", "**Optional** \(fields)").names == ["Trip"])
        #expect(try read("**Trip** (`id`, `title`)", "**Fields** \(fields)").names == ["Trip"])
    }

    @Test(arguments: ["Key", "Index", "Filter", "Example", "Note"])
    func `names one before its key`(word: String) throws {
        #expect(try read("**Trip** (`id`, `title`)", "**\(word)** (`id`, `text`)").names == ["Trip", word])
    }

    @Test(arguments: ["Optional", "Required"])
    func `is told behind a colon`(word: String) throws {
        let read = try read("**Trip**: `id`, `title`", "**Stop**: `id`, `place`", "**\(word)**: `title`")
        #expect(read.names == ["Trip", "Stop"])
        #expect(read.findings == ["7:5 fields.unread"])
    }

    @Test func `is a name where it is marked as a model`() throws {
        let read = try Reading(
            "# App\n\n## Models (SwiftData)\n\n- **Die** (`@Model`): a single die\n  - Properties: `id`, `sides`\n"
        )
        #expect(read.entities == ["Die: id, sides"])
    }

    @Test(arguments: ["Properties: name, dayNumber, colour", "Properties: `name`, `dayNumber`, `colour`"])
    func `is a name above its properties below models`(item: String) throws {
        func read(_ line: String, under heading: String = "Data models (SwiftData)") throws -> [String] {
            try Reading("# App\n\n## \(heading)\n\n- \(line)\n  - Has many `Stop` objects\n  - \(item)\n")
                .entities
        }
        #expect(try read("**Trip**: one a journey") == ["Trip: name, dayNumber, colour"])
        #expect(try read("**Trip**: one a journey, not stored").isEmpty)
        #expect(try read("**TripKind**: an enum").isEmpty)
        #expect(try read("**Trip**: one a journey", under: "Views").isEmpty)
    }
}
