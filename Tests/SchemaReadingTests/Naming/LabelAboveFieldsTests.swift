import Testing

/// "**Record Type:** `Trip`" names the fields below "### Fields", too.
@Suite struct `A label above the heading of the fields` {
    private static let fields =
        "| Field Name | Type |\n|---|---|\n| `title` | String |\n| `start` | Date/Time |"

    @Test(arguments: [
        "**Record Type:** `Trip`\n\n### Fields:",
        "**Record Type:** `Trip`  \n**Database:** Private\n\n### Fields",
        "- **Record Type:** `Trip`\n- **Zone:** default\n\n### Field definitions",
        "Record type: `Trip`\n\n#### Felder",
    ])
    func `names them`(label: String) throws {
        let read = try Reading("# CloudKit Record Types\n\n## 1. Journeys\n\(label)\n\n\(Self.fields)")
        #expect(read.entities == ["Trip: title String, start Date/Time"])
    }

    /// What belongs to another section names nothing here.
    @Test func `names those of its own section alone`() throws {
        let read = try Reading(
            "# CloudKit Record Types\n\n## 1. Journeys\n**Record Type:** `Trip`\n\n## 2. Others\n\n### Fields\n\n\(Self.fields)"
        )
        #expect(read.entities.allSatisfy { !$0.hasPrefix("Trip: title") })
    }
}
