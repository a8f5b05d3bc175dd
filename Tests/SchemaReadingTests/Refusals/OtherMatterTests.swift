import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Tables, lists and blocks that look like fields, and are about something else.
@Suite("Passages about something else")
struct OtherMatterTests {
    private static let passages = [
        "### connect\n\n"
            + RefusalDocument.table(
                "Option | Type | Default", "`host` | String | localhost", "`port` | Int | 80"),
        "### `openTrip`\n\n"
            + RefusalDocument.table(
                "Parameter | Type | Notes", "`id` | String | which", "`slow` | Bool | how"),
        "### Settings\n\n" + RefusalDocument.table("Key | Type | Default", "`theme` | String | dark"),
        "### Template\n\n" + RefusalDocument.table("Variable | Type | Meaning", "`title` | String | on top"),
        "### Roles\n\n" + RefusalDocument.table("Role | Type | Access", "Owner | Person | all"),
        "### Models\n\n" + RefusalDocument.table("Model | Size | Speed", "Tiny | 75 MB | fast"),
        "### Threat model\n\n" + RefusalDocument.table("Threat | Type | Answer", "Theft | Physical | lock"),
        "### Error codes\n\n" + RefusalDocument.table("Code | Name | Type", "1 | `badInput` | Fatal"),
        "### TripOpened\n\n"
            + RefusalDocument.table("Property | Type | Notes", "`source` | String | where from"),
        "### Export\n\n" + RefusalDocument.table("Column | Type", "`title` | String", "`start` | Date"),
        "### Trip object\n\n" + RefusalDocument.table("Field | Type", "`title` | string", "`start` | string"),
        "### TripCard\n\n" + RefusalDocument.table("Prop | Type | Default", "`title` | string | none"),
        "### import\n\n" + RefusalDocument.table("Flag | Type | Meaning", "`--all` | Bool | all of it"),
        "### Search\n\n- [ ] `query`: String\n- [ ] `limit`: Int\n",
        "### draw\n\n- `width`: Int\n- `height`: Int\n",
        "### Function `resize`\n\n- `width`: Int, in points\n- `height`: Int, in points\n",
        "### Words\n\n- **Trip** (title, start): a journey\n- **Stop** (name, place): where it halts\n",
        "### Changes\n\n- **Trip** (id, title): faster\n- **Stop** (id, name): fixed\n",
        "### Layout\n\n```\ntitle: String\nstart: Date\n```\n",
        "### Reply\n\n```json\n{ \"title\": \"String\", \"count\": \"Int\" }\n```\n",
    ]

    @Test("Without a store, and in another chapter of a schema", arguments: passages)
    func ordinary(passage: String) throws {
        #expect(try Reading.notes(RefusalDocument.plain + passage).fieldNames == [])
        #expect(
            try Reading.notes(RefusalDocument.schema + "## How it is used\n\n" + passage).fieldNames
                == [RefusalDocument.trip])
    }

    private static let journey = [
        (RefusalDocument.fields("title String, start Date"), "table"),
        ("- `title`: String\n- `start`: Date\n", "list"),
    ]

    @Test(
        arguments: [
            "API", "Analytics events", "User interface", "Configuration", "JSON export", "Tests",
            "Notifications", "CSV import", "Command line",
        ], journey)
    func `A chapter about something else holds no record types`(
        chapter: String, fields: (text: String, kind: String)
    ) throws {
        let read = try Reading.notes(
            RefusalDocument.schema + "## \(chapter)\n\n### Journey\n\n" + fields.text)
        #expect(read.fieldNames == [RefusalDocument.trip])
        #expect(read.unreadKinds == [fields.kind])
        #expect(
            read.schema.unread[0].reason == "'\(chapter)' above it speaks of something else than records")
    }

    @Test(arguments: ["## More record types\n\n### Journey", "## API\n\n### Record Type: Journey"], journey)
    func `A heading or label says that it does`(heading: String, fields: (text: String, kind: String)) throws
    {
        let read = try Reading.notes(RefusalDocument.schema + heading + "\n\n" + fields.text)
        #expect(read.fieldNames == [RefusalDocument.trip, "Journey: title start"])
        #expect(read.unreadKinds == [])
    }

    @Test func `A store's own types say that they are stored`() throws {
        let fields = "### Journey\n\n" + RefusalDocument.fields("title String, start Date/Time, fare Int(64)")
        #expect(try Reading.notes(RefusalDocument.plain + fields).fieldNames == ["Journey: title start fare"])
        let plain = "### Journey\n\n" + RefusalDocument.fields("title String, start Date, fare Int")
        let read = try Reading.notes(RefusalDocument.plain + plain)
        #expect(read.fieldNames == [])
        #expect(read.schema.unread.map(\.reason) == ["nothing says that 'Journey' is stored"])
    }

    @Test func `So do the name of the file, and a mark`() throws {
        let passage = RefusalDocument.plain + "### Journey\n\n" + RefusalDocument.fields("title String")
        #expect(try Reading.notes(passage).fieldNames == [])
        for path in ["Schema.md", "docs/data-model.md", "CloudKitRecords.md"] {
            #expect(try Reading(passage, path: path).fieldNames == ["Journey: title"])
        }
        #expect(try Reading(passage, path: "json-schema.md").fieldNames == [])
        let marked = passage.replacing("### Journey", with: "<!-- gen: record type -->\n### Journey")
        #expect(try Reading.notes(marked).fieldNames == ["Journey: title"])
    }

    @Test(arguments: [
        "Removed fields", "Not synced", "Computed properties", "Local only fields", "Dropped fields",
        "Transient properties", "Not stored in CloudKit", "Former fields",
    ])
    func `What is gone or not stored is no field`(words: String) throws {
        let list = "- `oldName`: String\n- `oldDate`: Date/Time\n"
        let table = RefusalDocument.fields("oldName String, oldDate Date/Time")
        for (passage, kind) in [
            ("#### \(words)\n\n\(list)", "list"), ("#### \(words)\n\n\(table)", "table"),
            ("**\(words):**\n\n\(list)", "list"),
        ] {
            let read = try Reading.notes(RefusalDocument.schema + passage)
            #expect(read.fieldNames == [RefusalDocument.trip])
            #expect(read.unreadKinds == [kind])
        }
        let more = try Reading.notes(RefusalDocument.schema + "#### More fields\n\n\(table)")
        #expect(more.fieldNames == ["Trip: title start oldName oldDate"])
    }

    @Test func `An example of a record type is none`() throws {
        let trips = RefusalDocument.fields("title String, start Date/Time")
        let heading = RefusalDocument.passing + "### Example: Trips Record Type\n\n" + trips
        #expect(try Reading.notes(heading).fieldNames == [])
        #expect(try Reading.notes(heading).unreadKinds == ["table"])
        #expect(
            try Reading.notes(heading.replacing("Example: ", with: "")).fieldNames == ["Trips: title start"])
        #expect(
            try Reading.notes(heading.replacing("Example: Trips", with: "Sample")).fieldNames
                == ["Sample: title start"])
    }
}
