import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lines that say themselves that fields follow, and names that are said to be record types: what is not read is told.
@Suite struct `What says that it is a record type or its fields` {
    private static let trip =
        "# CloudKit\n\n### `Trip`\n\n| Field | Type |\n|---|---|\n| `title` | String |\n\n"

    @Test(arguments: [
        "**Key fields:** `owner-id`, `verifiedAt`, `version` (now `1`)",
        "**Berth Data** - where a boat lies. Fields: `id`, `pier, dock`, `side`",
        "Fields: id-x, title, berthID, side",
    ])
    func `is told as a line`(line: String) throws {
        let read = try Reading("# CloudKit\n\n## About\n\n- \(line)\n")
        #expect(read.names.isEmpty)
        #expect(read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test(arguments: [
        "Computed properties: `total`, `state`", "Fields: `title`",
        "Columns: snake_case (e.g. `is_admin`, `made_at`)",
        "Fields: as in the app, and no others",
    ])
    func `is not told as words`(line: String) throws {
        let read = try Reading(Self.trip + "- \(line)\n")
        #expect(!read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test(arguments: [
        "Create the record type `Stop` as well.", "The `Stop` record type is made by the server.",
    ])
    func `is told as a name beside what is read`(line: String) throws {
        let read = try Reading(Self.trip + "## Setup\n\n\(line)\n")
        #expect(read.names == ["Trip"])
        #expect(read.findings.contains { $0.hasSuffix("entity.unread") })
    }

    @Test(arguments: [
        "Create the record type `Trip` as well.", "The `Users` record type is CloudKit's.",
        "There is no `Stop` record type any more.", "The `Stop` model is shown in a list.",
    ])
    func `is not told as a name that needs no fields`(line: String) throws {
        let read = try Reading(Self.trip + "## Setup\n\n\(line)\n")
        #expect(read.names == ["Trip"])
        #expect(!read.findings.contains { $0.hasSuffix("entity.unread") })
    }

    @Test func `is told with the prefix of Core Data, and not as the prefix`() throws {
        let read = try Reading(
            "# Core Data with CloudKit\n\nEntities have the prefix `CD_`: `CD_Trip`, `CD_Stop`.\n")
        #expect(read.findings == ["3:34 entity.unread", "3:45 entity.unread"])
    }

    @Test func `is told below a line that speaks of entities`() throws {
        let read = try Reading(
            "# App\n\n## Persistence (SwiftData)\n\nEntities:\n\n- `Trip`: what it is called, when it begins\n"
        )
        #expect(read.findings.contains("7:4 entity.unread"))
    }

    @Test func `is listed below a heading that has blanks in its name`() throws {
        let list = "\n\nFields:\n\n- `title`\n- `total`\n- `day`\n"
        let read = try Reading("# CloudKit\n\n### Record type: `Trip Log`" + list)
        #expect(read.unread == ["7:1 list"])
        #expect(
            read.schema.unread[0].reason == "its heading is no name of a record type: a name has no blanks")
        let beside = try Reading("# CloudKit\n\n### Record type: `Trip`\(list)\n### `Stop Log`\(list)")
        #expect(beside.names == ["Trip"])
        #expect(beside.unread == ["15:1 list"])
    }

    @Test func `is listed as a table of models in bold`() throws {
        let table = "| Model | Purpose |\n|---|---|\n| **Trip** | A journey (name, `isOpen`) |\n"
        #expect(try Reading("# Data model (SwiftData)\n\n" + table).unread == ["3:1 table"])
        #expect(try Reading("# Phones\n\n" + table).unread.isEmpty)
    }

    @Test(arguments: [
        "The response has these fields: `id`, `name`", "1.2 added the fields: `color`, `mood`",
        "Event properties: `screen`, `source`", "We map these attributes: `href`, `src`",
        "Form fields: `nameField`, `dateField`",
    ])
    func `is not told of other things`(line: String) throws {
        for heading in ["## API", "## Changelog", "## Screens"] {
            let read = try Reading(Self.trip + "\(heading)\n\n- \(line)\n")
            #expect(!read.findings.contains { $0.hasSuffix("fields.unread") })
        }
    }

    @Test(arguments: [
        "The `Trips` record type holds them.", "A future record type `Plan` may follow.",
        "E.g. the `Person` record type.",
        "Core Data mirrors it as the record type `CD_Trip`.", "`MyRecordType` record types conform to it.",
    ])
    func `is not told as a name that is planned, an example or read`(line: String) throws {
        let read = try Reading(Self.trip + "## Setup\n\n\(line)\n")
        #expect(!read.findings.contains { $0.hasSuffix("entity.unread") })
    }

    @Test(arguments: ["Fields: `id` and `pier`", "Key fields = `id`, `pier`", "The fields are: `id`, `pier`"])
    func `is told with other signs below a heading that is no name`(line: String) throws {
        let read = try Reading(
            "# CloudKit\n\n## Record types\n\n### `Trip`\n\n- `title`: String\n\n### Berth Data\n\n\(line)\n")
        #expect(read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test(arguments: ["`swift build`", "`git push`", "`load record`"])
    func `is no command in a heading`(heading: String) throws {
        let read = try Reading(
            Self.trip + "### \(heading)\n\n- `debug`: for you\n- `release`: for the store\n")
        #expect(read.unread.isEmpty)
    }

    @Test(arguments: ["## AI models", "## View models"])
    func `is no table of other models`(heading: String) throws {
        let read = try Reading(
            Self.trip + "\(heading)\n\n| Model | Use |\n|---|---|\n| **Claude** | chat |\n")
        #expect(read.unread.isEmpty)
    }

    @Test(arguments: [
        "Record type: `Share Link`: `token` (String), `owner` (String)",
        "The `Trip Log` record type has `day` (String).",
    ])
    func `is told where its name has blanks`(line: String) throws {
        let read = try Reading(Self.trip + "## Setup\n\n- \(line)\n")
        #expect(read.names == ["Trip"])
        #expect(read.findings.contains { $0.hasSuffix("entity.unread") })
    }

    @Test(arguments: [
        "This is not a record type: `Share Link`.", "Run `Swift build` for each of the record types.",
    ])
    func `is not told of other words in code`(line: String) throws {
        let read = try Reading(Self.trip + "## Setup\n\n- \(line)\n")
        #expect(read.findings.allSatisfy { !$0.hasSuffix("entity.unread") })
    }
}

