import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

/// Cells below "Relationships" that hold names and nothing else.
@Suite struct `Names of relationships in an overview` {
    private static func read(_ cell: String) throws -> DeclaredText {
        try DeclaredText(
            "# Schema (SwiftData)\n\n| Model | Fields | Relationships |\n|---|---|---|\n| `Trip` | code, title | \(cell) |\n"
                + "| `Stop` | code, place | — |\n")
    }

    @Test(arguments: [
        ("stops, cascade delete", ["Trip.stops -> * cascade"]),
        ("`stops` (nullify), owner", ["Trip.stops -> * nullify", "Trip.owner -> "]), ("none", []), ("—", []),
    ])
    func `are fields with the rule behind them`(cell: String, relationships: [String]) throws {
        let read = try Self.read(cell)
        #expect(read.relationships == relationships)
        #expect(!read.schema.diagnostics.contains { $0.id.rawValue == "fields.unread" })
    }

    @Test(arguments: ["has many stops", "belongs to a person"])
    func `are told where they say something else`(cell: String) throws {
        let read = try Self.read(cell)
        #expect(read.relationships == [])
        #expect(read.schema.diagnostics.contains { $0.id.rawValue == "fields.unread" })
    }
}
