import SchemaReading
import Testing

/// A list in a sentence that gives all its fields one type.
@Suite struct `Fields that share a type` {
    private static func entities(_ list: String) throws -> [String] {
        try Reading("# CloudKit\n\nThe first save makes the `Boat` record type (fields: \(list)) appear.\n")
            .entities
    }

    @Test(arguments: ["`name`, `port` — all `String`", "`name`, `port` (all String)"])
    func `have it`(list: String) throws {
        #expect(try Self.entities(list) == ["Boat: name String, port String"])
    }

    @Test func `have their own where the sentence says so`() throws {
        #expect(
            try Self.entities("`name`, `port`, `madeAt` — all `String` except `madeAt: Date/Time`")
                == ["Boat: name String, port String, madeAt Date/Time"])
    }

    @Test(arguments: [" ", "\n   "])
    func `of a type that stands in the next line in bold`(_ space: String) throws {
        let text = """
            # CloudKit

            1. **Schema → Record Types → New Type**: `Boat` with these fields, all of type\(space)**String** unless noted:
               - `name`, `port`
               - `madeAt` — type **Date/Time**
            """
        #expect(try Reading(text).entities == ["Boat: name String, port String, madeAt Date/Time"])
    }

    @Test func `words about all are no type`() throws {
        #expect(try Self.entities("`name`, `port` (all synced)") == ["Boat: name, port"])
    }
}
