import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Class diagrams of Mermaid: classes that say that they are models, or stand below a heading that speaks of models.
@Suite struct `A class diagram` {
    private static func read(_ classes: String, heading: String = "Overview") throws -> Reading {
        try Reading(
            "# App\n\nSynced with CloudKit.\n\n## \(heading)\n\n```mermaid\nclassDiagram\n\(classes)\n```\n")
    }

    private static let trip = """
            class Trip {
                <<@Model>>
                +UUID id
                +String? title
                -start: Date
                +List~Stop~ stops
                +rename(to) void
            }
            class Stop {
                <<@Model>>
                +String name
            }
        """

    @Test func `declares the classes with the attribute`() throws {
        let read = try Self.read(Self.trip)
        #expect(
            read.entities == ["Trip: id UUID, title String, start Date, stops Stop", "Stop: name String"])
        #expect(read.schema.entities.allSatisfy { $0.kind == .swiftData })
        #expect(read.schema.unread.isEmpty)
    }

    @Test func `may have names in back-ticks, and values`() throws {
        let read = try Self.read(
            "    class `Trip` {\n        <<@Model>>\n        +Bool isDone = false\n    }")
        #expect(read.entities == ["Trip: isDone Bool"])
    }

    @Test func `declares no others beside them`() throws {
        let read = try Self.read(Self.trip + "\n    class Row {\n        +String text\n    }")
        #expect(read.names == ["Trip", "Stop"])
    }

    @Test(arguments: [("Data model", ["Trip", "Stop"]), ("Views", [])])
    func `declares classes of data below a heading of models`(heading: String, names: [String]) throws {
        let plain = Self.trip.replacing("        <<@Model>>\n", with: "").replacing(
            "        +rename(to) void\n", with: "")
        let read = try Self.read(plain, heading: heading)
        #expect(read.names == names)
        #expect(read.schema.unread.count == (names.isEmpty ? 1 : 0))
    }

    @Test func `has fields in its lines where they are named so`() throws {
        let lines = """
                Trip "1" *-- "0..*" Stop : breaks, cascade
                Stop "0..*" --> "0..1" Trip : lastTrip
                Trip "1" --> "*" Stop : visits
                Trip <-- Stop : x
            """
        let read = try Self.read(Self.trip + "\n" + lines)
        #expect(
            read.entities == [
                "Trip: id UUID, title String, start Date, stops Stop, breaks Stop",
                "Stop: name String, lastTrip Trip",
            ])
        let last = try #require(read.schema.entities.last?.fields.last)
        #expect(last.type?.isOptional == true)
    }

    @Test func `has enumerations`() throws {
        let kinds = "\n    class Kind {\n        <<enumeration>>\n        day week\n        month\n    }"
        let read = try Self.read(Self.trip + kinds)
        #expect(read.schema.enums.map(\.name.value) == ["Kind"])
        #expect(read.schema.enums.flatMap(\.cases).map(\.name) == ["day", "week", "month"])
    }

    @Test func `tells of members that do not begin with their types`() throws {
        let read = try Self.read(
            "    class Trip {\n        <<@Model>>\n        +String title\n        +colorName Color\n    }")
        #expect(read.entities == ["Trip: title String"])
        #expect(read.findings == ["12:9 fields.unread"])
    }
}
