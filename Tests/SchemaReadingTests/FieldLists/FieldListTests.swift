import SchemaModel
import SchemaReading
import Testing

@Suite("Lists of fields")
struct FieldListTests {
    @Test(
        "Spellings of one list",
        arguments: [
            "## Trip\n\n- `title` (String, required)\n- `end` (Date?)",
            "## Trip\n\n- **title** (String, required): on the cover\n- **end** (Date?)",
            "## Trip\n\n**Fields:**\n- title: String, required\n- end: Date?",
            "## Trip\n\nFields:\n\n* `title`: String (required)\n* `end`: Date?",
            "## Trip\n\n### Fields\n\n1. `title`: String - required\n2. `end`: Date?",
            "**Trip**\n\n- title: String, required\n- end: Date?",
            "## Schema\n\n- **Trip**\n  - title: String, required\n  - end: Date?",
            "## Trip\n\n- Fields:\n  - `title: String` (required)\n  - `end: Date?`",
            "### Entity: Trip\n\n- `title: String` (required)\n- `end: Date?`",
            "## Trip\n\n- `title` String\n- `end` Date?",
            "## Trip\n\n- `title` - String (NOT optional)\n- `end` - Date (optional)",
            "## Trip\n\n- `title` - Type: String\n- `end` - Type: Date, Optional: [x]",
            "## Trip\n\n- `title`: String, Optional: No\n- `end`: Date, Optional: Yes",
            "## Trip\n\n- [ ] `title`: String\n- [x] `end`: Date?",
        ])
    func spellings(document: String) throws {
        let read = try DeclaredText("# Data\n\n" + document)
        #expect(read.schema.entities.map(\.name.value) == ["Trip"])
        #expect(read.schema.entities.first?.fields.map(\.name.value) == ["title", "end"])
        #expect(read.schema.entities.first?.fields.map { $0.type?.name } == ["String", "Date"])
        #expect(read.schema.entities.first?.fields.last?.type?.isOptional == true)
    }

    @Test("Words behind a dash that only begin like a type are a note")
    func notes() throws {
        let read = try DeclaredText(
            "## Trip\n\n**Fields:**\n- `start` - Date of the first day\n- `text` - String shown on top\n")
        #expect(read.schema.entities.first?.fields.map { $0.type?.name } == [nil, nil])
    }

    @Test("A default behind an answer")
    func defaults() throws {
        let read = try DeclaredText(
            "## Trip\n\n- `name`: String, Optional: No, Default Value: \"\"\n- `done` - Bool (NOT Optional, Default: false)\n"
        )
        let facts = read.schema.entities[0].fields.map { field in field.remarks.map(\.fact) }
        #expect(facts[0].contains(.defaultText("\"\"")))
        #expect(facts[1].contains(.defaultText("false")))
    }

    @Test("Bare names, where a label says that they are fields")
    func bareNames() throws {
        let labelled = try DeclaredText("## `Trip`\n\nImportant fields:\n- `title`\n- `endDate`\n")
        #expect(labelled.entities == ["Trip: title, endDate"])
        let bare = try DeclaredText("## `Trip`\n\nSee:\n- `title`\n- `endDate`\n")
        #expect(bare.schema.entities.flatMap(\.fields).isEmpty)
    }

    @Test("Each entity of a list with its fields below it")
    func nested() throws {
        let read = try DeclaredText(
            "## Record types\n\n1. **Trip**\n   - title: String\n2. **Stop**\n   - place: Location\n")
        #expect(read.entities == ["Trip: title String", "Stop: place Location"])
        #expect(read.places == ["Trip at 3:6", "title at 4:6", "Stop at 5:6", "place at 6:6"])
    }

    @Test("Numbered entities with a remark behind the name")
    func remarked() throws {
        let read = try DeclaredText(
            """
            ## Record types

            1. **Trip**
               - `title` (String)
            2. **Stop** (since 2.0)
               - `place` (Location)
            3. **Track** — planned
               - `name` (String)
            """)
        #expect(read.entities == ["Trip: title String", "Stop: place Location", "Track: name String"])
    }

