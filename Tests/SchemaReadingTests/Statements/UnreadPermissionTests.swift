import SchemaModel
import SchemaReading
import Testing

/// A line labelled "Permissions" states rights, or is told.
@Suite struct `A line of permissions` {
    private func read(_ line: String) throws -> Reading {
        try Reading(
            "# CloudKit\n\n## Record types\n\n### `Trip`\n\n- `title: String`\n- `at: Date`\n\n\(line)\n")
    }

    @Test(arguments: ["readable by everyone.", "public read", "world: read"])
    func `names who may read`(words: String) throws {
        let read = try read("**Permissions:** " + words)
        #expect(read.grants == ["_world READ"])
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "The record type must be readable from the public database (no authentication required).",
        "no write for anyone", "something that nobody reads", "camera, photos, read contacts",
    ])
    func `is told where it names nobody`(words: String) throws {
        let read = try read("**Permissions:** " + words)
        #expect(read.grants.isEmpty)
        #expect(read.findings == ["10:3 grant.unread"])
    }

    @Test func `is not told where it speaks of no right`() throws {
        #expect(try read("**Permissions:** as in the console.").findings.isEmpty)
    }
}
