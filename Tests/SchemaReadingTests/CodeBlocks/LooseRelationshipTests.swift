import SchemaReading
import Testing

/// Properties of a model that stand in code of their own below its table.
@Suite struct `Properties below a model's heading` {
    private static func entities(_ code: String, heading: String = "Relationships") throws -> [String] {
        try DeclaredText(
            "# SwiftData models\n\n### Hive\n\n| Property | Type |\n|---|---|\n| `code` | `String` |\n\n#### \(heading)\n\n"
                + "```swift\n\(code)\n```\n"
        ).entities
    }

    @Test func `are its own where a model's attribute says so`() throws {
        let found = try Self.entities("@Relationship(inverse: \\Frame.hive)\nvar frames: [Frame]?")
        #expect(found.joined(separator: "; ").contains("frames [Frame]?"))
    }

    @Test(arguments: ["var frames: [Frame] = []", "let frames: [Frame] = load()"])
    func `are any code's otherwise`(code: String) throws {
        #expect(try Self.entities(code) == ["Hive: code String"])
    }
}
