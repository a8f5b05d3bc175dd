import Foundation
import TestSupport
import Testing

/// `gen migrate` as its user runs it.
struct MigrateTests {
    private static let old = """
        # Record types

        ## Deck

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `title` | String | Yes | |
        | `color` | String | No | |

        """

    private static let new = old + "| `size` | Int64 | Yes | Default: 3 |\n"

    private func migrate(_ new: String, _ arguments: String..., from project: Project) throws
        -> Command.Outcome
    {
        try Data(new.utf8).write(to: project.folder.appending(path: "New.md"))
        let sides = ["--from", "Old.md", "--to", "New.md", "--dialect", "sqlite"]
        return try project.gen(["migrate"] + sides + arguments)
    }

    @Test func whatIsAddedIsAlteredInPlace() throws {
        try Project.run(["Old.md": Self.old]) { project in
            let outcome = try migrate(Self.new, from: project)
            #expect(outcome.status == 0)
            #expect(outcome.errors.isEmpty)
            #expect(outcome.output.hasPrefix("-- Written by gen migrate: from Old.md to New.md.\n--\n"))
            #expect(
                outcome.output.contains("\nALTER TABLE Deck ADD COLUMN size INTEGER NOT NULL DEFAULT 3;\n"))
            let same = try migrate(Self.old, from: project)
            #expect((same.status, same.output) == (0, "nothing to migrate\n"))
        }
    }

    /// Nothing else of the table has the column's name in it.
    @Test func aColumnIsRenamedInPlace() throws {
        try Project.run(["Old.md": Self.old]) { project in
            let renamed = Self.old.replacing(
                "| `color` | String | No | |", with: "| `hue` | String | No | Formerly `color` |")
            let outcome = try migrate(renamed, from: project)
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("\nALTER TABLE Deck RENAME COLUMN color TO hue;\n"))
            #expect(!outcome.output.contains("CREATE TABLE "))
        }
    }

    /// Its rows go with it, and CloudKit and sync know its records as before.
    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func aRenamedRecordTypeKeepsItsRows() throws {
        try Project.run(["Old.md": Self.old]) { project in
            let path = project.folder.appending(path: "1.sqlite").path
            let made = try project.gen("generate", "Old.md", "--target", "sqlite", "--output", "-")
            let row = "INSERT INTO Deck (recordName, title) VALUES ('a', 'Old');\n"
            #expect(try Command("sqlite3", ["-bail", path]).run(input: made.output + row).status == 0)
            let renamed = Self.old.replacing("## Deck", with: "## `Pile` (renamed from `Deck`)")
            let outcome = try migrate(renamed, from: project)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let rows = "SELECT recordName, title FROM Pile;\n"
            let migrated = try Command("sqlite3", ["-bail", path]).run(input: outcome.output + rows)
            #expect(migrated.output == "a|Old\n", "\(migrated.errors)")
            #expect(try project.gen("verify", "--sqlite", "1.sqlite", "New.md").status == 0)
            let swift = try project.gen("generate", "New.md", "--target", "swift", "--output", "Swift")
            #expect(swift.status == 0)
            #expect(try project.text("Swift/Pile.swift").contains("\"Deck\""))
            let schema = try project.gen("generate", "New.md", "--target", "ckdb", "--output", "-")
            #expect(schema.output.contains("RECORD TYPE Deck ("))
        }
    }

    @Test func whatIsGoneStaysUnlessItMayGo() throws {
        try Project.run(["Old.md": Self.old]) { project in
            let without = Self.old.replacing("| `color` | String | No | |\n", with: "")
            let kept = try migrate(without, from: project)
            #expect(kept.output == "nothing to migrate\n")
            #expect(
                kept.errors.hasPrefix(
                    "Old.md:8:3: warning: the column 'Deck.color' stays: no document describes it any more"),
                "\(kept.errors)")
            let dropped = try migrate(without, "--allow-destructive", from: project)
            #expect(dropped.status == 0)
            #expect(dropped.output.contains("DROP TABLE Deck;"))
            #expect(dropped.errors.contains("the column 'Deck.color' goes, with all its values"))
        }
    }

    @Test func valuesThatMeanNothingAreRefused() throws {
        try Project.run(["Old.md": Self.old]) { project in
            let retyped = Self.old.replacing("| `color` | String |", with: "| `color` | Bytes |")
            let refused = try migrate(retyped, from: project)
            #expect(refused.status == 1)
            #expect(refused.output.isEmpty)
            #expect(
                refused.errors.hasPrefix(
                    "New.md:8:3: error: 'Deck.color' is data instead of a string: the older values cannot be converted"
                ),
                "\(refused.errors)")
            let allowed = try migrate(retyped, "--allow-destructive", from: project)
            #expect(allowed.status == 0)
        }
    }

    /// By the newer line of a table, and what it asks of the rows.
    private static let narrowings = [
        (
            "| `rank` | Int64 | No | 1 to 9 |", "| `rank` | Int64 | No | 1 to 5 |",
            "'Deck.rank' takes values from 1 to 5 instead of from 1 to 9: where a row holds another one"
        ),
        (
            "| `rank` | Int64 | No | |", "| `rank` | Int64 | No | 1 to 5 |",
            "'Deck.rank' takes values from 1 to 5 now: where a row holds another one"
        ),
        (
            "| `back` | String | No | One of `plain`, `dots`, `stars` |",
            "| `back` | String | No | One of `plain`, `stars` |",
            "'Deck.back' no longer takes 'dots': where a row holds it"
        ),
        (
            "| `code` | String | No | |", "| `code` | Int64 | No | |",
            "'Deck.code' is an int instead of a string: where a value cannot be taken for one"
        ),
        (
            "| `code` | String | No | |", "| `code` | String | No | Unique |",
            "no two rows of 'Deck' may share 'code' now: where two do"
        ),
    ]

    /// The database would refuse such a row on somebody's device; who writes the migration learns of it here.
    @Test(arguments: narrowings)
    func whatRowsMayNotHoldAnyMoreIsTold(old: String, new: String, warning: String) throws {
        let options = "options: { closedEnums: true, enforceUniqueKeys: true }"
        let configuration = """
            version: 1
            schemas:
              - name: Decks
                documents: [New.md]
                outputs:
                  - { target: sqlite, path: Decks.sql, \(options) }

            """
        try Project.run([
            "Old.md": Self.old + old + "\n", "New.md": Self.old + new + "\n", "gen.yml": configuration,
        ]) { project in
            let narrowed = try project.gen("migrate", "--from", "Old.md", "--dialect", "sqlite")
            #expect(narrowed.status == 0)
            #expect(
                narrowed.errors.contains("warning: \(warning), the migration fails and changes nothing"),
                "\(narrowed.errors)")
            let same = try project.gen("migrate", "--from", "New.md", "--dialect", "sqlite")
            #expect(same.errors.isEmpty, "\(same.errors)")
        }
    }

    /// Every row of the older table is one of the newer.
    @Test func widerRangesSayNothing() throws {
        let old = Self.old + "| `rank` | Int64 | No | 1 to 5 |\n"
        try Project.run(["Old.md": old]) { project in
            let wider = try migrate(old.replacing("1 to 5", with: "1 to 9"), from: project)
            #expect((wider.status, wider.errors) == (0, ""))
        }
    }

    @Test func filesAreNumberedAndNeverReplaced() throws {
        try Project.run(["Old.md": Self.old, "Migrations/0007-before.sql": "-- mine\n"]) { project in
            let first = try migrate(Self.new, "--output", "Migrations", from: project)
            #expect(first.output == "created Migrations/0008-New.sql\n", "\(first.errors)")
            let second = try migrate(Self.new, "--output", "Migrations/0007-before.sql", from: project)
            #expect(second.status == 74)
            #expect(
                second.errors
                    == "gen: error: 'Migrations/0007-before.sql' is there already: no migration is ever replaced\n  name another file\n"
            )
        }
    }

    @Test func noNameOfAFileIsAStatement() throws {
        let name = "Old\nDROP TABLE Deck;.md"
        try Project.run([name: Self.old, "New.md": Self.new]) { project in
            for dialect in ["sqlite", "postgresql", "grdb"] {
                let outcome = try project.gen(
                    "migrate", "--from", name, "--to", "New.md", "--dialect", dialect)
                #expect(outcome.status == 0)
                #expect(!outcome.output.contains("\nDROP TABLE Deck"), "\(outcome.output)")
            }
        }
    }

    @Test func anExportSaysNothingOfTables() throws {
        try Project.run([
            "Old.md": Self.old, "New.md": Self.new, "a.ckdb": "DEFINE SCHEMA\nRECORD TYPE Deck (a STRING);",
        ]) {
            project in
            let outcome = try project.gen(
                "migrate", "--from", "a.ckdb", "--to", "New.md", "--dialect", "grdb")
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("an export of CloudKit's says nothing of the local database"))
        }
    }
}
