import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// A sentence that names a type and its fields, each with a type in brackets.
@Suite struct `Typed names in a sentence` {
    private static func entities(_ sentence: String) throws -> [String] {
        try DeclaredText("# Release notes\n\nWe keep it in iCloud.\n\n1. Enable iCloud.\n2. \(sentence)\n")
            .entities
    }

    @Test(arguments: [
        "In the CloudKit Console, create `Boat` in the schema, with\n   `name` (String), and `photo` (Asset). Deploy it."
    ])
    func `are fields`(sentence: String) throws {
        #expect(try Self.entities(sentence) == ["Boat: name String, photo Asset"])
    }

    @Test(arguments: [
        "In the CloudKit Console, look at `Boat` with `name` (the bow) and `photo` (optional).",
        "Call `Boat` with `name` (String) and `photo` (Asset).",
        "In the CloudKit Console, open `Boat` and press `save` (String).",
    ])
    func `are none where words are missing`(sentence: String) throws {
        #expect(try Self.entities(sentence).isEmpty)
    }

    @Test func `the rights of this type are those of the only one`() throws {
        let table = "| Field | Type |\n|---|---|\n| name | String |\n"
        let roles =
            "For this type, `_world` has no access, `_icloud` has create only, and `_creator` has read/write."
        let read = try DeclaredText("# CloudKit\n\n\(roles)\n\n## Boat Record Type\n\n\(table)")
        #expect(read.schema.entities.first?.grants.map(\.value.role) == ["_icloud", "_creator"])
        let two = try DeclaredText(
            "# CloudKit\n\n\(roles)\n\n## Boat Record Type\n\n\(table)\n## Raft Record Type\n\n\(table)")
        #expect(two.schema.entities.allSatisfy { $0.grants.isEmpty })
    }
}
