import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// One record type is read from a table; beside it stand tables and lists of every kind that tell of another's fields.
@Suite("Tables and lists beside a record type that is read are read or listed")
struct UnreadShapeTests {
    private func read(_ block: String, under heading: String) throws -> Reading {
        try Reading(trip("\(heading)\n\n\(block)\n"))
    }

    @Test(
        "Tables whose header does not tell",
        arguments: [
            "| Stop | Kind of value |\n|---|---|\n| `place` | String |",
            "| Name | What |\n|---|---|\n| place | String |\n| at | Date |",
            "| | |\n|---|---|\n| place | String |\n| at | Date |",
            "| Key | Value |\n|---|---|\n| place | String |\n| at | Date |",
            "| Kind | Item |\n|---|---|\n| String | place |\n| Date | at |",
            "<table><tr><th>Stop</th><th>Kind of value</th></tr><tr><td>place</td><td>String</td></tr><tr><td>at</td><td>Date</td></tr></table>",
            "<table><tr><td>place</td><td>String</td></tr><tr><td>at</td><td>Date</td></tr></table>",
        ])
    func tables(block: String) throws {
        let read = try read(block, under: "## Stop")
        #expect(read.names == ["Trip"])
        #expect(read.schema.unread.map(\.what.rawValue) == ["table"])
        let reasons = [
            "its header does not say which columns name fields and types",
            "its header names no column of types",
        ]
        #expect(read.schema.unread.allSatisfy { reasons.contains($0.reason) })
        // The same without types tells of no fields.
        let untyped = block.replacing("String", with: "Rome").replacing("Date", with: "Oslo")
        #expect(try self.read(untyped, under: "## Stop").unread.isEmpty)
        #expect(try self.read(block, under: "## Request").unread.isEmpty)
    }

