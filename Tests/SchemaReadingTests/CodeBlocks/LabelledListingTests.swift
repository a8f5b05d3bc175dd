import SchemaReading
import Testing

/// Listings whose parts begin with the name of a record type in a line or comment of its own.
@Suite struct `Listings with names above their parts` {
    private static func entities(_ code: String, language: String = "") throws -> [String] {
        try DeclaredText("# CloudKit schema\n\n## Key fields\n\n```\(language)\n\(code)\n```\n").entities
    }

    @Test(arguments: ["Hive Record:", "Hive:", "Hive Record Type:", "Hive Entity", "Hive"])
    func `are read by their labels`(label: String) throws {
        let found = try Self.entities(
            "\(label)\n- code (STRING)\n- frames (INT64)\n\nQueen Record:\n- mark (STRING)\n- born (TIMESTAMP)"
        )
        #expect(found == ["Hive: code STRING, frames INT64", "Queen: mark STRING, born TIMESTAMP"])
    }

    @Test func `are read by a comment`() throws {
        let found = try Self.entities(
            "// Record Type: \"Hive\"\n- code: String\n- apiary: Reference<Apiary>", language: "swift")
        #expect(found == ["Hive: code String, apiary Reference"])
    }

    @Test(arguments: [
        "// Record Type: \"Hive\"\nfunc save(\n  code: String,\n  frames: Int\n) {\n}",
        "Next steps:\n- code (STRING)\n- frames (INT64)",
    ])
    func `are none in programs and below other words`(code: String) throws {
        #expect(try Self.entities(code) == [])
    }

    @Test func `are read by a bold name above`() throws {
        let document =
            "## CloudKit Record Types\n\n**Hive**\n```\n- code: String\n- frames: Int64?\n```\n"
            + "\n**Queen**\n```\n- mark: String\n- born: Date\n```\n"
        #expect(
            try DeclaredText(document).entities == [
                "Hive: code String, frames Int64?", "Queen: mark String, born Date",
            ])
        #expect(try DeclaredText(document.replacing("**Hive**", with: "**Example**")).entities.count == 1)
    }

    @Test func `are trees with remarks behind them`() throws {
        let found = try DeclaredText(
            "## Data models (SwiftData)\n\n```swift\nHive\n├── code: String\n└── frames: Int   // from 0\n\nQueen\n├── hive: Hive\n└── mark: String\n```\n"
        )
        #expect(found.entities == ["Hive: code String, frames Int", "Queen: hive Hive, mark String"])
    }
}
