import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Listings in code blocks")
struct ListingTests {
    private func fenced(_ lines: String, language: String = "", before: String = "# Schema") -> String {
        "\(before)\n\n```\(language)\n\(lines)\n```\n"
    }

    private let listing = """
        // Zone: TripZone
        RecordType: "Trip"
        Fields:
          - title: String (on the cover)
          - stops: List<String> (optional)
        Indexes:
          - QUERYABLE: owner + start (desc)
          - SORTABLE: start

        RecordType: "Stop"
        Fields:
          - place: Location
        """

    @Test(arguments: [
        ("- title (Queryable, Sortable)", "queryable(title), sortable(title)"),
        ("- title: Queryable", "queryable(title)"), ("- title QUERYABLE", "queryable(title)"),
    ])
    func `Kinds of index behind the name of a field`(line: String, indexes: String) throws {
        let read = try DeclaredText(
            fenced("Record Type: Trip\nFields:\n  - title: String\nIndexes:\n  \(line)"))
        #expect(read.indexes.joined(separator: ", ") == indexes)
        #expect(read.findings == [])
    }

    @Test(arguments: [
        "- title (not Queryable)", "- title (for lists)", "- title", "- byTitle: title",
        "- planned: Queryable",
    ])
    func `An index without a kind is told`(line: String) throws {
        let read = try DeclaredText(
            fenced("Record Type: Trip\nFields:\n  - title: String\nIndexes:\n  \(line)"))
        #expect(read.indexes == [])
        #expect(read.findings == ["index.unread at 8:5"])
    }

    @Test("Fields alone, below a line or item that names their model")
    func belowLine() throws {
        let block = "```swift\n- id: UUID\n- end: Date? // optional\n```\n"
        let item = block.split(separator: "\n").map { "  \($0)\n" }.joined()
        for text in ["- [ ] Create `Trip` model:\n\(item)", "Create the `Trip` model:\n\n\(block)"] {
            #expect(try DeclaredText("## SwiftData\n\n\(text)").entities == ["Trip: id UUID, end Date?"])
        }
        #expect(try DeclaredText("## SwiftData\n\n- [ ] Create `Trip`:\n\(item)").entities == [])
    }

    @Test(
        "Fields alone, below the heading of an entity",
        arguments: [
            ("## CloudKit schema\n\n### Trip", ["Trip: title String, start Date/Time"]),
            ("## Set-up\n\n### Trip (Public Database)", ["Trip: title String, start Date/Time"]),
            ("## Set-up\n\n### Trip", []), ("## CloudKit schema\n\n### Trip (not stored)", []),
            ("## JSON schema\n\n### Trip", []), ("## CloudKit schema\n\n## Set-up\n\n### Trip", []),
        ])
    func belowEntity(before: String, entities: [String]) throws {
        let lines = "- title (String, indexed)\n- start (Date/Time)"
        #expect(try DeclaredText(fenced(lines, before: before)).entities == entities)
    }

    @Test("A tree of models and their fields")
    func trees() throws {
        let tree = "Trip\n├── id, title\n├── stops[] (sorted)\n└── end (nullable)\n\nStop\n└── place\n"
        let read = try DeclaredText("## Data model\n\n```\n\(tree)```\n")
        #expect(read.schema.entities.map(\.name.value) == ["Trip", "Stop"])
        #expect(read.schema.entities[0].fields.map(\.name.value) == ["id", "title", "stops", "end"])
        #expect(read.schema.entities[0].fields[2].remarks.map(\.fact) == [.list])
        #expect(try DeclaredText("## Layout\n\n```\n\(tree)```\n").entities == [])
        let folders = "Models\n├── Trip.swift\n└── stops\n"
        #expect(try DeclaredText("## Data model\n\n```\n\(folders)```\n").entities == [])
    }

