import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Names in back-ticks with descriptions below the names of models.
@Suite("Descriptions of models")
struct ModelDescriptionTests {
    private static func read(_ text: String) throws -> Reading {
        try Reading(
            "# Boats\n\nKept with SwiftData, synced by CloudKit.\n\n## Data model\n\nTwo models.\n\n\(text)\n"
        )
    }

    private static let stop = "**TripStop**\n- `place`: where it is\n- `order`: which it is\n"

    @Test("A plain word after which another model is named is one's name, in bold or as a heading")
    func stem() throws {
        let trip = "- `day`: when it is\n- `length`: how far\n"
        #expect(
            try Self.read("**Trip**\n\(trip)\n\(Self.stop)").entities
                == ["Trip: day, length", "TripStop: place, order"])
        #expect(
            try Self.read("### Trip\n\(trip)\n### TripStop\n- `place`: where it is\n- `order`: which it is\n")
                .entities
                == ["Trip: day, length", "TripStop: place, order"])
    }

    @Test("A word that nothing says it of is none, and is told")
    func word() throws {
        let reading = try Self.read("**Upkeep**\n- `day`: when it is\n- `length`: how far\n\n\(Self.stop)")
        #expect(reading.names == ["TripStop"])
        #expect(reading.unread == ["10:1 list"])
        #expect(
            reading.schema.unread.map(\.reason)
                == ["its items have no types, and nothing says that 'Upkeep' is a record type"])
    }

    @Test("Brackets, equals signs and several names to an item explain as colons do")
    func marks() throws {
        let reading = try Self.read(
            "**TripStop**\n- `icon` (a symbol), `color` (hex), `note`, `order`.\n- `place` = where it is.\n")
        #expect(reading.entities == ["TripStop: icon, color, note, order, place"])
    }

    @Test("Cases below an enumeration's name are no fields, and a part of a program is no model")
    func others() throws {
        let cases = "**TripState** — Enum\n- `open`: still to come\n- `done`: behind us\n"
        #expect(try Self.read("\(Self.stop)\n\(cases)").names == ["TripStop"])
        let manager = "**TripManager**\n- `open`: begins one\n- `done`: ends one\n"
        #expect(try Self.read("\(Self.stop)\n\(manager)").names == ["TripStop"])
    }
}
