import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

/// A row for each type, with words among the names of its fields.
@Suite struct `Words in an overview` {
    private static func read(_ boat: String, _ sailor: String = "id, name, rank") throws -> DeclaredText {
        let header = "# Data model (Core Data)\n\n| Entity | Key attributes |\n|---|---|\n"
        return try DeclaredText(header + "| Boat | \(boat) |\n| Sailor | \(sailor) |\n")
    }

    private static func unnamed(_ read: DeclaredText) -> [String] {
        read.schema.diagnostics.filter { $0.id.rawValue == "field.unnamed" }.map(\.message)
    }

    @Test func `are told and leave the fields beside them`() throws {
        let read = try Self.read("name, upper/lower deck areas, length")
        #expect(read.entities == ["Boat: name, length", "Sailor: id, name, rank"])
        #expect(
            Self.unnamed(read) == [
                "no field can be called by 'upper/lower deck areas': the other fields of 'Boat' are read"
            ])
    }

    @Test func `are told together`() throws {
        let read = try Self.read("name, length, upper deck, lower deck, area")
        #expect(read.entities.first == "Boat: name, length, area")
        #expect(
            Self.unnamed(read) == [
                "no field can be called by 'upper deck' or 'lower deck': the other fields of 'Boat' are read"
            ])
    }

    @Test func `are not missed where there are none`() throws {
        let read = try Self.read("name, deck, length")
        #expect(read.entities.first == "Boat: name, deck, length")
        #expect(Self.unnamed(read) == [])
    }

    @Test func `make prose of a table in which no row holds names alone`() throws {
        let read = try Self.read("Date, child's name, abode", "rank, the name of the boat, date")
        #expect(read.entities == [])
        #expect(Self.unnamed(read) == [])
    }

    @Test(arguments: [
        "what it is called, how long it is, the area of its deck",
        "name, how long it is, the area of its deck, where it lies now, who owns it today, what it costs",
        "name, the area of its deck",
    ])
    func `make prose of most of a cell`(boat: String) throws {
        let read = try Self.read(boat)
        #expect(read.entities == [])
        #expect(Self.unnamed(read) == [])
        #expect(!read.schema.unread.isEmpty)
    }
}