/// A picture before the label of a list of fields.
@Suite struct `A label with a picture` {
    @Test(arguments: ["✅ ", "✔ "])
    func `is read`(picture: String) throws {
        let read = try Reading(
            "# CloudKit\n\n## Record types\n\n### Trip\n\n- \(picture)**Key fields:** `ownerId`, `title`\n- **Purpose:** a trip\n"
        )
        #expect(read.entities == ["Trip: ownerId, title"])
    }

    @Test func `may stand before names in back-ticks`() throws {
        let read = try Reading(
            "# CloudKit\n\n## Record type `Trip`\n\n- ✅ `icon` (a symbol), `color` (hex), `note`\n")
        #expect(read.entities == ["Trip: icon, color, note"])
        #expect(read.schema.entities[0].fields[0].remarks.isEmpty)
    }
}

/// Items without words: "- [title]: String" is the definition of a link.
@Suite struct `An item that defines a link` {
    @Test func `is told beside fields`() throws {
        let read = try Reading(
            "# CloudKit\n\n## Trip\n\n- `title`: String\n- [start]: Date\n- `end`: Date\n-\n")
        #expect(read.entities == ["Trip: title String, end Date"])
        #expect(read.findings == ["6:1 fields.unread"])
    }
}

/// Names with types that stand in one line, and belong to no record type that is known.
@Suite struct `Names with types in a line` {
    @Test func `are told`() throws {
        let read = try Reading(
            "# CloudKit\n\n## Trip\n\n- `title`: String\n\n## Steps\n\n1. Make these record types:\\n - `Stop`: `place` (String), `at` (Date/Time).\n"
        )
        #expect(read.findings == ["9:42 fields.unread"])
    }

    @Test func `are none that a record type has`() throws {
        let read = try Reading(
            "# CloudKit\n\n## Trip\n\n- `title`: String\n- `at`: Date\n\n## Steps\n\n1. Look at `title` (String) and `at` (Date).\n"
        )
        #expect(read.findings.isEmpty)
    }
}
