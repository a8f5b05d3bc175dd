import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Fields in a sentence")
struct InlineFieldListTests {
    @Test(
        "Spellings of one entity",
        arguments: [
            "- **Trip** — `title` (String, required), `end` (Date?)",
            "- `Trip`: `title` String (required), `end` Date?",
            "**Trip**: `title` (String, required), `end` (Date?)",
            "- Record type **`Trip`** — one a journey. Fields:\n  `title` (String, required),\n  `end` (Date?). No more.",
            "Define it: `Trip` record type, fields `title`(String, required)、`end`(Date?)。",
        ])
    func spellings(text: String) throws {
        let read = try DeclaredText("## CloudKit schema\n\n\(text)\n")
        #expect(
            read.entities == ["Trip: title String!, end Date?"]
                || read.entities == ["Trip: title String, end Date?"])
    }

    @Test(
        "A type that the first item names, and whose fields a later one lists",
        arguments: ["A new CKRecord type:", "What is new:"])
    func firstItem(line: String) throws {
        let items = "- `Trip`\n- record name prefix: `trip-`\n- fields: `title`, `end`, optional `note`"
        let read = try DeclaredText("# CloudKit\n\n## Audit\n\n\(line)\n\n\(items)\n")
        #expect(read.entities == ["Trip: title, end, note?"])
    }

    @Test(
        "Names in brackets at the end of a line that begins with a table",
        arguments: [
            ("`Trip` table — what waits (`title`, `start`, `end`)", ["Trip: title, start, end"]),
            ("`Trip` 테이블 — 기다리는 호출(`title`, `start`, `end`)", ["Trip: title, start, end"]),
            ("`Trip` is shown — what waits (`title`, `start`, `end`)", []),
            ("`Trip` table — indexes (`title`, `start`, `end`)", []),
            ("`Trip` model — methods (`save`, `load`, `reset`)", []),
            ("`Trip` table — what waits (`title`, `start`, `end`) is sent", []),
        ])
    func bracketAtEnd(line: String, entities: [String]) throws {
        #expect(try DeclaredText("# App\n\n## Local model (SwiftData)\n\n- \(line)\n").entities == entities)
    }

    @Test("Names without types need the word, or a list of entities")
    func untyped() throws {
        let sentence = try DeclaredText(
            "# CloudKit\n\nAlso add `Trip` (fields: `title`, `end`) for sharing.\n")
        #expect(sentence.entities == ["Trip: title, end"])
        let list = "- **Trip**: id, title, end\n- **Stop**: id, placeName, etc.\n"
        #expect(
            try DeclaredText("## Core Data entities\n\n\(list)").entities == [
                "Trip: id, title, end", "Stop: id, placeName",
            ])
        #expect(try DeclaredText("# CloudKit\n\n## Services\n\n\(list)").entities == [])
        #expect(
            try DeclaredText(
                "## Record types\n\n- **Provides**: id, title, end\n- **Format**: plain JSON text\n"
            ).entities == [])
    }

    @Test(
        "What stands in brackets behind a marked name is about it",
        arguments: [
            ("- **Trip** (`Models/Trip.swift`): id, title, end", ["Trip: id, title, end"]),
            ("- **Trip** (one a journey): id, title, end", ["Trip: id, title, end"]),
            ("- Trip (`Models/Trip.swift`): id, title, end", []),
            ("- **Trip** (`Models/Trip.swift`) has id, title, end", []),
        ])
    func remarked(item: String, entities: [String]) throws {
        #expect(try DeclaredText("## SwiftData models\n\n\(item)\n").entities == entities)
    }

    @Test("Question marks and brackets behind names")
    func marks() throws {
        let read = try DeclaredText(
            "## Data model (SwiftData)\n\n- Trip: `id`, `end?`, `kind` (round/single)\n- Stop: `id`, `name`\n"
        )
        #expect(read.entities == ["Trip: id, end?, kind", "Stop: id, name"])
        #expect(read.schema.entities.first?.fields.map { $0.isOptional?.value } == [nil, true, nil])
    }

    @Test(
        "A list behind \"Fields:\", its entity above",
        arguments: [
            "- [ ] Create `Models/Trip.swift`\n  - [ ] @Model macro\n  - [ ] Properties: title (String), end (Date)\n",
            "- Record Type: Trip\n - Fields: title (String), end (Date)\n",
            "- `Trip`\n  - recordName：`trip:<id>`\n  - 字段：title、end。\n",
            "1. Ensure these:\n   - Record Types: `Trip`\n   - Fields: `title (String)`, `end (Date/Time)`\n2. Deploy\n",
        ])
    func unnamed(list: String) throws {
        let read = try DeclaredText("## CloudKit schema\n\n\(list)")
        #expect(read.schema.entities.map(\.name.value) == ["Trip"])
        #expect(read.schema.entities.first?.fields.map(\.name.value) == ["title", "end"])
    }

    @Test("Several lists of fields, each with a word of its own before it")
    func severalLists() throws {
        let items =
            "- Core fields: title, start\n- Optional fields (since spring): `end`, place\n- Removed fields: colour\n"
        let read = try DeclaredText("# Rides\n\n### CloudKit Schema (Trip record type)\n\n\(items)")
        #expect(read.entities == ["Trip: title, start, end, place"])
        #expect(try DeclaredText("# CloudKit\n\n### How it looks\n\n\(items)").entities == [])
    }

    @Test("A sentence of at least three fields below the entity's heading; a word at its end names no field")
    func belowHeading() throws {
        let text = "One a journey. Fields: `title`,\n`end` (Date), `days: [Int]`, timestamps.\n"
        let read = try DeclaredText("# SwiftData\n\n## 2.1 `Trip` → `StoredTrip`\n\n\(text)")
        #expect(read.entities == ["Trip: title, end Date, days [Int]"])
        for other in [
            "## Trip\n\n\(text)", "## `Trip`\n\nFields: `title`, `end`.",
            "## `Trip` (not persisted)\n\n\(text)",
            "## `Trip`\n\nThe changed fields: `title`, `end`, `days`.",
        ] {
            #expect(try DeclaredText("# SwiftData\n\n\(other)").entities == [])
        }
    }

    @Test(
        "A sentence that mentions fields with their types",
        arguments: [
            "1. Open the console and check that the `Trip` record type has `title` (String) and `end` (Date/Time, optional), too.",
            "Before you deploy, the record type `Trip` must have `title` (String) and no other.",
            "在控制台中检查 `Trip` record type 的 `title`（String）和 `end`（Date/Time）字段。",
        ])
    func mentions(text: String) throws {
        let read = try DeclaredText("# CloudKit\n\n\(text)\n")
        #expect(read.schema.entities.map(\.name.value) == ["Trip"])
        #expect(read.entities.first?.hasPrefix("Trip: title String") == true)
    }

    @Test(
        "Mentions of other things",
        arguments: [
            "The `Trip` record type has `title` (shown first) and `end` (see below).",
            "Call `fetch` (String) before the record types are there.",
            "Query the record type `Trip` with `limit` (Int) and `cursor` (String).",
            "The `trips` record type of `title` (String).", "`title` (String) and `end` (Date) are shown.",
        ])
    func otherMentions(text: String) throws {
        #expect(try DeclaredText("# CloudKit\n\n\(text)\n").entities == [])
    }

    @Test("Models listed in a sentence, each with its fields in brackets")
    func groups() throws {
        let text = "# SwiftData\n\nCreate @Model classes: Trip (id, title, endDate), Stop (id, place).\n"
        #expect(try DeclaredText(text).entities == ["Trip: id, title, endDate", "Stop: id, place"])
        for other in [
            "Create the models and enums: Kind (round, single), State (id, open).",
            "The models are shown: Kind (round, single), State (open, done).",
            "Create the model: Trip (id, title).", "Create the models: Trip (id, the title), Stop (id, a b).",
            "Buttons: Trip (id, title), Stop (id, place).",
        ] {
            #expect(try DeclaredText("# SwiftData\n\n\(other)\n").entities == [])
        }
    }

    @Test("An item that names no entity, and neither does what stands around it")
    func unnamedTask() throws {
        let list = "- [ ] Add a folder\n  - [ ] Properties: title (String), end (Date)\n"
        #expect(try DeclaredText("## Trip\n\nSwiftData.\n\n\(list)").entities == [])
    }

    @Test("Tables of a database, whose names begin small")
    func tables() throws {
        let list =
            "- `trips` — `id` (PK), `title`, `end_date` (nullable).\n- `stops` — `id`, `trip_id`, `place`\n"
        #expect(
            try DeclaredText("# SQLite\n\n## Datenmodell\n\n\(list)").entities == [
                "trips: id, title, end_date", "stops: id, trip_id, place",
            ])
        #expect(try DeclaredText("# SQLite\n\n## Functions\n\n\(list)").entities == [])
    }

    @Test(
        "Sentences that declare nothing",
        arguments: [
            "**Status:** All enum properties already use this pattern. No changes needed.",
            "**Sync** (`src/sync/`): wraps fetches. `useTrips.ts` is pure.",
            "- **Pagination** — `allTrips`/`reconcile` follow cursors across all pages",
            "- `trips`: `title` (String), `end` (Date)",
            "Settings stand in `AppStorage` (fields: `isEnabled`, `hour`), and nowhere else",
            "`Trip` and `Stop` have the fields `title` and so on, as everybody knows",
        ])
    func others(text: String) throws {
        #expect(try DeclaredText("## CloudKit schema\n\n\(text)\n").entities == [])
    }

    @Test("What a table lists counts more")
    func declaredElsewhere() throws {
        let table = "### Trip\n\n| Field | Type |\n|---|---|\n| `title` | String |\n\n"
        let read = try DeclaredText("# CloudKit schema\n\n- **Trip**: `note` (String)\n\n\(table)")
        #expect(read.entities == ["Trip: title String"])
    }

    @Test(
        "An item of few plain names is one of them beside others that are sure",
        arguments: [
            "- Entities:\n  - **Trip**: id, title\n  - **Stop**: place, day",
            "- **Record types**\n  - **Trip**: id, title\n  - **Stop**: place, day",
            "## Models\n\n- **Trip**: id, title\n- **Stop**: place, day",
        ])
    func besideOthers(list: String) throws {
        let read = try DeclaredText("# CloudKit\n\n## Database\n\n" + list)
        #expect(read.entities == ["Trip: id, title", "Stop: place, day"])
        let unsure = list.replacing("id, title", with: "fast, cheap")
        #expect(try DeclaredText("# CloudKit\n\n## Database\n\n" + unsure).entities == [])
    }

    @Test("A long list is surveyed once, not once an item", .timeLimit(.minutes(20)))
    func longList() throws {
        let items = (0..<6_000).map { "- **Trip\($0)**: id, titleName, other\n" }.joined()
        let read = try DeclaredText("# CloudKit\n\n## Entities\n\n" + items)
        #expect(read.schema.entities.count == 6_000)
    }

    @Test("A paragraph that begins with the type, and says what it has")
    func subjects() throws {
        let read = try Reading(
            """
            # CloudKit decisions

            **`Fleet`** is the root record. It has `title` (String) and `since` (Date).

            **`Boat`** has `name` (String), `crew` (Int64, default 1) and `fleet` (Reference to Fleet).

            We ask for boats by fleet, so `Boat.fleet` is queryable and `Fleet.since` is sortable.
            """)
        #expect(
            read.entities == [
                "Fleet: title String, since Date", "Boat: name String, crew Int64, fleet Reference",
            ])
        #expect(read.indexes == [["sortable since"], ["queryable fleet"]])
    }

    @Test("The field set of a type")
    func fieldSet() throws {
        let read = try Reading(
            "# CloudKit schema\n\n`Boat`'s field set: `name`, `crew`, `berth` (relationship to `Pier`).\n")
        #expect(read.names == ["Boat"])
        #expect(read.schema.entities.first?.fields.map(\.name.value) == ["name", "crew", "berth"])
    }

    @Test("A question mark behind a plain name makes it optional")
    func optional() throws {
        let read = try Reading(
            "# CloudKit\n\n| Record type | Fields |\n|---|---|\n| `Boat` | name, crew?, berth |\n| `Pier` | name, length? |\n"
        )
        #expect(read.schema.entities[0].fields.map { $0.isOptional?.value } == [nil, true, nil])
        #expect(read.schema.entities[1].fields.map { $0.isOptional?.value } == [nil, true])
    }

    @Test(
        "One pair of back-ticks around all names, on one line or several",
        arguments: [
            ("`id · title · end?`", ["Trip: id, title, end?"]),
            ("`id · title ·\nend?`", ["Trip: id, title, end?"]),
            ("`id, title, end?`", ["Trip: id, title, end?"]),
            ("`id · title`", []),
            ("`id · title · end?` are shown", []),
            ("`make clean · make all · make test`", []),
        ])
    func inOnePiece(paragraph: String, entities: [String]) throws {
        let text = "# Data model\n\nStored with SwiftData.\n\n## Entities\n\n### Trip\n\n\(paragraph)\n"
        #expect(try DeclaredText(text).entities == entities)
    }

    @Test("A name on the second line of back-ticks has its own place")
    func placeInCode() throws {
        let text = "# Data model (SwiftData)\n\n## Entities\n\n### Trip\n\n`id · title ·\nend?`\n"
        #expect(try DeclaredText(text).places.last == "end at 8:1")
    }

    @Test(
        "A type that one item names, and its fields in the next",
        arguments: [
            (
                "- **THEN** a `Trip` record is created\n- **AND** has the fields: title, start",
                ["Trip: title, start"]
            ),
            ("- **那么** 创建 BoatTrip CKRecord\n- **并且** 包含字段：title, start", ["BoatTrip: title, start"]),
            ("- **THEN** a `Trip` view is shown\n- **AND** has the fields: title, start", []),
            ("- a `Trip` record is created\n- nothing else\n- with the fields: title, start", []),
        ])
    func nextItem(list: String, entities: [String]) throws {
        let text = "# Sync\n\nUses CloudKit.\n\n## Saving at once\n\n\(list)\n"
        #expect(try DeclaredText(text).entities == entities)
    }

    @Test(
        "Fields in brackets behind the word for them",
        arguments: [
            ("All two fields (`title`, `start`) are encrypted.", ["Trip: title, start"]),
            ("Its fields (see below) are `title`, `start`.", []),
        ])
    func bracketsBehind(sentence: String, entities: [String]) throws {
        let text = "# CloudKit\n\nEvery record has the record type `Trip`. \(sentence)\n"
        #expect(try DeclaredText(text).entities == entities)
    }

    @Test(
        "Types of a schema, each with its fields in back-ticks",
        arguments: [
            (
                "the schema contains `Trip` with `placeName` and `startDay`, plus `Stop` with `tripID`, `day`, and `isLast`.",
                ["Trip: placeName, startDay", "Stop: tripID, day, isLast"]
            ),
            ("the app has `Trip` with `placeName` and `startDay`, plus `Stop` with `tripID` and `day`.", []),
            ("the schema contains `Trip` with care.", []),
        ])
    func withFields(sentence: String, entities: [String]) throws {
        #expect(try DeclaredText("# CloudKit\n\n1. Check that \(sentence)\n").entities == entities)
    }

    @Test(
        "A model in an item, its properties as Swift has them",
        arguments: [
            (
                "- New `@Model Trip` (2.0): `title: String = \"\"` (on the cover), `day = .now`, `owner: Person?`.",
                ["Trip: title String = \"\", day = .now, owner Person?"]
            ),
            ("- New `TripView` (2.0): `title: String` and `owner: Person?`.", []),
            ("- New `@Model Trip` shows `title` and `owner`.", []),
        ])
    func model(item: String, entities: [String]) throws {
        let read = try DeclaredText("# Plan\n\nSwiftData.\n\n## Work\n\n\(item)\n").entities
        #expect(read.map { $0.replacing("!", with: "") } == entities)
    }

    @Test(arguments: [("**Core Properties**", 1), ("Fields", 1), ("**Computed**", 0)])
    func aLabelledParagraphBelowANameBelowModels(label: String, count: Int) throws {
        let read = try Reading(
            "# Notes\n\nSwiftData keeps all.\n\n## Data Models\n\n### Trip\n\n\(label): `id`, `title`, `start`\n"
        )
        #expect(read.entities == Array(["Trip: id, title, start"].prefix(count)))
    }

    @Test(
        "A question mark behind the name, in the same back-ticks as the type",
        arguments: ["- `Trip`: `title: String`, `end?: Date`, `stops: [Stop]`"])
    func optionalName(item: String) throws {
        let read = try DeclaredText("# App\n\n## Data model (SwiftData)\n\n\(item)\n")
        #expect(read.entities == ["Trip: title String, end Date?, stops [Stop]"])
    }

    @Test("Where a list ends before what may be a field, that is told")
    func stop() throws {
        let list = "- `Trip`: `title: String`, `day: Date`, `end=3: Date`, `note: String`"
        let read = try DeclaredText("# App\n\n## Data model (SwiftData)\n\n\(list)\n")
        #expect(read.entities == ["Trip: title String, day Date"])
        #expect(read.findings == ["fields.unread at 5:41"])
    }

    @Test("Lists of the app's own types, in either spelling")
    func listsOfOwnTypes() throws {
        let list = "- `Trip`: title, stops(Stop[]), days\n- `Stop`: place, trips([Trip])\n"
        let read = try DeclaredText("# App\n\n## Data model (SwiftData)\n\n\(list)\n")
        #expect(read.entities == ["Trip: title, stops [Stop], days", "Stop: place, trips [Trip]"])
    }

    @Test(
        "A paragraph without a word names nothing",
        arguments: ["![](a.png)", "[](https://example.org)", "[![](a.png)](https://example.org)"])
    func noWord(paragraph: String) throws {
        #expect(try DeclaredText("# CloudKit\n\n\(paragraph)\n").entities == [])
    }

    @Test("Ends of names behind slashes end no list, and are told; a type with a question mark is one")
    func joinedNames() throws {
        let fields = "id(UUID), start/End(Date), at(DateComponents?), title(String)"
        let read = try DeclaredText("# Core Data\n\n### Entities\n\n- **Trip**\n  - Fields: \(fields)\n")
        #expect(read.entities == ["Trip: id UUID, at DateComponents?, title String"])
        #expect(read.findings == ["field.unnamed at 6:23"])
    }

    @Test(
        "A word that may be a remark names an entity below a heading of entities",
        arguments: [("Entities", ["Note: id UUID, title String"]), ("Remarks", [])])
    func wordsOfRemarks(heading: String, entities: [String]) throws {
        let item = "- **Note**\n  - Fields: id(UUID), title(String)\n"
        #expect(try DeclaredText("# Core Data\n\n### \(heading)\n\n\(item)").entities == entities)
    }
}
