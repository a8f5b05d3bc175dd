import Diagnostics
import GeneratorPipeline
import SchemaComparison
import SchemaModel
import Testing

/// Two documents that differ in one thing: what is said of it, and what follows.
struct SchemaComparisonTests {
    private static let document = """
        # Record types

        Everything is in the private database.

        ## Trip

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `title` | String | Yes | What it is called. |
        | `isOpen` | Int64 | Yes | Boolean flag (0/1). |
        | `nights` | Int64 | No | From 1 to 30. |
        | `mood` | String | Yes | One of "calm", "wild", "odd". |
        | `lead` | Reference | No | Reference to `Guest`. |

        Queryable: `title`

        ## Guest

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `name` | String | Yes | |

        """

    private static func report(
        replacing old: String, by new: String,
        levels: Set<Consequence.Level> = Set(Consequence.Level.allCases)
    ) -> (report: ComparisonReport, sources: SourceFiles) {
        report(of: document, replacing: old, by: new, levels: levels)
    }

    private static func report(
        of document: String, replacing old: String, by new: String,
        levels: Set<Consequence.Level> = Set(Consequence.Level.allCases)
    ) -> (report: ComparisonReport, sources: SourceFiles) {
        precondition(document.contains(old), "The document holds what is to be replaced.")
        var pipeline = GeneratorPipeline()
        let texts = [("Old.md", document), ("New.md", document.replacing(old, with: new))]
        let revisions = texts.map { path, text in
            let reading = pipeline.read([InputDocument(path: path, bytes: Array(text.utf8))], as: path)
            return GeneratorPipeline.revision(of: reading.schema, named: path)
        }
        return (ComparisonReport(from: revisions[0], to: revisions[1], levels: levels), pipeline.sources)
    }

    /// Each thing with what is said of it, then a line a consequence: verdict and level.
    private static func summary(_ report: ComparisonReport) -> [String] {
        report.entries.flatMap { entry in
            ["\(entry.subject.name) \(entry.sentences.joined(separator: "; "))"]
                + entry.consequences.map { "\($0.verdict) \($0.level)" }
        }
    }

    @Test func nothingChangesWithoutAChange() {
        #expect(Self.report(replacing: "Trip", by: "Trip").report.entries.isEmpty)
        let reworded = Self.report(
            replacing: "| Field | Type | Required | Notes |", by: "| Name | Type | Required | Description |")
        #expect(reworded.report.entries.isEmpty, "\(Self.summary(reworded.report))")
    }

    static let changes: [(old: String, new: String, expected: [String])] = [
        (
            "## Guest", "## Visitor (formerly `Guest`)",
            ["Visitor was called 'Guest'", "breaks source", "works cloudkit", "works sql"]
        ),
        (
            "| `nights` | Int64 | No | From 1 to 30. |", "| `days` | Int64 | No | From 1 to 30. |",
            [
                "Trip.nights is gone; it was an optional int; if 'days' is its new name, say in the note: renamed from `nights`",
                "breaks cloudkit", "breaks sql", "breaks source", "Trip.days is new: int, optional",
            ]
        ),
        (
            "| `nights` | Int64 | No | From 1 to 30. |\n", "",
            ["Trip.nights is gone; it was an optional int", "breaks cloudkit", "breaks sql", "breaks source"]
        ),
        (
            "| `title` | String | Yes | What it is called. |\n", "",
            [
                "Trip.title is gone; it was a string",
                "breaks cloudkit", "breaks cloudkit", "breaks json", "breaks sql", "breaks source",
            ]
        ),
        (
            "| `name` | String | Yes | |", "| `name` | String | Yes | |\n| `age` | Int64 | Yes | |",
            ["Guest.age is new: int", "breaks cloudkit", "breaks json", "breaks sql", "breaks source"]
        ),
        (
            "| `name` | String | Yes | |", "| `name` | String | Yes | |\n| `age` | Int64 | No | |",
            ["Guest.age is new: int, optional"]
        ),
        (
            "| `nights` | Int64 |", "| `nights` | Double |",
            [
                "Trip.nights is a double instead of an int", "breaks cloudkit", "breaks json", "breaks sql",
                "breaks source",
            ]
        ),
        (
            "| `title` | String | Yes |", "| `title` | String | No |",
            ["Trip.title becomes optional", "breaks cloudkit", "breaks json", "breaks source", "works sql"]
        ),
        (
            "| `lead` | Reference | No |", "| `lead` | Reference | Yes |",
            ["Trip.lead becomes required", "breaks cloudkit", "breaks json", "breaks sql", "breaks source"]
        ),
        (
            "From 1 to 30.", "From 1 to 20.",
            [
                "Trip.nights has the range 1 to 20 instead of 1 to 30", "risks cloudkit", "risks json",
                "risks sql",
            ]
        ),
        (
            "\"wild\", \"odd\"", "\"wild\", \"odd\", \"new\"",
            ["Mood gains 'new'", "risks json", "risks source", "works cloudkit"]
        ),
        (
            "\"calm\", \"wild\"", "\"calm\"",
            ["Mood loses 'wild'", "breaks source", "risks cloudkit", "risks json", "risks sql"]
        ),
        (
            "Boolean flag (0/1).", "Boolean flag (0/1): whether the trip has been paid.",
            ["Trip.isOpen has another note", "risks cloudkit"]
        ),
        ("What it is called.", "Its name.", ["Trip.title has another note"]),
        (
            "| `nights` | Int64 | No | From 1 to 30. |",
            "| `days` | Int64 | No | From 1 to 30. Renamed from `nights`. |",
            ["Trip.days was called 'nights'", "breaks json", "breaks source", "works cloudkit", "works sql"]
        ),
        (
            "| `nights` | Int64 | No | From 1 to 30. |",
            "| `days` | Int64 | No | From 1 to 30. New key in 2.0, before that in `nights`. |",
            [
                "Trip.days was called 'nights'; is also read from 'nights'; has another note",
                "breaks json", "breaks source", "risks cloudkit", "works sql",
            ]
        ),
        (
            "From 1 to 30.", "From 1 to 30. Deprecated since 2.0.",
            ["Trip.nights is retired: 'Deprecated since 2.0'", "works source"]
        ),
        (
            "| `name` | String | Yes | |", "| ~~`name`~~ | String | Yes | |",
            [
                "Guest.name becomes optional; is retired", "breaks cloudkit", "breaks json",
                "breaks source", "works sql", "works source",
            ]
        ),
        (
            "Queryable: `title`\n", "",
            [
                "Trip.title can no longer be queried", "risks cloudkit",
            ]
        ),
        (
            "Queryable: `title`\n", "Queryable: `title`\n\nSortable: `nights`\n",
            ["Trip.nights can be sorted"]
        ),
        (
            "Queryable: `title`\n", "Queryable: `title`\n\nUnique: `title`\n",
            ["Trip lets no two records share 'title'", "risks sql"]
        ),
        (
            "private database", "public database",
            [
                "Trip is kept by the public database instead of the private database", "breaks cloudkit",
                "Guest is kept by the public database instead of the private database", "breaks cloudkit",
            ]
        ),
    ]

