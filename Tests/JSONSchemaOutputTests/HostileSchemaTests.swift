import Foundation
import SchemaModel
import TestSupport
import Testing

/// Names and texts that a document may hold and that must stay text.
struct HostileSchemaTests {
    static let names = [
        "a/b", "~0~1", "50% c#d", "", " ", "two words", "quo\"te\\", "new\nline\r\u{0}", "date", "recordName",
        "location", "dateValue", "Mood", "$ref", "Ünïcödé 🦉 日本", "\u{E9}", "e\u{301}", "\u{202E}rtl\u{2069}",
        "\u{2028}",
        "\u{FEFF}", "{{name}}", "?&=+:@!$'()*,;[]{}|^`<>", String(repeating: "x", count: 10_000),
    ]

    /// Each name is an entity's, a field's, an enumeration's and a case's.
    static let schema = Schema(
        name: "\"\\\u{2028}",
        entities: names.map { name in
            var fields = names.map { other in
                SampleSchema.field(other, .reference) {
                    $0.references = other
                    $0.documentation = name + other
                }
            }
            fields += [
                SampleSchema.field("when", .date), SampleSchema.field("where", .location),
                SampleSchema.field("mood", .string) {
                    $0.enumName = "Mood"
                    $0.defaultValue = DefaultValue(written: "", value: .enumCase(name))
                },
                SampleSchema.field("text", .string) {
                    $0.defaultValue = DefaultValue(written: "", value: .string(name))
                },
            ]
            return Entity(
                name: name, kind: .cloudKit, documentation: "marker " + String(name.utf8.count),
                span: SampleSchema.span,
                fields: fields)
        },
        enums: [EnumType(name: "Mood", rawType: .string, cases: names.map { .init(name: $0, rawValue: $0) })]
    )

    @Test(.enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
    func referencesLeadToTheirDefinitions() throws {
        let validator = JSONSchemaValidator(schema: rendered(Self.schema))
        let markers = Self.names.map { "marker \($0.utf8.count)\n" }.joined()
        #expect(try validator.descriptionsOfRecords() == markers)
    }

    @Test func anchorsAreEachOnce() throws {
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(rendered(Self.schema).utf8)) as? [String: Any])
        let definitions = try #require(document["$defs"] as? [String: [String: Any]])
        let anchors = definitions.values.compactMap { $0["$anchor"] as? String }
        #expect(Set(anchors).count == definitions.count)
        #expect(anchors.allSatisfy { $0.wholeMatch(of: /[A-Za-z_][-A-Za-z0-9._]*/) != nil })
        #expect(document["$id"] as? String == "urn:gen:%22%5C%E2%80%A8")
    }

    @Test func helpersNeverCollideWithEntities() throws {
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(rendered(Self.schema).utf8)) as? [String: Any])
        let definitions = try #require(document["$defs"] as? [String: [String: Any]])
        let date = try #require(definitions["dateValueValue"])
        #expect(date["format"] as? String == "date-time")
        #expect(definitions["recordNameValue"]?["pattern"] != nil)
        #expect(definitions["locationValue"]?["required"] as? [String] == ["latitude", "longitude"])
        #expect(definitions["MoodValue"]?["anyOf"] != nil)
        #expect(definitions["date"]?["type"] as? String == "object")
    }

    @Test func nothingInvisibleStands() {
        let hidden = rendered(Self.schema).unicodeScalars.filter {
            switch $0.value {
            case 10: false
            case 0..<32, 0x7F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            default: false
            }
        }
        #expect(hidden.isEmpty)
    }

    @Test func textsComeBackAsTheyWere() throws {
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(rendered(Self.schema).utf8)) as? [String: Any])
        #expect(document["title"] as? String == Self.schema.name)
        let definitions = try #require(document["$defs"] as? [String: [String: Any]])
        for name in Self.names {
            let properties = try #require(definitions[name]?["properties"] as? [String: [String: Any]])
            #expect(properties["text"]?["default"] as? String == name)
            #expect(properties["mood"]?["default"] as? String == name)
        }
    }

    @Test func aSchemaWithoutEntitiesIsStillOne() throws {
        let text = rendered(Schema(name: "Nothing"))
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["properties"] == nil)
        #expect((document["$defs"] as? [String: Any])?.isEmpty == true)
    }
}
