import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaModel
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

    @Test(arguments: [
        ("## Trip", #"{ "title": "String", "endedAt": "Date/Time?" }"#),
        ("## Trip", "title: String\nendedAt: Date/Time (optional)"),
        (
            "# `Trip` Record Type",
            #"{ "title": "String", "endedAt": { "type": "Date/Time", "optional": true } }"#
        ),
    ])
    func readsTheFieldsOfTheHeadingsRecordType(heading: String, code: String) throws {
        #expect(
            try declared("# CloudKit\n\n\(heading)\n\n```json\n\(code)\n```\n") == [
                "Trip(title String, endedAt Date/Time?)"
            ])
    }

    @Test func readsListsInBrackets() throws {
        let text = "## Trip Record Type\n\n```json\n{ \"days\": \"[Date]\", \"tags\": [\"String\"] }\n```\n"
        let parsed = MarkdownParser().parse(Array(text.utf8), path: "Schema.md", file: 0)
        let schema = SchemaReader().declare(try #require(parsed.document))
        #expect(schema.entities.first?.fields.map(\.type?.name) == ["Date", "String"])
        #expect(schema.entities.first?.fields.map(\.type?.isList) == [true, true])
    }

    /// Each shows a record, or is of nothing that is stored.
    @Test(arguments: [
        ("## Trip", #"{ "title": "Rome", "kind": "Text", "days": 3 }"#, 0),
        ("## Trip", #"{ "title": "String", "place": { "lat": "Double" } }"#, 0),
        ("## Trip", #"["String", "Date"]"#, 0),
        ("## Request\n\n### Trip", #"{ "title": "String", "end": "Date" }"#, 0),
        ("## Trip Examples", #"{ "title": "String", "end": "Date" }"#, 0),
        ("## What is sent", #"{ "title": "String", "end": "Date" }"#, 1),
        (
            "## Trip\n\n| Field | Type |\n|---|---|\n| a | String |",
            #"{ "title": "String", "end": "Date" }"#, 1
        ),
    ])
    func takesNoOtherFields(heading: String, code: String, unread: Int) throws {
        let text = "# CloudKit\n\n\(heading)\n\n```json\n\(code)\n```\n"
        let read = try DeclaredText(text)
        #expect(read.entities.allSatisfy { $0 == "Trip: a String" })
        #expect(
            read.schema.unread.count(where: {
                $0.reason.contains("is described") || $0.reason.contains("says of which")
            }) == unread)
    }

    /// Below "Trip" the block may show what is sent; below "Trip Record Type" its object has no place in the record.
    @Test(arguments: [
        (
            #"{ "title": "String", "owner": { "name": "String" } }"#,
            "'owner' holds an object, and not one value", "6:23"
        ),
        (
            #"{ "title": "String", "stops": [{ "at": { "type": "Date" } }] }"#,
            "'stops' holds an object, and not one value", "6:23"
        ),
    ])
    func objectsAreNotRead(code: String, reason: String, place: String) throws {
        let fence = "\n\n```json\n\(code)\n```\n"
        let doubtful = try DeclaredText("# CloudKit\n\n## Trip\(fence)")
        #expect(doubtful.entities.isEmpty)
        #expect(doubtful.schema.unread.map(\.reason) == [reason])
        let sure = try DeclaredText("# CloudKit\n\n## Trip Record Type\(fence)")
        #expect(sure.entities == ["Trip: title String"])
        #expect(sure.findings == ["object.unread at \(place)"])
        #expect(sure.unread.isEmpty)
    }

    @Test(arguments: [
        (#"{ "title": "String", "kind": "round" }"#, "what 'kind' holds is no type"),
        (#"{ "title": "String", "stop": { "a": 1 } }"#, "what 'stop' holds is no type"),
    ])
    func oneThatIsNoTypeIsNamed(code: String, reason: String) throws {
        let read = try DeclaredText("# CloudKit\n\n## Trip Record Type\n\n```json\n\(code)\n```\n")
        #expect(read.entities.isEmpty)
        #expect(read.schema.unread.map(\.reason) == [reason])
    }

    @Test func takesNoFieldsWhereNoStoreIsSpokenOf() throws {
        let text = "# App\n\n## Trip\n\n```json\n{ \"title\": \"string\", \"end\": \"date\" }\n```\n"
        let read = try DeclaredText(text)
        #expect(read.entities.isEmpty)
        #expect(read.unread == ["code at 5:1"])
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

    @Test("One record type, or several in a list")
    func described() throws {
        let one = "{ \"recordType\": \"Pier\", \"fields\": { \"title\": \"STRING\", \"at\": \"TIMESTAMP\" } }"
        for text in [one, "[\(one)]"] {
            let read = try Reading("# CloudKit records\n\n```json\n\(text)\n```\n")
            #expect(read.entities == ["Pier: title STRING, at TIMESTAMP"])
        }
        // A record, and no description of one.
        let record = "{ \"recordType\": \"Pier\", \"fields\": { \"title\": \"North\", \"depth\": 4 } }"
        #expect(try Reading("# CloudKit records\n\n```json\n\(record)\n```\n").names.isEmpty)
    }
}
