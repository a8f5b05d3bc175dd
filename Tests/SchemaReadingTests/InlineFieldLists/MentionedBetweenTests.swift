import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Sentences that say of a record type which fields it has.
@Suite("Fields between others in a sentence")
struct MentionedBetweenTests {
    private static func read(_ sentence: String) throws -> Reading {
        try Reading(
            "# Boats\n\nKept with SwiftData, synced by CloudKit.\n\n### Requirement: boats\n\n\(sentence)\n")
    }

    @Test(
        "Types in brackets make fields of names, in back-ticks or not, beside a label with its store",
        arguments: [
            "The system SHALL provide a `Boat` SwiftData model with `name` (String), `built` (Date?) and `seats` (Int).",
            "The system SHALL provide a `Boat` SwiftData model with name (String), built (Date?) and seats (Int) fields.",
            "The record type `Boat` has the fields name (String), built (Date?) and seats (Int).",
            "系统 SHALL 提供 `Boat` SwiftData 模型，包含 name（String）、built（Date?）、seats（Int）字段。",
        ])
    func fields(sentence: String) throws {
        #expect(try Self.read(sentence).entities == ["Boat: name String, built Date, seats Int"])
    }

    @Test("A name between them whose brackets hold no type is one, too, with what they say")
    func between() throws {
        let reading = try Self.read(
            "A `Boat` model with `name` (String), `rig` (how it sails), `seats` (Int).")
        #expect(reading.entities == ["Boat: name String, rig, seats Int"])
        #expect(reading.schema.entities.first?.fields[1].note?.value == "how it sails")
    }

    @Test(
        "What is denied or was is none, and a type of every day behind a plain word is none",
        arguments: [
            "The record type `Boat` does not have name (String), built (Date?) and seats (Int).",
            "The record type `Boat` once had `name` (String), `built` (Date?) and `seats` (Int).",
            "The view of the `Boat` record type takes name (String) and size (Double).",
            "From the `Boat` record type remove `name` (String) and `built` (Date).",
            "The record type `Boat` is shown by name (text) and year (number).",
        ])
    func refused(sentence: String) throws {
        #expect(try Self.read(sentence).names == [])
    }

    @Test("A denied name and an adverb between them are none")
    func among() throws {
        #expect(
            try Self.read("A `Boat` model with `name` (String), today, and `seats` (Int), no `rig` (String).")
                .entities
                == ["Boat: name String, seats Int"])
    }

    @Test("The store that the label names is the model's")
    func kind() throws {
        let reading = try Self.read("A `Boat` SwiftData model with `name` (String) and `built` (Date).")
        #expect(reading.schema.entities.first?.kind == .swiftData)
    }
}

/// Sentences that give several record types with their fields and types in brackets.
@Suite("Several record types in a sentence")
struct TypedGroupTests {
    private static func read(_ lead: String, _ list: String) throws -> [String] {
        try Reading("# Boats (CloudKit)\n\n## Setup\n\n1. \(lead) \(list)\n").entities
    }

    private static let list =
        "`Boat` (name: String, **encrypted**; seats: Int64), `Trip` (day: Date/Time; boat: Reference)."
    private static let read = ["Boat: name String, seats Int64", "Trip: day Date/Time, boat Reference"]

    @Test("Semicolons and commas separate fields, and a mark behind a type is no field")
    func fields() throws {
        #expect(try Self.read("Create these record types in the console:", Self.list) == Self.read)
    }

    @Test("Denied, without a word for records, or with a part that has no type they are none")
    func others() throws {
        #expect(try Self.read("Do not create these record types:", Self.list) == [])
        #expect(try Self.read("Call these functions:", Self.list) == [])
        #expect(try Self.read("Avoid record types like", Self.list) == [])
        #expect(try Self.read("For example, record types are", Self.list) == [])
        #expect(try Self.read("Record types:", "`BoatView` (name: String), `TripService` (day: Date)") == [])
        let partly = "`Boat` (name: String; whatever comes), `Trip` (day: Date/Time)."
        #expect(try Self.read("Create these record types:", partly) == [])
    }
}

/// Lists of names behind a record type's in which not all parts are names alone.
@Suite("Words among names in back-ticks")
struct WordsAmongNamesTests {
    private static func read(_ list: String) throws -> [String] {
        try Reading(
            "# Boats\n\nKept with Core Data, synced by CloudKit.\n\n## Data model (Core Data)\n\nCore entities:\n\n- **Boat** — \(list)\n- **Trip** — `day`, `length`, `note`.\n"
        ).entities
    }

    @Test("A plain word before names in brackets groups them")
    func groups() throws {
        #expect(
            try Self.read("Fields: `name`, rig (`rigKind`, `sailCount`), `seats`.").first
                == "Boat: name, rigKind, sailCount, seats")
    }

    @Test("Names as cases have them are those of the word")
    func cases() throws {
        #expect(
            try Self.read("Fields: `name`, rig (`sloop`, `ketch`), `seats`.").first
                == "Boat: name, rig, seats")
    }

    @Test("A noun behind a name is about it")
    func nouns() throws {
        #expect(try Self.read("`name`, `racing` flag, `seats`.").first == "Boat: name, racing, seats")
    }
}
