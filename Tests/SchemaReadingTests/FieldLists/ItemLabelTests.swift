import Testing

@Suite("Labels of items and of the lists below them")
struct ItemLabelTests {
    private func read(_ text: String) throws -> [String] { try DeclaredText(text).entities }

    @Test("A relationship among the fields, behind its label")
    func relationships() throws {
        let list = "## SwiftData models\n\n- Create `Trip` model:\n  - `id: UUID`\n  - "
        #expect(
            try read(list + "Relationship: `stops: [Stop]` (one-to-many)\n") == [
                "Trip: id UUID, stops [Stop]"
            ])
        #expect(try read(list + "Example: `stops: [Stop]` (one-to-many)\n") == [])
    }

    @Test("Steps that name an entity, then add its attributes")
    func namedInSteps() throws {
        let steps = "### Step-by-Step:\n\n3. **Make it:**\n   - Click +\n   - Name it: `Trip`\n"
        let list = "     - `id` - Type: UUID\n     - `name` - Type: String\n"
        #expect(
            try read(steps + "   - In the Attributes section, add:\n" + list) == [
                "Trip: id UUID, name String"
            ])
        #expect(
            try read(steps + "   - In the panel on the right:\n" + list) != ["Trip: id UUID, name String"])
    }

    @Test("A common word before the label of an entity is a name, and behind it none")
    func commonWords() throws {
        let list = "- `id` - UUID\n- `name` - String\n"
        #expect(try read("### Note Entity\n" + list) == ["Note: id UUID, name String"])
        #expect(try read("### Entity Notes\n" + list) == [])
        #expect(try read("### Permissions Table\n" + list) == [])
    }

    @Test("To add a relationship is no field")
    func instructions() throws {
        let list = "## Trip Entity\n\n1. Add relationship:\n   - **Name**: `stops`\n"
        #expect(try read(list) == [])
    }

    @Test("A step that adds relationships to a model")
    func additions() throws {
        let models = "## SwiftData models\n\n- Create `Trip` model:\n  - `id: UUID`\n  - `name: String`\n"
        let list = "  - `trip: Trip?` (many-to-one)\n  - `stops: [Stop]` (many-to-many)\n"
        #expect(
            try read(models + "- Update `Task` model relationships:\n" + list)
                == ["Trip: id UUID, name String", "Task: trip Trip?, stops [Stop]"])
        #expect(
            try read(models + "- Check the relationships of `Task` by hand:\n" + list)
                == ["Trip: id UUID, name String"])
    }

    @Test("Names in back-ticks below an item that names a table")
    func bareNames() throws {
        let list = "   - `id`, `name` (Free, Pro), `max_products`.\n"
        let tables = "### Core Data tables\n\n1. "
        #expect(
            try read(tables + "**`tiers` Table**: The plans.\n" + list) == ["tiers: id, name, max_products"])
        #expect(
            try read(
                tables
                    + "**`tenants` Table (Updated)**:\n   - Add `tier_id`, `plan`.\n   - Add `from`, `to`.\n"
            )
                == ["tenants: tier_id, plan, from, to"])
        #expect(
            try read(tables + "**`tiers` Table**: The plans.\n   - See `id`, `name` and the others.\n") == [])
        #expect(try read("### Core Data scripts\n\n1. **`tiers` flag**: The plans.\n" + list) == [])
    }

    @Test(
        "Parts below a line that names the entity and announces them",
        arguments: ["# Models", "# Trips (Core Data)"], ["\n", "\n\n"])
    func labelledParts(heading: String, gap: String) throws {
        let document = """
            \(heading)

            Entity: Trip
            Attributes:\(gap)- title: String
            - state: Int16
            Relationships:
            - stops: [Stop]

            Entity: Stop
            Attributes:\(gap)- stopID: UUID
            Relationships:
            - trip: Trip
            """
        let read = try DeclaredText(document)
        #expect(
            read.entities == [
                "Trip: title String, state Int16, stops [Stop]", "Stop: stopID UUID, trip Trip",
            ])
        #expect(read.findings.isEmpty)
        #expect(read.unread.isEmpty)
    }

    @Test("A label at the end of an item says what the items below are of")
    func labelsInItems() throws {
        let list = "## `Trip`\n\n- title: String\n- start: Date\n"
        #expect(try read(list + "Fields:\n- end: Date\n") == ["Trip: title String, start Date, end Date"])
        #expect(try read(list + "Indexes:\n- start\n") == ["Trip: title String, start Date"])
    }

    @Test("A line that is nothing but a name, where the heading is about storage")
    func plainNames() throws {
        let list = "\n\n- name: String\n- color: String\n"
        #expect(
            try read("# Club\n\n### Persistence\n\nLabel:" + list) == ["Label: name String, color String"])
        #expect(try read("# Club\n\n### Player\n\nLabel:" + list) == ["Player: name String, color String"])
    }

    @Test("What is missing is not there")
    func missing() throws {
        let model = "## Core Data models\n\n### Trip Entity\n\n- `id: UUID`\n- `name: String`\n\n"
        let list = "- `mood: String` - how it was\n- `rating: Int` - of five\n"
        let read = try DeclaredText(model + "**MISSING FIELDS:**\n\n" + list)
        #expect(read.entities == ["Trip: id UUID, name String"])
        #expect(read.unread.count == 1)
        #expect(
            try self.read(model + "**FURTHER FIELDS:**\n\n" + list)
                == ["Trip: id UUID, name String, mood String, rating Int"])
    }

    @Test("A bold heading with remarks, and a block that says which fields there are")
    func remarkedHeadings() throws {
        let block = "```\nCurrent Fields:\n- id, name, age\n- height, weight\n```\n"
        let heading = "## Core Data Entities\n\n### 1. **User Entity** ✅ Good Foundation, Needs Work\n\n"
        #expect(try read(heading + block) == ["User: id, name, age, height, weight"])
        let other = "## Core Data Entities\n\n### 1. **Good Foundation** ✅ The User, Needs Work\n\n"
        #expect(try read(other + block) == [])
    }

    @Test(
        "A name in bold above a list of its own, below a heading of record types",
        arguments: [
            ("CloudKit 记录类型", ["Trip: title, start"]), ("CloudKit Record Types", ["Trip: title, start"]),
            ("Models", []), ("Layers", []),
        ])
    func namedItems(heading: String, entities: [String]) throws {
        let list = "- **Trip**: one a journey\n  - `title`: on the cover\n  - `start`: when it begins\n"
        #expect(try read("# CloudKit\n\n## \(heading)\n\n\(list)") == entities)
        let words = list.replacing("Trip", with: "Notes")
        #expect(try read("# CloudKit\n\n## \(heading)\n\n\(words)") == [])
    }

    @Test("A table of models and the fields that are used")
    func usedFields() throws {
        let rows = "|---|---|\n| `Reading` | score, levelLabel, source |\n| `Entry` | name, severity |\n"
        #expect(
            try read("## SwiftData Models\n\n| Model | Fields Used |\n" + rows)
                == ["Reading: score, levelLabel, source", "Entry: name, severity"])
        #expect(try read("## SwiftData Models\n\n| Model | Views Used |\n" + rows) == [])
    }
}
