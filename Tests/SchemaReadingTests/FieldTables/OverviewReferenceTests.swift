import SchemaReading
import Testing

/// Cells that list names with types in one pair of back-ticks, where a type is a record type of the table.
@Suite struct `Record types as types of an overview` {
    private static func read(_ fields: String) throws -> Reading {
        try Reading(
            """
            # App

            ## Core Data model, synced with CloudKit

            | Entity | Key attributes | Purpose |
            | --- | --- | --- |
            | **Trip** | `id UUID`, `title String` | A journey |
            | **Stop** | \(fields) | Where one got off |
            """)
    }

    @Test(arguments: [
        ("`trip Trip`, `day Date`", "Stop: trip Trip, day Date"),
        ("`trip Trip?`, `day Date`", "Stop: trip Trip, day Date"),
        ("`day Date`, `trips [Trip]`", "Stop: day Date, trips Trip"),
    ])
    func `are references`(fields: String, entity: String) throws {
        let read = try Self.read(fields)
        #expect(read.entities == ["Trip: id UUID, title String", entity])
        #expect(read.findings == [])
    }

    @Test(arguments: [
        "`trip Voyage`", "`next trip`", "trip Trip", "`Trip trip`", "`each Trip`", "`trip [Trip`",
    ])
    func `others are told`(field: String) throws {
        let read = try Self.read("`day Date`, `place String`, \(field)")
        #expect(read.entities.last?.hasPrefix("Stop: day Date, place String") == true)
        #expect(
            read.findings.contains { $0.hasSuffix("field.unnamed") }
                || read.entities.last?.contains("trip") == true)
    }
}
