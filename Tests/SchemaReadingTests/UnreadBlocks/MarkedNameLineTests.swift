import SchemaReading
import Testing

/// Lines of names in back-ticks where models stand, which no recogniser reads.
@Suite struct `A line of names in back-ticks` {
    private func read(_ line: String, below heading: String = "Stop") throws -> Reading {
        try Reading(
            "## SwiftData models\n\n### Trip\n\n`day` / `at` / `note`\n\n### \(heading)\n\n\(line)\n")
    }

    @Test(arguments: [
        "`day` / [place](#place) / `note`? / `isOpen`", "`day`, place*, `note`, `isOpen`",
        "`day` / `place` / `note`? / self.at / `isOpen`",
        "`day` (the first), `place`, `note`, **at**",
    ])
    func `is told where a name among them is odd`(line: String) throws {
        let read = try read(line)
        #expect(read.names == ["Trip"])
        #expect(read.findings == ["9:1 fields.unread"])
    }

    @Test(arguments: [
        "The screen shows `day`, `place` and `note`.", "Run `make`, `test`, then `deploy` it.",
        "`day` and `place` are what the list is sorted by, and `note` is for the search.",
        "~~`day`, `place`, `note`~~",
    ])
    func `is nothing in a sentence`(line: String) throws {
        #expect(try read(line).findings.isEmpty)
    }

    @Test(arguments: ["**Stop** = `day` (Date), `note` (String)", "**Stop** → `day` (Date), `note` (String)"])
    func `with types is told behind any sign`(line: String) throws {
        let read = try Reading(
            "## Data model\n\nTwo CloudKit record types:\n\n**Trip**: `day` (Date), `note` (String)\n\n\(line)\n"
        )
        #expect(read.names == ["Trip"])
        #expect(read.findings == ["7:1 fields.unread"])
    }
}
