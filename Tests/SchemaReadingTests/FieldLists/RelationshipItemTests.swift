import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lists of names below models, in which an item is about a relationship.
@Suite struct `An item about a relationship` {
    private func read(_ item: String, beside rest: String = "  - `title`\n  - `total`\n  - `day`\n") throws
        -> Reading
    {
        try Reading(
            "# Data model (Core Data)\n\n- `Berth`\n\(rest)  - \(item)\n- `Ship`\n  - `title`\n  - `total`\n  - `day`\n"
        )
    }

    @Test(arguments: ["relationship to many `Ship` items", "to many `Ship`", "has many `Ship`"])
    func `leaves the names that it stands among`(item: String) throws {
        let read = try read(item)
        #expect(read.names == ["Berth", "Ship"])
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["title", "total", "day"])
    }

    @Test(arguments: ["`ships`: to many `Ship`", "`ships`: to-many Ship"])
    func `may name a field`(item: String) throws {
        let read = try read(item)
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["title", "total", "day", "ships"])
    }

    @Test func `leaves nothing to be read where most others are no names`() throws {
        let read = try read("has many ships", beside: "  - `title`\n  - `total`\n  - kept for ever\n")
        #expect(read.names == ["Ship"])
        #expect(read.unread == ["4:3 list"])
    }

    @Test func `leaves cases alone`() throws {
        let read = try Reading(
            "# Data model (Core Data)\n\n- `Ship`\n  - `state: ShipState`\n  - `title: String`\n- `ShipState`\n  - `open`\n  - `shut`\n  - `lost`\n"
        )
        #expect(read.names == ["Ship"])
    }

    @Test(arguments: [
        "- `Appearance`\n  - `dark`\n  - `light`\n  - `auto`\n  - follows the system",
        "- `TripView`\n  - `map`\n  - `list`\n  - `detail`\n  - uses MapKit",
    ])
    func `is none of settings and views`(list: String) throws {
        let read = try Reading(
            "# CloudKit schema\n\n## Other things\n\n\(list)\n\n## Trip\n\n- `title`: String\n")
        #expect(read.names == ["Trip"])
    }

    @Test func `is no field called so`() throws {
        let read = try read("relationship to one `Ship`", beside: "  - `title`: String\n  - `total`: Int\n")
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["title", "total"])
        let words = try Reading(
            "# Data model (SwiftData)\n\n- **Trip**: a journey\n  - Has many `Stop` objects\n  - Tracks: date, start, end\n"
        )
        #expect(words.names.isEmpty)
    }
}