    @Test("A tree with types, remarks and comments")
    func typedTrees() throws {
        let tree = """
            // What is kept
            Trip (one a journey)
            ├── id: UUID
            ├── length: Int16 (in minutes: 1, 5, 15)
            ├── end: Date?
            └── stops: [Stop] (one-to-many)

            Stop
            └── place: String
            """
        #expect(
            try DeclaredText("## Entities\n\n```text\n\(tree)\n```\n").entities == [
                "Trip: id UUID, length Int16, end Date?, stops [Stop]", "Stop: place String",
            ])
    }

    @Test("Branches below a field are those of its type")
    func nestedTrees() throws {
        let tree = """
            Trip
            ├── title: String
            ├── stops: [Stop]
            │     ├── place: String
            │     └── guests: [Guest]
            │           └── name: String
            └── end: Date?
            """
        #expect(
            try DeclaredText("## Entities\n\n```\n\(tree)\n```\n").entities == [
                "Trip: title String, stops [Stop], end Date?", "Stop: place String, guests [Guest]",
                "Guest: name String",
            ])
        let untyped = tree.replacing("stops: [Stop]", with: "stops")
        #expect(try DeclaredText("## Entities\n\n```\n\(untyped)\n```\n").entities == [])
    }

    @Test("A line for each record type")
    func lines() throws {
        let lines = "// synced\nTrip:    tripID, title, end: Date?\nStop:    stopID, place\n"
        #expect(
            try DeclaredText("### CloudKit Record Types\n\n```\n\(lines)```\n").entities == [
                "Trip: tripID, title, end Date?", "Stop: stopID, place",
            ])
        for other in [
            "### Layout\n\n```\n\(lines)```\n", "### Record types\n\n```\nTrip: tripID, title\n```\n",
            "### Record types\n\n```\n\(lines)Note: shown, first of all\n```\n",
            "### Record types\n\n```\nHost: example\nPort: number\n```\n",
        ] {
            #expect(try DeclaredText("# CloudKit\n\n\(other)").entities == [])
        }
    }

    @Test("A tree of models with what stands behind arrows, and without what is computed")
    func arrowedTrees() throws {
        let tree = """
            Trip        @Model
            ├── kind: String             ← TripKind.rawValue
            ├── stops: [Stop]            ← @Relationship(deleteRule: .cascade)
            │
            └── (computed) length: Int

            Stop        @Model
            └── place: String            ← where it is
            """
        let read = try DeclaredText("## Data model\n\n```\n\(tree)\n```\n")
        #expect(read.schema.entities.map(\.name.value) == ["Trip", "Stop"])
        let fields = read.schema.entities.flatMap(\.fields)
        #expect(fields.map(\.name.value) == ["kind", "stops", "place"])
        #expect(
            fields.map { $0.remarks.map(\.fact) } == [[.rawValue(of: "TripKind")], [.onDelete(.cascade)], []])
        #expect(fields[2].note?.value == "where it is")
        let other = tree.replacing("@Model", with: "@Observable")
        #expect(try DeclaredText("## Data model\n\n```\n\(other)\n```\n").entities == [])
    }

    @Test("A numbered line, or one of a tree, for each model with its fields in brackets")
    func bracketedLines() throws {
        func read(_ lines: String) throws -> DeclaredText {
            try DeclaredText("### Core Data Entities\n\n```\n\(lines)\n```\n")
        }
        let lines = "1. Trip (title, start)\n   └─> Stop (place, at: Date)\n\n2. Tag (name, colour)"
        #expect(
            try read(lines).entities == ["Trip: title, start", "Stop: place, at Date", "Tag: name, colour"])
        let remarked = try read(lines + "\n3. Settings (what the app keeps)")
        #expect(remarked.entities.count == 3)
        #expect(remarked.findings == ["field.unnamed at 8:14"])
        let odd = try read(lines + "\n3. Settings (what the app keeps) and more")
        #expect(odd.entities.count == 3)
        #expect(odd.findings == ["field.unnamed at 8:1"])
        let more = "\n3. Settings (what the app keeps) and more\n4. See there"
        #expect(try read(lines + more).entities == [])
        #expect(try read("1. Trip (the one that is on)\n2. Stop (title, start)").entities == [])
    }

    @Test("Typed lines right below the name; a single one may be of a query")
    func unlabelled() throws {
        let name = "recordType: \"Trip\"\nrecordID: CKRecord.ID(recordName: <id>)\n\n"
        let fields = "title:  String\nend:    Date   // optional\n"
        let read = try DeclaredText(fenced(name + fields + "\nrecordType: \"Stop\"\nsortBy: Date"))
        #expect(read.entities == ["Trip: recordID CKRecord.ID, title String, end Date"])
        #expect(try DeclaredText(fenced(fields)).entities == [])
    }

    @Test("Several record types in one block")
    func listings() throws {
        let read = try DeclaredText(fenced(listing))
        #expect(read.entities == ["Trip: title String, stops [String]?", "Stop: place Location"])
        #expect(read.indexes == ["queryable(owner, start-)", "sortable(start)"])
        #expect(read.schema.entities.map { $0.zone?.value } == ["TripZone", nil])
        #expect(read.places.prefix(2) == ["Trip at 5:14", "title at 7:5"])
        #expect(read.unread == [])
    }

    @Test(
        "Spellings of one entity",
        arguments: [
            "RecordType: Trip\nFields:\n- title: String",
            "Record Type: \"Trip\"\nFields:\n  * title: String",
            "record_type: Trip\nfields:\n  • title: String",
            "Entity: Trip\nAttributes:\n  - title: String",
            "Table: Trip\nColumns:\n  - title: String",
            "Model: Trip\nProperties:\n  - title: String",
            "Trip\n  - title: String",
            "recordType = Trip\nrecordName = trip-<id>\nfields:\n  title: String",
            "recordType: Trip\nrecordName: trip-<id>\n\nfields:\n  title   : String",
        ])
    func spellings(lines: String) throws {
        let read = try DeclaredText(fenced(lines))
        #expect(read.entities == ["Trip: title String"])
    }

    @Test("A block with fields alone belongs to the heading's entity")
    func headed() throws {
        let read = try DeclaredText(fenced("Fields:\n- title: String", before: "### `Trip`"))
        #expect(read.entities == ["Trip: title String"])
        let headless = try DeclaredText(fenced("Fields:\n- title: String", before: "Some words."))
        #expect(headless.entities == [])
    }

    @Test("Lines of names and types below an entity's label")
    func plainLines() throws {
        let lines = "title  : String (Queryable)\nstart  : Date/Time\nstops  : String List // their names"
        let fields = "Trip: title String, start Date/Time, stops [String]"
        #expect(try DeclaredText(fenced(lines, before: "### Trip Record Type")).entities == [fields])
        #expect(try DeclaredText(fenced(lines, before: "### Trip\n\n**Fields:**")).entities == [fields])
        // A pattern for any record type.
        #expect(try DeclaredText(fenced(lines, before: "### Timestamps")).entities == [])
        #expect(
            try DeclaredText(fenced("see: the guide\nor: ask", before: "### Trip Record Type")).entities == []
        )
    }

    @Test("Core Data's relationships")
    func relationships() throws {
        let read = try DeclaredText(
            fenced(
                """
                Entity: Trip
                Attributes:
                  - title: String
                Relationships:
                  - owner: Many-to-One -> Person
                  - stops: One-to-Many -> Stop (cascade, inverse: trip)
                  - sorted by date
                """))
        #expect(read.relationships == ["Trip.owner -> Person", "Trip.stops -> Stop* inverse trip cascade"])
    }

    @Test(
        "Blocks that are no listings",
        arguments: [
            "query:\n  recordType: Trip\n  filters:\n    - title: String",
            "steps:\n- open: Console\n- press: Save",
            "Trip\n  - has many stops\n  - is long",
            "GET /trips\nHeaders:\n  - Accept: String",
            "name: Build\non: push\njobs:\n  - test: String",
        ])
    func others(lines: String) throws {
        let read = try DeclaredText(fenced(lines))
        #expect(read.schema.entities.flatMap(\.fields).isEmpty)
    }

    @Test(
        "Under an example's heading nothing is declared", arguments: ["# Example", "# Beispiele", "# サンプル"])
    func examples(heading: String) throws {
        let read = try DeclaredText(fenced(listing, before: heading))
        #expect(read.entities == [])
    }

    @Test(
        "A comment that is nothing but a name, above items that are fields",
        arguments: [
            ("// Trip\n- id: UUID\n- title: String  // on the cover", ["Trip: id UUID, title String"]),
            ("// The trip\n- id: UUID\n- title: String", []),
            ("// Trip\nlet id: UUID", []),
        ])
    func namedByComment(lines: String, entities: [String]) throws {
        let text = fenced(lines, language: "swift", before: "# Planner\n\n## Data model (SwiftData)")
        #expect(try DeclaredText(text).entities == entities)
    }

    @Test("A type that only the app knows, among fields with types that are known")
    func typesOfTheApp() throws {
        let lines = "- id: UUID\n- title: String\n- start: Date\n- state: TripState"
        let text = fenced(lines, before: "# Planner\n\n## Data model\n\n### Trip")
        #expect(
            try DeclaredText(text).entities == ["Trip: id UUID, title String, start Date, state TripState"])
    }

    @Test("Lines among fields, indexes and relationships that are none of them are told")
    func oddLines() throws {
        let fields = fenced(
            "Fields:\n- pet (String)\n- response-x (String)\n- at (Date)",
            before: "# CloudKit\n\n#### Trip Record Type")
        let read = try Reading(fields)
        #expect(read.entities == ["Trip: pet String, at Date"])
        #expect(read.findings == ["8:3 fields.unread"])
        let lines =
            "RecordType: \"Trip\"\nFields:\n- pet: String\nIndexes:\n- QUERYABLE: pet\n- pet is searched\nRelationships:\n- all of them"
        let others = try Reading(fenced(lines, before: "# CloudKit"))
        #expect(others.indexes == [["queryable pet"]])
        #expect(others.findings == ["9:3 index.unread", "11:3 fields.unread"])
    }
}

/// Items with a picture where Markdown has a mark.
@Suite struct `A listing with pictures` {
    @Test func `lists names`() throws {
        let read = try Reading(
            """
            # Core Data

            ### **Trip Entity**

            ```
            Current fields: (five of them)
            ✅ id, title, start
            ✅ tags[], days[]

            Relationships:
            ✅ Trip → Stops (one-to-many)
            ```
            """)
        #expect(read.entities == ["Trip: id, title, start, tags, days"])
    }

    @Test(arguments: ["🔜 rank, star", "❓ rank, star", "✅ Works offline", "✅ Tested"])
    func `lists nothing behind another`(line: String) throws {
        let read = try Reading(
            "# Core Data\n\n### **Trip Entity**\n\n```\nFields:\n- id, title\n\(line)\n```\n")
        #expect(read.entities == ["Trip: id, title"])
    }
}
