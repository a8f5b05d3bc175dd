import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Steps that set the default of an attribute")
struct DefaultStepTests {
    private func defaults(_ steps: String) throws -> [String?] {
        let text = "## Trip\n\n- `id: UUID`\n- `state: String`\n\n**Details:**\n" + steps
        let entity = try #require(try DeclaredText(text).schema.entities.first)
        return entity.fields.map { $0.defaultText?.value }
    }

    @Test(arguments: [
        ("- Select `state` attribute:\n  - Default Value: \"planned\"\n", "\"planned\""),
        ("1. Select the `state` attribute\n   - Class: `Text`\n   - **Default**: `planned`\n", "planned"),
    ])
    func reads(steps: String, value: String) throws {
        #expect(try defaults(steps) == [nil, value])
    }

    @Test(arguments: [
        "- Select `state` attribute:\n  - Default Value: (set in code)\n",
        "- Select `state` attribute:\n  - Optional: no\n",
        "- Select `other` attribute:\n  - Default Value: \"planned\"\n",
        "- Select `id` or `state`:\n  - Default Value: \"planned\"\n",
        "- Look at `state`:\n  - Default Value: \"planned\"\n",
    ])
    func leavesOthers(steps: String) throws {
        #expect(try defaults(steps) == [nil, nil])
    }
}
