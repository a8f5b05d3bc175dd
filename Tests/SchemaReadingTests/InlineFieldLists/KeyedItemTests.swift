import SchemaReading
import Testing

/// Items of a data model that begin with names in back-ticks and go on with words.
@Suite struct `Names in back-ticks before words` {
    private static func read(_ second: String, heading: String = "Data model") throws -> Reading {
        try Reading(
            "# App\n\nIt keeps its models with SwiftData and CloudKit.\n\n## \(heading)\n\n"
                + "- **Trip**: `id`, `title`, relationship to `Stop`. Shared.\n- **Stop**: \(second)\n")
    }

    @Test func `are fields where each begins with its key, and the words are told`() throws {
        let read = try Self.read("`id`, `day`, severity of the weather, note")
        #expect(read.entities == ["Trip: id, title", "Stop: id, day"])
        #expect(read.findings == ["7:28 fields.unread", "8:26 fields.unread"])
    }

    @Test(arguments: [
        "`day`, `id`, its weather", "`open`, `closed`, and others", "a stop of a trip", "`id` and more",
    ])
    func `are none where one begins otherwise`(second: String) throws {
        #expect(try Self.read(second).entities == [])
    }

    @Test(arguments: ["Screens", "API"])
    func `are none below another heading`(heading: String) throws {
        #expect(try Self.read("`id`, `day`, its weather", heading: heading).entities == [])
    }
}
