import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// "**Indexes.** …": a label as books set it says as much as one with a colon.
@Suite struct `A bold label with a full stop` {
    private static func reading(_ paragraph: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## Trip\n\n- `name` (String)\n- `made` (Date)\n\n\(paragraph)\n")
    }

    @Test(arguments: ["**Indexes.**", "**Indexes:**"])
    func `says of what its facts are`(label: String) throws {
        let reading = try Self.reading("\(label) `name` is queryable. `made` is sortable.")
        #expect(reading.indexes == ["queryable(name)", "sortable(made)"])
    }

    @Test func `may be about keys, databases and zones`() throws {
        #expect(try Self.reading("**Unique key.** `name`.").keys == ["Trip(name)"])
        #expect(try Self.reading("**Database.** Public.").schema.entities.map(\.database?.value) == [.public])
        #expect(try Self.reading("**Zone.** `Trips`.").schema.entities.map(\.zone?.value) == ["Trips"])
    }

    @Test(arguments: ["**Trip index.** `name`.", "**Caution.** `name` is long."])
    func `is prose where its words are of something else`(paragraph: String) throws {
        let reading = try Self.reading(paragraph)
        #expect(reading.indexes == [])
        #expect(reading.schema.entities.map(\.name.value) == ["Trip"])
    }
}
