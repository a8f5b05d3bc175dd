import SchemaDeclaration
import SchemaReading
import Testing

/// Items that hold more than one field, of which none may be lost.
@Suite struct `Several fields in an item` {
    private static func read(_ items: String) throws -> [String] {
        try DeclaredText("# Data model (SwiftData)\n\n## Models\n\n- `Trip`\n\(items)\n").entities
    }

    @Test(arguments: [
        "  - `id: UUID`\n  - `kind` (round or single), `note`, `day`",
        "  - `id: UUID`\n  - `kind` (round or single) + `note` + `day`",
        "  - `id: UUID`\n  - `kind` (round or single), `note`, `day`.",
    ])
    func `each have their own brackets`(items: String) throws {
        #expect(try Self.read(items).first?.hasPrefix("Trip: id UUID") == true)
        let names = try DeclaredText("# Data model (SwiftData)\n\n- `Trip`\n\(items)\n").schema.entities
            .first?.fields
        #expect(names?.map(\.name.value) == ["id", "kind", "note", "day"])
    }

    @Test func `share brackets that stand behind the last`() throws {
        let read = try Self.read("  - `id: UUID`\n  - `width`, `height` (Double), `name` (String)")
        #expect(read == ["Trip: id UUID, width Double, height Double, name String"])
    }

    @Test func `each point to what they refer to`() throws {
        let read = try DeclaredText(
            "# Data model (CloudKit)\n\n### Trip\n\n- `day`: Date\n- `boat` → Boat (many-to-one), `skipper` → Person\n\n"
                + "### Boat\n\n- `name`: String\n\n### Person\n\n- `name`: String\n")
        #expect(read.entities.first == "Trip: day Date, boat Boat, skipper Person")
    }

    @Test func `are no values of the first`() throws {
        let read = try DeclaredText(
            "# Data model (SwiftData)\n\n- `Trip`\n  - `id: UUID`\n  - `kind: String`: `round`, `single`\n")
        #expect(read.schema.entities.first?.fields.map(\.name.value) == ["id", "kind"])
    }

    @Test func `are found beside an item with types`() throws {
        let items =
            "  - `stops: [String]`\n  - `kind` (round or single), `day`\n- `Stop`\n  - `x`, `y` (in metres)\n  - `label` (optional)"
        let read = try DeclaredText("# Data model (SwiftData)\n\n- `Trip`\n\(items)\n")
        #expect(read.schema.entities.map(\.name.value) == ["Trip", "Stop"])
        #expect(read.schema.entities.last?.fields.map(\.name.value) == ["x", "y", "label"])
    }

    @Test func `a relation without a name is none`() throws {
        let read = try DeclaredText(
            "# Data model (SwiftData)\n\n## `Trip`\n\n- `id: UUID`\n- `day: Date`\n- Relation 1-N → `Stop`\n\n## `Stop`\n\n- `id: UUID`\n- `x: Double`\n"
        )
        #expect(read.schema.entities.first?.fields.map(\.name.value) == ["id", "day"])
    }
}
