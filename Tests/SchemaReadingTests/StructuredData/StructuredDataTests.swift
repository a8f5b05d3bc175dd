import Diagnostics
import Markdown
import Testing

@testable import SchemaReading

@Suite("YAML and JSON")
struct StructuredDataTests {
    /// `Trip(title String, endedAt Date/Time?)` for each entity.
    private func declared(_ text: String) throws -> [String] {
        let parsed = MarkdownParser().parse(Array(text.utf8), path: "Schema.md", file: 0)
        let schema = SchemaReader().declare(try #require(parsed.document))
        return schema.entities.map { entity in
            let fields = entity.fields.map { field in
                let isOptional = field.isOptional?.value ?? field.type?.isOptional ?? false
                return "\(field.name.value) \(field.type?.name ?? "-")\(isOptional ? "?" : "")"
            }
            return "\(entity.name.value)(\(fields.joined(separator: ", ")))"
        }
    }

    private func fence(_ language: String, _ text: String) -> String {
        "# App\n\n```\(language)\n\(text)\n```\n"
    }

    @Test func readsMappings() throws {
        let yaml =
            "recordTypes:\n  Trip:\n    fields:\n      title: String\n      endedAt: { type: Date/Time, optional: true }"
        #expect(try declared(fence("yaml", yaml)) == ["Trip(title String, endedAt Date/Time?)"])
    }

    @Test func readsSequences() throws {
        let yaml =
            "record_types:\n  - name: Trip\n    fields:\n      - name: title\n        type: String\n        required: false"
        #expect(try declared(fence("yml", yaml)) == ["Trip(title String?)"])
    }

    @Test func readsJSON() throws {
        let json = #"{ "entities": [{ "name": "Trip", "fields": [{ "name": "days", "type": "Int64" }] }] }"#
        #expect(try declared(fence("json", json)) == ["Trip(days Int64)"])
    }

    @Test func readsFrontMatter() throws {
        let text = "---\nrecordTypes:\n  Trip: { fields: { title: String } }\n---\n\nAll of it.\n"
        #expect(try declared(text) == ["Trip(title String)"])
    }

    @Test(arguments: [
        "fields:\n  title: String",
        "recordTypes:\n  Trip:\n    color: red",
        "services:\n  web:\n    fields: { a: String }",
        "recordTypes: [",
        "- name: title\n- type: String",
    ])
    func takesNothingElse(yaml: String) throws {
        #expect(try declared(fence("yaml", yaml)) == [])
    }

    @Test func takesNoExamples() throws {
        let yaml = "recordTypes:\n  Trip: { fields: { title: String } }"
        #expect(try declared("## Example\n\n```yaml\n\(yaml)\n```\n") == [])
    }

    @Test func pinsNamesToTheirPlaces() throws {
        let text = fence("yaml", "recordTypes:\n  Trip:\n    fields:\n      title: \"String\"")
        let parsed = MarkdownParser().parse(Array(text.utf8), path: "Schema.md", file: 0)
        let schema = SchemaReader().declare(try #require(parsed.document))
        let field = try #require(schema.entities.first?.fields.first)
        #expect(parsed.source[field.name.span.range] == "title")
        #expect(field.type.map { parsed.source[$0.span.range] } == "String")
    }
}
