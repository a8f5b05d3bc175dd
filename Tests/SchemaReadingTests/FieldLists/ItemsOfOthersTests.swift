import SchemaDeclaration
import SchemaReading
import Testing

/// Lists that look like fields of the record type above, and are about something else; and items that hold several.
@Suite struct `Lists beside the fields` {
    private func read(_ rest: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit schema\n\n## `Berth`\n\n| Field | Type |\n|---|---|\n| `code` | String |\n| `extra` | String |\n\n\(rest)\n"
        )
    }

    @Test(arguments: [
        "`extra` only holds what has no field, for example:\n\n- `depth`\n- the item's own `length`\n- `berthWidth`",
        "1. **冪等性**\n   - `code` はアプリ全体で一意（UNIQUE）とし、`extra` は使いません。",
    ])
    func `are none`(list: String) throws {
        #expect(
            try read(list).entities.map { $0.split(separator: " unique")[0] } == [
                "Berth: code String, extra String"
            ])
    }

    @Test func `is a list of values that a sentence names`() throws {
        #expect(
            try read("Allowed `code` values: `north`, `south`").entities == [
                "Berth: code String {north south}, extra String"
            ])
        #expect(
            try read("See `code` for more: `north`, `south`").entities == ["Berth: code String, extra String"]
        )
    }

    @Test(arguments: [
        (
            "Colour properties kept as text: `fill`, `edge`. Both may be names.",
            ["depth", "fill", "edge", "length", "beam"]
        ),
        ("Computed properties: `fill`, `edge`", ["depth", "length", "beam"]),
        ("Colours: `fill`, `edge`", ["depth", "length", "beam"]),
    ])
    func `hold several fields behind a label`(item: String, names: [String]) throws {
        let read = try DeclaredText(
            "# SwiftData models\n\n### Berth\n\n- `depth: Double` -- in metres\n- \(item)\n- `length: Double`\n- `beam: Double`\n"
        )
        #expect(read.schema.entities.first?.fields.map(\.name.value) == names)
    }

    @Test(arguments: [
        ("Central options, persisted as JSON in UserDefaults.", 0),
        ("Central options, persisted as JSON.", 1),
        ("Central options, persisted in UserDefaults and CloudKit.", 1),
        ("Central options; the last one opened is kept in UserDefaults.", 1),
    ])
    func `are settings where the line above says so`(line: String, entities: Int) throws {
        let read = try DeclaredText(
            "# SwiftData models\n\n## AppOptions\n\n\(line)\n\n- `depth: Double`\n- `unit: String`\n- `tour: Bool`\n"
        )
        #expect(read.entities.count == entities)
        #expect(read.unread.count == 1 - entities)
    }

    @Test(arguments: [("enum has nine cases. Each has:", []), ("has these properties:", ["Theme"])])
    func `are of no enumeration`(words: String, names: [String]) throws {
        let read = try DeclaredText(
            "# SwiftData models\n\n## What it looks like\n\n`Theme` \(words)\n\n- `colours: [String]`\n- `opacity: Double`\n- `blur: Double`\n"
        )
        #expect(read.schema.entities.map(\.name.value) == names)
    }

    @Test(arguments: [
        ("Create a local `berth_log` table:", "`id`", ["berth_log"]),
        ("Create a local `berth_log` table:", "`insert`", []),
        ("What the log has:", "`id`", []),
    ])
    func `are fields with descriptions where a table is named right above and one is a key`(
        line: String, key: String, names: [String]
    ) throws {
        let read = try DeclaredText(
            "# SQLite\n\n## Data model\n\n\(line)\n\n- \(key): what it is known by.\n- `code`: of the berth.\n"
        )
        #expect(read.schema.entities.map(\.name.value) == names)
    }
}
