import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Sentences about where all is kept, and who may do what there.
@Suite struct `A sentence about the store` {
    private func read(_ sentence: String) throws -> Reading {
        try Reading(
            "# CloudKit\n\n\(sentence)\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| `title` | String |\n")
    }

    @Test(arguments: [
        "The app stores its data in the user's **private** CloudKit\ndatabase.",
        "It keeps its records in the private database.",
    ])
    func `may speak of "its" data`(sentence: String) throws {
        #expect(try read(sentence).schema.database?.value == .private)
    }

    @Test func `may speak of another thing`() throws {
        #expect(try read("Profiles are in the public database.").schema.database == nil)
    }

    @Test(arguments: [
        ("`iCloud.org.example.Score-`", "iCloud.org.example.Score-"),
        ("iCloud.org.example.Score-", "iCloud.org.example.Score"),
        ("`iCloud.org.example.Score`-based", "iCloud.org.example.Score"),
        ("(iCloud.org.example.Score.)", "iCloud.org.example.Score"),
    ])
    func `names a container to its end`(name: String, container: String) throws {
        #expect(try read("The container is \(name) today.").schema.container?.value == container)
    }

    @Test func `gives a right that leads to the next role to nobody else`() throws {
        let heading = "# CloudKit\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| `title` | String |\n\n"
        let sure = try Reading(heading + "World read, but write only for `_icloud`.\n")
        #expect(sure.grants == ["_world READ", "_icloud WRITE"])
        let unsure = try Reading(
            heading
                + "World read, but write only for `_icloud` - Authenticated users get Read + Write, `_world` gets Read.\n"
        )
        #expect(unsure.grants.isEmpty)
        #expect(unsure.findings == ["9:1 grant.unread"])
    }
}
