import SchemaReading
import Testing

/// Listings whose parts stand in braces, as objects of JavaScript do, with types in place of values.
@Suite("Listings in braces")
struct BracedListingTests {
    private static func read(_ fields: [String]) throws -> Reading {
        let body = fields.map { "    \($0)," }.joined(separator: "\n")
        return try Reading(
            "# App\n\n## CloudKit schema\n\n```swift\n{\n  recordType: \"Trip\",\n  fields: {\n\(body)\n  }\n}\n```\n"
        )
    }

    private static let typed = ["title: String (indexed)", "endedAt: Date", "legs: [Leg]"]

    @Test func `their fields are read, and their brackets are nothing`() throws {
        let read = try Self.read(Self.typed)
        #expect(read.entities == ["Trip: title String, endedAt Date, legs Leg"])
        #expect(read.findings == [])
    }

    @Test(arguments: [
        "place String", "place - String", "[place]: String", "a place: String", "~~place: String~~",
    ])
    func `a line of another shape is told`(_ line: String) throws {
        let read = try Self.read(Self.typed + [line])
        #expect(read.entities == ["Trip: title String, endedAt Date, legs Leg"])
        #expect(read.findings == ["12:5 fields.unread"])
    }

    @Test(arguments: [
        "func load()\n{\n  url: String\n}", "style: {\n  color: String\n}", "Options:\n{\n  a: Int64\n}",
    ])
    func `other braces are those of a program`(lines: String) throws {
        let read = try Reading(
            "# App\n\n## CloudKit record types\n\n```\nTrip\n  id: String\n\n\(lines)\n```\n")
        #expect(read.entities == [])
    }

    @Test func `what stands in the braces of a program is no field`() throws {
        let program = """
            # App

            ## CloudKit schema

            ```swift
            func save() {
              recordType: "Trip"
              fields: title, endedAt
              let place String
            }
            ```

            """
        let read = try Reading(program)
        #expect(read.entities == [])
        #expect(read.findings == [])
    }
}
