import SchemaModel
import SchemaReading
import SchemaResolution
import Testing

/// A primary key of several columns is a unique key over all, and never its first column.
@Suite struct `Primary keys of several columns` {
    private static func seat(_ first: String, _ second: String) throws -> Entity {
        let resolved = Resolved(
            """
            # Tables

            ## Seat

            | Column | Type | Notes |
            | --- | --- | --- |
            | `hall` | uuid | \(first) |
            | `row` | int | \(second) |
            | `taken` | text | |
            """)
        return try #require(resolved.schema.entities.first)
    }

    @Test(arguments: [
        ("PK", "PK"), ("PK, FK", "PK, FK"), ("primary key part 1", "primary key part 2"),
    ])
    func `marked in their rows`(first: String, second: String) throws {
        let seat = try Self.seat(first, second)
        #expect(seat.primaryKey == nil)
        #expect(seat.uniqueKeys.map(\.fields) == [["hall", "row"]])
    }

    @Test func `beside one of a single column`() throws {
        let seat = try Self.seat("PK", "")
        #expect(seat.primaryKey == "hall")
        #expect(seat.uniqueKeys.isEmpty)
    }

    @Test func `in a diagram`() throws {
        let resolved = Resolved(
            """
            ```mermaid
            erDiagram
                SEAT {
                    uuid hall PK, FK
                    int row PK
                    string taken
                }
            ```
            """)
        let seat = try #require(resolved.schema.entities.first)
        #expect(seat.primaryKey == nil)
        #expect(seat.uniqueKeys.map(\.fields) == [["hall", "row"]])
    }
}
