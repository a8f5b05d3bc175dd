import SchemaReading
import Testing

/// Listings that stand in a paragraph, as plain text has them.
@Suite struct `A listing without a fence` {
    private static func read(_ lines: String, heading: String = "Schema") throws -> Reading {
        try Reading("# App (CloudKit)\n\n## \(heading)\n\nThese are the types:\n\n\(lines)\n")
    }

    @Test func `is read below a heading that speaks of the schema`() throws {
        let read = try Self.read("Trip\n    title:  String\nStop\n    name: String\n    trip: Reference")
        #expect(read.entities == ["Trip: title String", "Stop: name String, trip Reference"])
    }

    @Test(arguments: [
        "Trip\n    title:  String\nand so on\n    name: String", "Trip\n    title:  String",
        "Trip\n    title: what it is called\n    start: when it begins",
    ])
    func `is none where a line is something else`(lines: String) throws {
        #expect(try Self.read(lines).names == [])
    }

    @Test func `is none below other headings`() throws {
        #expect(try Self.read("Trip\n    title:  String\n    start: Date", heading: "Requests").names == [])
    }
}
