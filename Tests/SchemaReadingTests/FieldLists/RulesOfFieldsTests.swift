import SchemaDeclaration
import SchemaReading
import Testing

/// A line that announces rules about fields that stand elsewhere.
@Suite struct `Rules of fields` {
    @Test(arguments: ["驗證規則", "验证规则", "Validation"])
    func `name no record type`(label: String) throws {
        let fields = "| Field | Type |\n|---|---|\n| id | UUID |\n| title | String |\n"
        let rules = "**\(label)**:\n- `id`: UUID, unique\n- `title`: String, at most 20\n"
        let read = try DeclaredText("# Data model (SwiftData)\n\n## Trip\n\n\(fields)\n\(rules)")
        #expect(read.schema.entities.map(\.name.value) == ["Trip"])
    }
}