    @Test(
        "Lists of fields",
        arguments: [
            "- place: String\n- at: Date", "- `place`: String\n- `at`: Date",
            "* `place` (String)\n* `at` (Date)",
            "- **place** — String, where it is\n- **at** — Date", "1. `place`: String\n2. `at`: Date",
            "1) place - String\n2) at - Date",
        ])
    func lists(block: String) throws {
        let named = try read(block, under: "## Stop")
        #expect(named.names == ["Trip", "Stop"])
        #expect(named.unread.isEmpty)
        let unnamed = try read(block, under: "## How halts are kept")
        #expect(unnamed.names == ["Trip"])
        #expect(
            unnamed.schema.unread.map(\.reason) == ["no heading or line names the record type of its fields"])
    }

    @Test(
        "Names without types below what may be a record type's heading",
        arguments: [
            "- `place`, `at` (nullable)\n- `trip` → Trip (many-to-one)", "- `trip` → Trip\n- `place`, `at`",
        ])
    func names(block: String) throws {
        let read = { (heading: String, block: String) in
            try Reading(
                "# Schema (CloudKit)\n\n## Trip\n\n- `day`: Date\n- `title`: String\n\n\(heading)\n\n\(block)\n"
            )
        }
        #expect(try read("## Stop", block).unread == ["10:1 list"])
        #expect(try read("## How we stop", block).unread.isEmpty)
        #expect(try read("## Stop", "- `trip` is over\n- `place` is known").unread.isEmpty)
    }

    @Test(
        "A list below a word that may name another record type is not mixed in", arguments: ["Stop:", "Stop"])
    func namedAbove(line: String) throws {
        let list = "- `place`: String\n- `at`: Date"
        let read = try Reading(trip("\(line)\n\n\(list)\n"))
        #expect(read.entities == (try Reading(trip("")).entities))
        #expect(
            read.schema.unread.map(\.reason) == ["the line 'Stop' above it may name a record type of its own"]
        )
        for label in ["More fields:", "Trip:", "## Stop"] {
            let read = try Reading(trip("\(label)\n\n\(list)\n"))
            #expect(read.schema.unread.isEmpty)
            #expect(read.entities.contains { $0.contains("place String") })
        }
    }

    @Test(
        "A document in a block of code",
        arguments: [
            ("| Field | Type |\n|---|---|\n| `place` | String |", 1),
            ("## Stop\n\n- `place`: String\n- `at`: Date", 1),
            ("# Read me\n\n- Open the app\n- Add a place", 0),
            ("| Step | What |\n|---|---|\n| 1 | Open |", 0),
        ])
    func quoted(text: String, count: Int) throws {
        for language in ["markdown", "md"] {
            let read = try read("```\(language)\n\(text)\n```", under: "## Stop")
            #expect(read.schema.unread.map(\.what.rawValue) == Array(repeating: "code", count: count))
            #expect(read.schema.unread.allSatisfy { $0.reason == "Markdown in a block of code is not read" })
        }
    }

    @Test(
        "Documents in documents in documents take no longer for each that holds them",
        .timeLimit(.minutes(20))
    )
    func nestedQuotes() throws {
        // To look into each anew took time by the square and a stack by the depth.
        let nested = (3..<200).reduce("nothing") { text, count in
            let fence = String(repeating: "`", count: count)
            return "\(fence)markdown\n\(text)\n\(fence)"
        }
        #expect(try read(nested, under: "## Stop").unread.isEmpty)
    }

    @Test("Typed fields below a heading of settings are listed, variables of the environment are not")
    func settings() throws {
        let heading = "## Configuration variables"
        let fields = try read("- `apiKey`: String\n- `retries`: Int", under: heading)
        #expect(
            fields.schema.unread.map(\.reason) == [
                "its heading speaks of settings or notes, and of no record type"
            ])
        let constants = try read("- `API_KEY`: String\n- `MAX_RETRIES`: Int", under: heading)
        #expect(constants.unread.isEmpty)
        let parameters = try read("- `apiKey`: String\n- `retries`: Int", under: "## Request parameters")
        #expect(parameters.unread.isEmpty)
    }

    @Test(
        "A line that lists the fields of a type that is not read is noted",
        arguments: [
            ("**Stop** (id, title, placeId/Name/Icon)", true),
            ("**Stop**: id, title, placeId", true),
            ("Stop (id: String, at: Date)", true),
            ("- **Stop** (id, title, placeId/Name/Icon)", true),
            ("**Trip** (id, title, placeId/Name/Icon)", false),
            ("**Stop** (the place, the day, one title)", false),
            ("**Stop** (since 2.0) has a title", false),
        ])
    func lines(line: String, isNoted: Bool) throws {
        let noted = try read(line, under: "## More of it").schema.diagnostics.filter {
            $0.id.rawValue == "fields.unread"
        }
        #expect(
            noted.map(\.message) == (isNoted ? ["the fields of 'Stop' are not read from this line"] : []))
        let foreign = try read(line, under: "## Request")
        #expect(!foreign.schema.diagnostics.contains { $0.id.rawValue == "fields.unread" })
    }

    @Test(
        "A paragraph that gives fields and types is noted",
        arguments: [
            ("`place`: String, `at`: Date", true), ("Also of it: `place` (String), `at` (Date)", true),
            ("`place`: String\n`at`: Date", true), ("**Stop**\nplace: String\nat: Date", true),
            ("`place`, `at`", false), ("A String is a text, and a Date a day.", false),
            ("place: in Rome\nat: noon", false),
        ])
    func paragraphs(text: String, isNoted: Bool) throws {
        let noted = try read(text, under: "## What else there is").schema.diagnostics.filter {
            $0.id.rawValue == "fields.unread"
        }
        #expect(noted.map(\.message) == (isNoted ? ["the fields in this paragraph are not read"] : []))
    }

    @Test(
        "A field that only a sentence gives is noted",
        arguments: [
            ("Also store `rating` (Int64, optional) and `cover` (Asset).", ["rating", "cover"]),
            ("In addition: `rating`: Int64.", ["rating"]), ("The `title` (String) is shown.", []),
            ("Also store `rating` (from 1 to 5).", []), ("It belongs to a `Boat` (String).", []),
        ])
    func sentences(text: String, names: [String]) throws {
        let noted = try Reading(trip(text)).schema.diagnostics.filter { $0.id.rawValue == "fields.unread" }
        #expect(noted.map(\.message) == names.map { "the field '\($0)' is not read from this sentence" })
    }

    @Test("A table below a word that may name another record type is not mixed in")
    func tableNamedAbove() throws {
        let table = "| Field | Type |\n|---|---|\n| `place` | String |"
        let read = try Reading(trip("Stop:\n\n\(table)\n"))
        #expect(read.entities == (try Reading(trip("")).entities))
        #expect(
            read.schema.unread.map(\.reason) == ["the line 'Stop' above it may name a record type of its own"]
        )
        #expect(try Reading(trip("More fields:\n\n\(table)\n")).schema.unread.isEmpty)
    }

    @Test("A second column of fields is told", arguments: [("Field", "Type", 1), ("Index", "Notes", 0)])
    func secondColumn(name: String, type: String, count: Int) throws {
        let read = try Reading(
            "## Stop\n\n| Field | Type | \(name) | \(type) |\n|---|---|---|---|\n| `place` | String | `at` | Date |\n"
        )
        #expect(read.schema.diagnostics.count { $0.id.rawValue == "column.repeated" } == count)
    }

    @Test(
        "A pipe that cuts a cell in two is told at its row",
        arguments: [
            "| Record Type | Fields |\n|---|---|\n| Stop | `at: Date`, `kind: a|b` |",
            "| Record Type | Fields |\n|---|---|\n| Stop | `at: Date`, `kind` |\n| Pass | `at: Date`, `kind|of` |",
        ])
    func surplus(table: String) throws {
        let overview = try Reading("# CloudKit record types\n\n\(table)\n")
        #expect(overview.schema.diagnostics.count { $0.id.rawValue == "row.surplus" } == 1)
        let whole = try Reading(
            "# CloudKit record types\n\n\(table.replacing("a|b", with: "a\\|b").replacing("d|o", with: "d\\|o"))\n"
        )
        #expect(!whole.schema.diagnostics.contains { $0.id.rawValue == "row.surplus" })
    }

    @Test(
        "Lists that are not written as fields",
        arguments: [
            ("- String place\n- Date at", "its items are not written as fields with their types"),
            (
                "- place\n  - Type: String\n- at\n  - Type: Date",
                "its items are not written as fields with their types"
            ),
            (
                "- home\n  - street: String\n  - zip: String",
                "its items are not written as fields with their types"
            ),
            ("- place\n  - String\n- at\n  - Date", "its items are not written as fields with their types"),
            (
                "- place: String\n- at: Date\n- it is good\n- so is this\n- all of it",
                "its items are not written as fields with their types"
            ),
        ])
    func odd(block: String, reason: String) throws {
        let read = try read(block, under: "## Stop")
        #expect(read.names == ["Trip"])
        #expect(read.schema.unread.map(\.reason) == [reason])
    }

    @Test(
        "HTML that is no table",
        arguments: [
            ("<ul><li><code>place</code>: String</li><li><code>at</code>: Date</li></ul>", "list"),
            ("<dl><dt>place</dt><dd>String</dd><dt>at</dt><dd>Date</dd></dl>", "list"),
            ("<pre>place: String\nat: Date</pre>", "code"),
        ])
    func html(block: String, what: String) throws {
        let read = try read(block, under: "## Stop")
        #expect(read.schema.unread.map(\.what.rawValue) == [what])
        #expect(try self.read(block.replacing("String", with: "Rome"), under: "## Stop").unread.isEmpty)
    }

    @Test(
        "What tells of no fields is not listed",
        arguments: [
            "- [ ] add places\n- [x] sort", "- sort by start\n- be nice",
            "1. Open the dashboard\n2. Choose a place",
            "| Season | Price |\n|---|---|\n| May | 3 |",
            "| Command | What it does |\n|---|---|\n| `make` | builds |",
            "| File | Purpose |\n|---|---|\n| `Trip.swift` | model |", "- [Trip](#trip)\n- [Stop](#stop)",
            "- **Fast**: no waiting\n- **Safe**: encrypted", "- String: a text\n- Date: a day",
            "**Parameters:**\n\n- `place`: String\n- `at`: Date", "<p>place: String</p>",
        ])
    func noise(block: String) throws {
        #expect(try read(block, under: "## What else there is").unread.isEmpty)
    }
}
