import SchemaDeclaration
import SchemaReading
import Testing

/// Listings without labels: a name, and its fields further in or behind a dash.
@Suite("Fields below or behind bare names in a block")
struct IndentedListingTests {
    private static func read(
        _ code: String, language: String = "", under heading: String = "Data model (SwiftData)"
    ) throws
        -> Reading
    {
        try Reading("# App\n\n## \(heading)\n\n```\(language)\n\(code)\n```\n")
    }

    private static let listing = """
        Trip
          id: UUID
          length: Int64      // in minutes
          legs: [Leg]?   (cascade)

        Stop                 // where one got off
          place: String

        Leg
          id, from, to
          km: Double
        """

    @Test func `further in`() throws {
        #expect(
            try Self.read(Self.listing).entities == [
                "Trip: id UUID, length Int64, legs Leg", "Stop: place String",
                "Leg: id, from, to, km Double",
            ])
        #expect(try Self.read(Self.listing, under: "Screens").entities.isEmpty)
    }

    @Test func `not further in are no fields`() throws {
        #expect(try Self.read("Trip\nid: UUID\nplace: String").entities == [])
        #expect(try Self.read("Trip\n  see: there\n  note: nothing").entities == [])
    }

    @Test func `labels among them stay labels`() throws {
        let listing =
            "Trip\n  recordType: \"Trip\"\n  zoneName: \"Journeys\"\n  fields:\n    id: UUID\n    title: String"
        let read = try Self.read(listing, under: "CloudKit record types")
        #expect(read.entities == ["Trip: id UUID, title String"])
        #expect(read.schema.entities.first?.zone?.value == "Journeys")
    }

    @Test(arguments: ["—", "–", "-"])
    func `behind a dash`(_ dash: String) throws {
        let lines = "Trip    \(dash) id, title, kind (land|sea), photo (Asset)\nStop    \(dash) id, place"
        #expect(
            try Self.read(lines, under: "CloudKit record types").entities.map { $0.prefix(15) } == [
                "Trip: id, title", "Stop: id, place",
            ])
        #expect(try Self.read(lines, under: "Screens").entities == [])
    }

    @Test func `models in braces without Swift's words`() throws {
        let models = """
            @Model Trip {
              id: UUID
              kind: TripKind // enum: land, sea
              end: Date?
            }

            @Model Stop {
              place: String
            }
            """
        #expect(
            try Self.read(models, language: "swift").entities == [
                "Trip: id UUID, kind TripKind, end Date", "Stop: place String",
            ])
        let swift = "@Model final class Trip {\n    var id: UUID\n    var end: Date?\n}"
        #expect(try Self.read(swift, language: "swift").entities == ["Trip: id UUID, end Date"])
    }

    @Test func `beside a brace in a comment`() throws {
        let code = "Trip\n  id: UUID\n  title: String     // \"{day}\" in it\n"
        #expect(try Self.read(code).names == ["Trip"])
    }

    @Test(arguments: [
        ("kind: .land | .sea", ["id", "kind", "title"], 0), ("note: what it says", ["id", "title"], 1),
        ("kind: land, sea", ["id", "title"], 1),
    ])
    func `lines that are no fields are told`(line: String, fields: [String], count: Int) throws {
        let read = try Self.read("Trip\n  id: UUID\n  \(line)\n  title: String")
        #expect(read.schema.entities.first?.fields.map(\.name.value) == fields)
        #expect(read.findings.count(where: { $0.contains("fields.unread") }) == count)
    }
}
