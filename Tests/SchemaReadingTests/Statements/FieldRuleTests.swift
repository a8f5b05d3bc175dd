import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lists of rules below a record type, whose items begin with its fields.
@Suite struct `Rules for fields` {
    private static func read(_ rules: String, label: String = "**Validation rules**:") throws -> Reading {
        try Reading(
            """
            # Data model (SwiftData)

            ## Trip

            ```swift
            @Model final class Trip {
                var title: String
                var isDone: Bool
                var state: String = "open"
                var end: Date?
            }
            ```

            \(label)
            \(rules)
            """)
    }

    /// What is said of each field apart from the code.
    private static func facts(_ reading: Reading) throws -> [String] {
        try #require(reading.schema.entities.first).fields.flatMap { field in
            field.remarks.filter { $0.place != .code }.map { "\(field.name.value): \($0.fact)" }
        }
    }

    @Test(arguments: ["**Validation rules**:", "Constraints:", "### Rules", "**Validierung**:", "**驗證規則**:"])
    func `are notes on the fields`(label: String) throws {
        let reading = try Self.read("\n- `isDone`: Boolean, default false", label: label)
        #expect(try Self.facts(reading) == ["isDone: boolean", "isDone: defaultText(\"false\")"])
        #expect(reading.unread == [])
    }

    @Test(arguments: [
        ("- `title`: unique", ["title: unique"]),
        ("- `title`, `end`: never synced", ["title: deviceOnly", "end: deviceOnly"]),
        ("- `isDone`: 布林值，默認 false", ["isDone: boolean", "isDone: defaultText(\"false\")"]),
        // What the code says counts more.
        ("- `end`: required", []),
        ("- `state`: default \"done\"", []),
        // Another's fields, and what is a rule for the app.
        ("- `name`: unique", []),
        ("- One trip a day: `title` unique", []),
    ])
    func `say what a note would, and nothing that the field's own words say`(rule: String, facts: [String])
        throws
    {
        #expect(try Self.facts(Self.read(rule)) == facts)
    }

    @Test(arguments: ["Rules for syncing:", "**Examples**:", "What every trip must keep to:"])
    func `stand below their label`(label: String) throws {
        let reading = try Self.read("\n- `title`: unique", label: label)
        #expect(try Self.facts(reading) == [])
    }

    /// Another list of the type is another declaration of it, until both are joined.
    @Test func `find the fields of all places that describe the type`() throws {
        let reading = try Self.read(
            "\n- `title`: unique\n\n### Other\n\n- `count`: default 4", label: "### Constraints")
        #expect(reading.schema.diagnostics.isEmpty)
        #expect(
            reading.schema.entities.flatMap { $0.fields.filter { $0.remarks.contains(where: \.isUnique) } }
                .count == 1)
    }

    @Test func `for keys of what is no field are told once`() throws {
        let reading = try Self.read("- `title`: default \"x\"\n- `name`: unique")
        #expect(reading.schema.diagnostics.map(\.id.rawValue) == ["key.unread"])
    }

    @Test func `for what is no field are told`() throws {
        let reading = try Self.read("- `title`: unique\n- `name`: at most 80 characters")
        #expect(reading.unread == [])
        #expect(reading.schema.diagnostics.map(\.id.rawValue) == ["fields.unread"])
    }
}