    @Test(
        "Names with descriptions, below a heading that ends in \"Record\" or under a label",
        arguments: [
            "### Trip Record\n- `title`: what is on the cover\n- `start`: first day",
            "### Trip Record Type\n\n- `title` - what is on the cover\n- `start` - first day",
            "### `Trip`\n\n**Fields:**\n- `title`: what is on the cover\n- `start`: first day",
        ])
    func described(document: String) throws {
        let read = try DeclaredText("# Data\n\n" + document)
        #expect(read.entities == ["Trip: title, start"])
        #expect(
            read.schema.entities.first?.fields.map { $0.note?.value } == [
                "what is on the cover", "first day",
            ])
    }

    @Test("Names of which some have a type, below a heading about models")
    func partlyTyped() throws {
        let list =
            "- `id`\n- `end` (optional, if it is over)\n- `open` (whether people may still join it)\n- `stops: [Stop]` (one-to-many)\n"
        let read = try DeclaredText("# Data model\n\n## Trip\n\n\(list)")
        #expect(read.entities == ["Trip: id, end, open, stops [Stop]"])
        #expect(read.schema.entities.first?.fields[1].remarks.map(\.fact) == [.optional(true)])
        #expect(try DeclaredText("# Journeys\n\n## Trip\n\n\(list)").entities == [])
    }

    @Test("Several names in one item, each with its type")
    func severalTyped() throws {
        let read = try DeclaredText(
            "## Trip\n\n- `start: Date`, `end: Date?` -- from and to\n- `title: String`\n")
        #expect(read.entities == ["Trip: start Date, end Date?, title String"])
    }

    @Test(
        "Lists that are something else",
        arguments: [
            "## Trip\n\n**Indexes:**\n- `title`: String\n- `end`: Date",
            "## Trip\n\n**Relationships:**\n- `owner` (Reference)\n- `stops` (Reference)",
            "## Trip\n\n### Permissions\n\n- `read` (String)\n- `write` (String)",
            "## State\n\n- `open`: a trip to come\n- `done`: a trip that is over",
            "## Trip\n\n- Click Save\n- Choose String as the type\n- Name: title",
            "## What changed\n\n- `title: String` is new\n- the rest is as it was\n- nothing else",
            "## Known Open Questions Here\n\n- `title` (String)\n- `end` (Date)",
            "## Trip\n\nExample:\n- title: Rome\n- end: Monday",
            "- `title` (String)\n- `end` (Date)",
            "## Delete Record\n\n- `title`: what is deleted\n- `force`: even if it is used",
            "## Trip Record\n\nPossible answers:\n- `open`: to come\n- `done`: over",
        ])
    func others(document: String) throws {
        let read = try DeclaredText("# Data\n\n" + document)
        #expect(read.schema.entities.flatMap(\.fields).isEmpty)
    }

    @Test("A second list of the same fields is a declaration of its own")
    func repeated() throws {
        let read = try DeclaredText("## Trip\n\n- `title` (String)\n\nAgain:\n\n- `title` (Int)\n")
        #expect(read.entities.first == "Trip: title String")
        #expect(read.schema.entities.count <= 2)
    }
}

@Suite struct `Entities of several shapes` {
    @Test func `stand in the order of the document`() throws {
        let list = "- title (String): a\n- count (Int64): b\n"
        let table = "| Field | Type |\n|---|---|\n| title | String |\n"
        let reading = try Reading("# CloudKit\n\n## Walk\n\n\(list)\n## Hike\n\n\(table)\n## Tour\n\n\(list)")
        #expect(reading.names == ["Walk", "Hike", "Tour"])
    }

    @Test func `stay where they are first described`() throws {
        let list = "- title (String): a\n- count (Int64): b\n"
        let table = "| Field | Type |\n|---|---|\n| title | String |\n"
        let reading = try Reading(
            "# CloudKit\n\n## Walk\n\n\(list)\n## Hike\n\n\(table)\n## Walk\n\n\(table)")
        #expect(reading.names == ["Walk", "Walk", "Hike"])
    }

    @Test(arguments: ["Reference → A", "Reference → `A`", "Reference → A, optional", "Reference to A"])
    func `targets of one letter are names`(type: String) throws {
        let reading = try Reading("# CloudKit\n\n## Walk\n\n- other (\(type)): y\n- title (String): a\n")
        let field = try #require(reading.schema.entities.first?.fields.first)
        let isStated = field.type?.argument == "A" || field.remarks.contains { $0.fact == .references("A") }
        #expect(isStated)
    }
}
