import SchemaModel
import Testing

/// How many a relationship leads to, in the place of a type and in the notes.
@Suite("Cardinalities")
struct CardinalityTests {
    private static func field(_ type: String, _ note: String) throws -> Field {
        let schema = Resolved(
            """
            # Core Data model

            ## Entity: Boat

            | Attribute | Type | Notes |
            |---|---|---|
            | `trips` | \(type) | \(note) |

            ## Entity: Trip

            | Attribute | Type | Notes |
            |---|---|---|
            | `day` | Date | |
            """
        ).schema
        return try #require(schema.entities.first?.fields.first)
    }

    @Test(
        "In the place of a type",
        arguments: [
            ("To-many → `Trip`", true), ("To-one → `Trip`", false), ("To-many Trip", true),
            ("Relationship to Trip", false),
        ])
    func type(written: String, isList: Bool) throws {
        let field = try Self.field(written, "")
        #expect(field.type == .reference)
        #expect(field.references == "Trip")
        #expect(field.isList == isList)
    }

    @Test(
        "In the notes, in brackets of its own",
        arguments: [
            ("Relationship", "To Trip (one-to-many)", true), ("Relationship", "To Trip (many-to-one)", false),
            ("Relationship", "To Trip, which has a to-many side", false),
            ("String", "Words (one-to-many)", false),
        ])
    func note(type: String, note: String, isList: Bool) throws {
        #expect(try Self.field(type, note).isList == isList)
    }

    @Test(
        "The delete rule right behind the words that ask for it",
        arguments: [("Regla de borrado **Deny**", DeleteRule.deny), ("Löschregel: Nullify", .nullify)])
    func deleteRule(note: String, rule: DeleteRule) throws {
        #expect(try Self.field("To-many → `Trip`", note).onDelete == rule)
    }
}
