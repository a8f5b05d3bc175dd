import SchemaReading
import Testing

/// Fields in sentences before and beside the lists that hold the others.
@Suite("Fields in the sentences around a list")
struct LeadingFieldTests {
    private static let table = "\n\n| Field | Type |\n| --- | --- |\n| `title` | String |\n"

    @Test(arguments: ["plus", "and", "as well as and"])
    func `A line that leads on to a table`(_ word: String) throws {
        let text =
            "# CloudKit\n\n## Trip record type\n\n`id` (UUID, made once) and `end` (Date) \(word):"
            + Self.table
        #expect(try Reading(text).entities == ["Trip: title String, id UUID, end Date"])
    }

    @Test(arguments: [
        "`id` (UUID) and `end` (Date) are kept apart:", "`id` (UUID), `Stop` and:", "See `id` and:",
        "`id` (UUID) and `end` (Date) plus",
    ])
    func `A line that says something else`(_ line: String) throws {
        let text = "# CloudKit\n\n## Trip record type\n\n\(line)" + Self.table
        #expect(try Reading(text).entities == ["Trip: title String"])
    }

    @Test func `A sentence before the fields of an item`() throws {
        let text = """
            # CloudKit

            Fields per type:

            - **Trip** — recordName = the user's own. `title` (String), `length` (Int64).
            - **Stop** — recordName = `stop_<id>` (sorted, so one each). `place` (String), `at`.
            - **Person** — `name` (String).
            - **Note** — one a day. Kept for a year.
            """
        #expect(
            try Reading(text).entities == [
                "Trip: title String, length Int64", "Stop: place String, at", "Person: name String",
            ])
    }

    @Test(arguments: [
        ("`id`, `title`, `kind` (`day`, `week`).", ["Stop: at Date", "Trip: id, title, kind"]),
        ("`title`, `boat_id`, `end`. All see\nit.", ["Stop: at Date", "Trip: title, boat_id, end"]),
        ("`open`, `done`, `lost`.", ["Stop: at Date"]), ("`id`, `title`.", ["Stop: at Date"]),
        ("`id`, `title` and whatever else, `end`.", ["Stop: at Date"]),
        ("Made of `id`, `title`, `end`.", ["Stop: at Date"]),
    ])
    func `Names among which there is a key below the heading of a type`(
        _ line: String, _ entities: [String]
    ) throws {
        let text =
            "# SQLite tables\n\n## Tables\n\n### `Stop`\n\n| Field | Type |\n|---|---|\n| `at` | Date |\n\n"
            + "### `Trip`\n\(line)\n"
        #expect(try Reading(text).entities == entities)
    }

    @Test(arguments: [
        (
            "`title` / `length`(km, all) /\n`end`? / `note` (`Kind`)",
            ["Stop: at Date", "Trip: title, length, end, note"]
        ),
        ("`title` / `length` and `end`", ["Stop: at Date"]), ("`title` / `length`", ["Stop: at Date"]),
    ])
    func `Names with slashes between them below the heading of a type`(
        _ line: String, _ entities: [String]
    ) throws {
        let text =
            "# Data model (SwiftData)\n\n### Stop\n\n| Field | Type |\n| --- | --- |\n| `at` | Date |\n\n### Trip\n\n\(line)\n"
        #expect(try Reading(text).entities == entities)
    }

    @Test(arguments: ["ownerId/Name/Icon", "timestamps"])
    func `A part that stands for several fields is told, and the others are read`(_ part: String) throws {
        let text = """
            # Notes

            ## SwiftData models

            - **Trip** (`Models/Trip.swift`): id (unique), title, length, \(part).
            - **Stop** (`Models/Stop.swift`): id (unique), place, rank.
            """
        let read = try Reading(text)
        #expect(read.entities == ["Trip: id, title, length", "Stop: id, place, rank"])
        #expect(read.findings.filter { $0.hasSuffix("field.unnamed") } == ["5:63 field.unnamed"])
    }

    @Test(arguments: ["Key field(s)", "Key fields"])
    func `A table of key fields beside a type that has a table of its own`(_ header: String) throws {
        let text = """
            # CloudKit

            ## Trip record type\(Self.table)
            ## Other records

            | Record | \(header) |
            | --- | --- |
            | `Stop` | `place` (String), `at` (Date) |
            | `Person` | `name` (String) |
            """
        #expect(
            try Reading(text).entities == [
                "Trip: title String", "Stop: place String, at Date", "Person: name String",
            ])
    }
}
