import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Models in an item or a line, whose properties are named in back-ticks without types.
@Suite struct `Names behind @Model` {
    private static func entities(_ line: String) throws -> [String] {
        try Reading("# App\n\nSwiftData.\n\n## State\n\n\(line)\n").entities
    }

    @Test(arguments: [
        ("- `@Model Trip`: `key`, `day`", ["Trip: key, day"]),
        ("- `@Model Trip` — `key` and `day`.", ["Trip: key, day"]),
        ("- `@Model Trip`：`key`（`a` か `b`）、`day`・`end`。", ["Trip: key, day, end"]),
        (
            "- `@Model Trip`: `key`, sync fields (`sentAt`, `tries`), `day: Date`",
            ["Trip: key, sentAt, tries, day Date"]
        ),
        ("- `@Model Trip`: `key`, `day`. The day is never empty.", ["Trip: key, day"]),
        ("- `@Model Trip`: `key`", []),
        ("- `@Model Trip`: `key`, `day` and what else there is", []),
        ("- `@Model Trip` shows `key`, `day`", []),
        ("- `Trip`: `key`, `day`", []),
        ("- `@Model Trip`: `key`, `day`. No longer used.", []),
    ])
    func `are its fields, where nothing else stands among them`(line: String, entities: [String]) throws {
        #expect(try Self.entities(line) == entities)
    }

    @Test func `are read beside a table`() throws {
        let table = "| Field | Type |\n| --- | --- |\n| `name` | String |"
        let models = "### `Boat` model\n\n\(table)\n\n### Others\n\n- `@Model Trip`: `key`, `day`"
        #expect(try Self.entities(models) == ["Boat: name String", "Trip: key, day"])
    }

    @Test func `keep their attribute and note`() throws {
        let read = try Reading(
            "# App\n\nSwiftData.\n\n- `@Model Trip`: `@Attribute(.unique) var key`, `day` (optional)\n")
        let fields = try #require(read.schema.entities.first?.fields)
        #expect(fields.map { $0.remarks.map(\.quote) } == [["@Attribute(.unique)"], ["optional"]])
        #expect(fields[0].remarks.map(\.isUnique) == [true])
    }

    @Test func `leave those of the next sentence, and say so`() throws {
        let read = try DeclaredText(
            "# App\n\nSwiftData.\n\n- `@Model Trip`: `key`, `day`. Also `end`, as `day` is.\n")
        #expect(read.entities == ["Trip: key, day"])
        #expect(read.findings == ["fields.unread at 5:38"])
    }

    @Test(arguments: [
        "- Removed `@Model Trip`: `key`, `day`", "- Kein `@Model Trip`: `key`, `day`",
        "- ~~`@Model Trip`: `key`, `day`~~", "### Roadmap\n\n- `@Model Trip`: `key`, `day`",
        "### Removed\n\n- `@Model Trip`: `key`, `day`", "For example:\n\n- `@Model Trip`: `key`, `day`",
        "### Migration plan\n\n- `@Model Trip`: `key`, `day`",
        "We removed:\n\n- `@Model Trip`: `key`, `day`",
        "- `@Model Trip`: `key`, `day`, computed fields (`age`)",
        "- `@Model Trip`: `key`, `day` (removed), `end`",
        "- `@Model Trip`: `key`, `day`. It is only kept in memory, and never written.",
        "- `@Model Trip`: `key`, `day`, `@Attribute(.transient) var age`",
    ])
    func `are told where something takes them back`(text: String) throws {
        let read = try Reading("# App\n\nSwiftData.\n\n## State\n\n\(text)\n")
        #expect(read.entities == [])
        #expect(read.schema.diagnostics.map(\.id.rawValue) == ["fields.unread"])
    }

    @Test(arguments: [
        ("`@Attribute(.unique) var key: String`, `day`", "key String, day"),
        ("`key` (String), `day` (Date?), `n` (Int)", "key String, day Date, n Int"),
        ("`tags[]`, `owner?`, `day: Date`", "tags, owner, day Date"),
        ("`@Relationship(deleteRule: .cascade) var stops: [Stop]`, `day`", "stops Stop, day"),
    ])
    func `may have types and attributes`(list: String, fields: String) throws {
        #expect(try Self.entities("- `@Model Trip`: \(list)") == ["Trip: \(fields)"])
    }
}
