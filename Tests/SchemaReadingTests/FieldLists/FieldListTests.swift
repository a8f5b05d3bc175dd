import Diagnostics
import SchemaDeclaration
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

    @Test("The name of a described entity is a type beside known ones")
    func entitiesAsTypes() throws {
        let cart = "\n\n## Cart\n\n- total: Double\n- paid: Bool\n"
        let list = "## Order\n\n- number: String\n- owner: TYPE"
        for type in ["Cart", "Cart?", "[Cart]"] {
            let text = list.replacing("TYPE", with: type)
            let read = try DeclaredText("# Schema\n\n" + text + cart)
            #expect(read.schema.entities.map(\.name.value) == ["Order", "Cart"], "\(type)")
            #expect(read.schema.entities.first?.fields.last?.type?.name == "Cart")
            #expect(try DeclaredText("# Schema\n\n" + text).entities.isEmpty)
        }
        let parts = "## Screen\n\n- top: Cart\n- middle: Cart"
        #expect(try DeclaredText(parts + cart).schema.entities.map(\.name.value) == ["Cart"])
    }

    @Test("What to do about a name that cannot be read depends on its back-ticks")
    func remedies() throws {
        for (name, remedy) in [
            ("`it's`", "a name begins with a letter"), ("it's", "write the name as the code"),
        ] {
            let list = "- `title`: String\n- `end`: Date\n- \(name): String\n"
            let table = "| Field | Type |\n|---|---|\n| `title` | String |\n| \(name) | String |\n"
            for text in [list, table] {
                let odd = try DeclaredText("## Trip\n\n" + text).schema.diagnostics
                #expect(odd.map(\.id.rawValue) == ["field.unnamed"])
                #expect(odd.first?.remedy?.hasPrefix(remedy) == true)
            }
        }
    }

    @Test("Emphasis is no part of a name; in back-ticks its marks are")
    func emphasis() throws {
        for (name, read) in [
            ("_from_", "from"), ("`_from_`", "_from_"), ("_from", "_from"), ("from_", "from_"),
        ] {
            let text = try DeclaredText("## Trip\n\n- \(name): String\n- `end`: Date\n")
            #expect(text.schema.entities.first?.fields.map(\.name.value) == [read, "end"])
            #expect(text.places[1] == "\(read) at 3:\(name.hasPrefix(read) ? 3 : 4)")
        }
    }

    @Test("Words behind a dash that only begin like a type are a note")
    func notes() throws {
        let read = try DeclaredText(
            "## Trip\n\n**Fields:**\n- `start` - Date of the first day\n- `text` - String shown on top\n")
        #expect(read.schema.entities.first?.fields.map { $0.type?.name } == [nil, nil])
    }

    @Test("Entities in code with a remark, each with a list of its own, under the app's name")
    func nestedInCode() throws {
        let read = try DeclaredText(
            """
            # Journeys

            ## CloudKit Setup

            - `Trip` (record ID: `main`)
              - `title` (String)
              - `count` (Int, defaults to `600_000`)
            - `Stop` (record ID: user ID)
              - `place` (Location)
            """)
        #expect(read.entities == ["Trip: title String, count Int", "Stop: place Location"])
        #expect(read.schema.entities[0].fields[1].remarks.map(\.fact).contains(.defaultText("600_000")))
    }

    @Test("Entities whose fields have few types or none, under a heading that speaks of models")
    func untyped() throws {
        let list =
            "- **Trip**\n  - `id`\n  - `title`\n- **Stop**\n  - `id`\n  - `open` (boolean)\n  - `kind`\n"
        let read = try DeclaredText("## Data models\n\nPrisma:\n\n" + list)
        #expect(read.entities == ["Trip: id, title", "Stop: id, open boolean, kind"])
        #expect(try DeclaredText("## Buttons\n\n" + list).entities == [])
        let cases = "**State** — enum\n- `open`\n- `done`\n\n**Computed**\n- `isLong`\n- `isShort`\n"
        #expect(try DeclaredText("## Data models\n\n" + cases).entities == [])
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

    @Test("Names with descriptions below a line with a name, where the heading speaks of record types")
    func describedBelowLines() throws {
        let list = "- `%title`: what is on the cover\n- `%start`: Date\n- `%place`: where it is\n\n"
        let lines =
            "**NightTrip**: one a night\n" + list.replacing("%", with: "")
            + "**CD_Stop**: on the way\n" + list.replacing("%", with: "CD_")
        let read = try DeclaredText("# CloudKit\n\n### CloudKit Record Types\n\n\(lines)")
        #expect(read.schema.entities.map(\.name.value) == ["NightTrip", "CD_Stop"])
        #expect(
            read.schema.entities.map { $0.fields.map(\.name.value) } == [
                ["title", "start", "place"], ["CD_title", "CD_start", "CD_place"],
            ])
        #expect(try DeclaredText("# Rides\n\n### Components\n\n\(lines)").entities == [])
        let cases = "**TripKind**: an enum\n- `round`: and back\n- `single`: no way back\n"
        #expect(try DeclaredText("# CloudKit\n\n### Record Types\n\n\(cases)").entities == [])
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

    @Test(
        "Items with names that no field can have are reported, and the others read",
        arguments: [
            "## Trip\n\n- `title`: String\n- `❶first name`: String\n- `stop`: String\n- `❷2nd`: Int\n- `end`: Date",
            "## Trip\n\n- title (String)\n- ❶first name (String)\n- stop (String)\n- ❷größe (Int)\n- end (Date)",
            "## Trip\n\n- **title**: String\n- **❶first name**: String\n- **stop**: Text\n- **❷class-name**: Int\n- **end**: Date",
            "## Trip\n\nFields:\n\n- title: String\n- ❶first name: String\n- stop: Text\n- ❷due day: Int\n- end: Date",
            "## Trip\n\n- title: String\n- stop: Text\n- ❶first name: String\n- ❷see the app for more\n- end: Date",
            "## Trip\n\n- title: String\n- stop: Text\n- ❶what comes first\n- and: more\n- end: Date\n- at: Date\n- by: URL\n- to: URL",
            "## Trip Record\n\n- `title`: its name\n- `❶first name`: of the driver\n- `stop`: where\n- `❷to do`: what\n- `end`: then",
        ])
    func oddNames(document: String) throws {
        let marked = MarkedText("# Data\n\n" + document.replacing("- and: more", with: "- ❷and: more"))
        let read = try DeclaredText(marked.text)
        #expect(
            read.schema.entities.first?.fields.prefix(3).map(\.name.value) == ["title", "stop", "end"])
        // What is no name is reported with the whole item.
        #expect(read.findings == marked.places.map { "field.unnamed at \($0)" })
    }

    @Test("Items that state a key or an index are no odd fields")
    func statements() throws {
        let read = try DeclaredText(
            "## Trip\n\n- title: String\n- end: Date\n- owner: Reference\n- at: Date\n- by: Date\n"
                + "- Queryable: `title`\n- Unique key: `title`, `end`\n")
        #expect(read.entities == ["Trip: title String, end Date, owner Reference, at Date, by Date"])
        #expect(read.indexes == ["queryable(title)"])
        #expect(read.keys == ["Trip(title, end)"])
        #expect(read.findings.isEmpty)
    }

    @Test("A list of which half may be fields is unread aloud")
    func halfTyped() throws {
        let read = try DeclaredText(
            "## Trip\n\n- title: String\n- kind: Foo Bar\n- end: Date\n- Mind the gap\n")
        #expect(read.schema.entities.isEmpty)
        #expect(read.unread == ["list at 3:1"])
        #expect(try DeclaredText("## Trip\n\n- title: String\n- kind: x\n- Mind the gap\n").unread.isEmpty)
    }

    @Test("A primary key with its label before it")
    func primaryKey() throws {
        let read = try DeclaredText(
            "## Trip\n\n- **Primary key**: id: UUID\n- no: Int\n- end: Date\n")
        #expect(read.entities == ["Trip: id UUID, no Int, end Date"])
        #expect(read.schema.entities.first?.primaryKey?.value == "id")
        #expect(read.places.first(where: { $0.hasPrefix("id") }) == "id at 3:20")
    }

    @Test("Types that only the app knows")
    func unknownTypes() throws {
        let read = try DeclaredText(
            "## Trip\n\n- title: String\n- kind: TripKind\n- stops: [TripStop]?\n- end: Date\n- at: Date\n- to: URL\n"
        )
        #expect(
            read.entities == [
                "Trip: title String, kind TripKind, stops [TripStop]?, end Date, at Date, to URL"
            ])
    }

    @Test(
        arguments: [
            ("`position`: Double = 0", "position Double = 0"),
            ("`position: Double = 0.5`", "position Double = 0.5"),
            ("`title`: String = \"x y\" (optional)", "title String? = \"x y\""),
            ("`tags`: [String] = []", "tags [String] = []"),
            ("`start`: Date = Date()", "start Date = Date()"),
            ("`start`: Date? = nil", "start Date?"),
            ("`count`: Int = 0 or 1", "count Int"),
        ])
    func `a default stands behind an equals sign`(item: String, field: String) throws {
        #expect(
            try DeclaredText("## `Trip`\n\n- name: String\n- \(item)\n").entities == [
                "Trip: name String, " + field
            ])
    }

    @Test(arguments: [
        ("- `a` – List of Assets", "a [Assets]"), ("- `a` – Array of Strings", "a [Strings]"),
        ("- `a` – Int64 enum (0 = low, 1 = high)", "a Int64 {0 1}"), ("- `a` – Int 1...5", "a Int"),
        ("- `a` – Double > 0", "a Double"), ("- `a` – String. What it is.", "a String"),
        ("- `a` – Date of birth", "a"), ("- `a` – List of what is there", "a"),
        ("- `a` – Data that was sent", "a"), ("- `a` – Int of the day", "a"),
    ])
    func `a type behind a dash is all that stands there`(item: String, field: String) throws {
        let read = try DeclaredText("# CloudKit\n\n## Trip\n\n- `name` – String\n\(item)\n")
        #expect(read.entities == ["Trip: name String, \(field)"])
    }

    @Test(arguments: ["- `a` – *not stored*", "- `a`: Int64, **not stored**"])
    func `stress changes nothing in a remark`(item: String) throws {
        let read = try DeclaredText("# CloudKit\n\n## Trip\n\n- `name`: String\n\(item)\n")
        let remarks = read.schema.entities.first?.fields.last?.remarks.map(\.fact)
        #expect(remarks?.contains(.notStored) == true, "\(String(describing: remarks))")
    }

    @Test(arguments: [
        ("🔒 encrypted. On the cover.", true), ("On the cover. 🔒 encrypted", true), ("⚠️ encrypted", true),
        ("not 🔒 encrypted", false), ("🔒 not encrypted", false), ("🔒 never encrypted", false),
    ])
    func `a pictograph before a remark changes nothing`(note: String, isEncrypted: Bool) throws {
        let read = try DeclaredText("# CloudKit\n\n## Trip\n\n- `name`: String\n- `a`: String – \(note)\n")
        let remarks = read.schema.entities.first?.fields.last?.remarks.map(\.fact)
        #expect(remarks?.contains(.encrypted) == isEncrypted, "\(String(describing: remarks))")
    }

    @Test func `what is not stored is listed`() throws {
        let document = "# Log\n\n## Trip\n\n- title: String\n\n## Stop%\n\n- place: String\n- end: Double\n"
        let stored = try DeclaredText(document.replacing("%", with: " (a record)"))
        #expect(stored.entities == ["Trip: title String", "Stop: place String, end Double"])
        let part = try DeclaredText(document.replacing("%", with: " (not a record, part of a Trip)"))
        #expect(part.entities == ["Trip: title String"])
        #expect(part.unread == ["list at 9:1"])
    }

    @Test(arguments: ["Environment", "Build settings"])
    func `variables of the environment are listed`(heading: String) throws {
        let trip = "# Settings\n\n## Trip\n\n- title: String\n\n## \(heading)\n\n"
        let list = try DeclaredText(trip + "- `LOG_KEY`: String\n- `LOG_LEVEL`: Int64\n")
        #expect(list.entities == ["Trip: title String"])
        #expect(list.unread == ["list at 9:1"])
        let table = try DeclaredText(trip + "| Name | Type |\n|---|---|\n| `LOG_KEY` | String |\n")
        #expect(table.entities == ["Trip: title String"])
        #expect(table.unread == ["table at 9:1"])
        let fields = try DeclaredText("# Log\n\n## Stop\n\n- `LOG_KEY`: String\n- `LOG_LEVEL`: Int64\n")
        #expect(fields.entities == ["Stop: LOG_KEY String, LOG_LEVEL Int64"])
    }
}