    /// Of all that breaks, what CloudKit refuses comes first: a comment may end before the rest.
    @Test func whatCloudKitRefusesComesFirst() {
        let report = Self.report(
            replacing: "| `nights` | Int64 | No | From 1 to 30. |\n| `mood` | String |",
            by: "| `days` | Int64 | No | From 1 to 30. Renamed from `nights`. |\n| `mood` | Bytes |"
        ).report
        #expect(report.entries.map(\.subject.name).prefix(2) == ["Trip.days", "Trip.mood"])
        #expect(report.groups.first?.entries.prefix(2).map(\.subject.name) == ["Trip.mood", "Trip.days"])
    }

    /// Older versions of the app merge by the key that they know; a longer key asks nothing new of the rows.
    @Test func aLongerKeyIsToldAtItsPlaces() throws {
        let document = Self.document.replacing(
            "Queryable: `title`\n", with: "Queryable: `title`\n\nUnique: `title`\n")
        let (report, sources) = Self.report(
            of: document, replacing: "Unique: `title`", by: "Unique: `title`, `nights`")
        #expect(
            Self.summary(report) == [
                "Trip lets records share 'title'; lets no two records share 'title' and 'nights'",
                "risks cloudkit",
            ])
        #expect(report.text(sources: sources).contains("was at Old.md:17:10, now at New.md:17:10\n"))
    }

    @Test(arguments: changes)
    func oneChangeIsToldWithWhatFollows(old: String, new: String, expected: [String]) {
        let found = Self.summary(Self.report(replacing: old, by: new).report)
        #expect(found == expected)
    }

    /// An annotation a change: what follows from it stands within.
    @Test func aChangeIsOneFindingWhereFewAreShown() throws {
        let report = Self.report(
            replacing: "| `nights` | Int64 | No | From 1 to 30. |", by: "| `nights` | String | No | |"
        ).report
        #expect(report.findings.count > 2)
        let folded = report.foldedFindings
        #expect(folded.count == 1)
        let message = try #require(folded.first).message
        #expect(report.findings.allSatisfy { message.contains($0.message.drop { $0 != ":" }.dropFirst(2)) })
    }

    /// Callers name the type of an enumeration by where it is.
    @Test func anEnumerationThatMovesBreaksCallers() {
        let shared =
            Self.document.replacing("One of \"calm\", \"wild\", \"odd\".", with: "Raw value of `Mood`.")
            .replacing(
                "| `name` | String | Yes | |", with: "| `name` | String | Yes | |\n| `mood` | Mood | Yes | |")
            + "\n## Enum `Mood`\n\n- `calm`\n- `wild`\n"
        let report = Self.report(
            of: shared, replacing: "| `mood` | Mood | Yes | |\n", by: "", levels: [.source]
        ).report
        #expect(
            Self.summary(report) == [
                "Guest.mood is gone; it was an enum", "breaks source",
                "Mood is the type 'Trip.Mood' in Swift instead of 'Mood'", "breaks source",
            ])
    }

    @Test func aRenamedEntityIsGoneAndNew() {
        let report = Self.report(replacing: "## Guest", by: "## Visitor").report
        let first = report.entries.first { $0.subject == .entity("Guest") }
        #expect(first?.sentences == ["is gone"])
        #expect(first?.consequences.map(\.level) == [.cloudkit, .json, .sql, .source])
        #expect(report.entries.contains { $0.subject == .entity("Visitor") && $0.consequences.isEmpty })
    }

    @Test func levelsAreAsked() {
        let report = Self.report(
            replacing: "| `nights` | Int64 |", by: "| `nights` | Double |", levels: [.json]
        ).report
        #expect(report.entries.flatMap(\.consequences).map(\.level) == [.json])
    }

    @Test func bothPlacesAreTold() {
        let (report, sources) = Self.report(
            replacing: "| `title` | String | Yes |", by: "| `title` | String | No |")
        #expect(report.text(sources: sources).contains("was at Old.md:9:3, now at New.md:9:3"))
        let json = String(decoding: report.json(sources: sources), as: UTF8.self)
        #expect(json.contains(#""old": { "path": "Old.md", "line": 9, "column": 3 }"#))
        #expect(report.markdown(sources: sources).hasPrefix("**1 thing differs, 1 breaks**\n"))
    }
}
