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

    @Test(arguments: ["relationship to many `Ship` items", "to many `Ship`", "has many ships"])
    func `leaves the names that it stands among`(item: String) throws {
        let read = try read(item)
        #expect(read.names == ["Berth", "Ship"])
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["title", "total", "day"])
    }

    @Test(arguments: ["`ships`: [Ship]", "`ships`: to many `Ship`"])
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
}
