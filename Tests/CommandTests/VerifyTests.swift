import Foundation
import TestSupport
import Testing

/// `gen verify` against databases: each thing in which one differs is found, in both directions.
struct VerifyTests {
    private static let document = """
        # Record types

        ## Deck

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `title` | String | Yes | |
        | `color` | String | No | One of "red", "blue". |
        | `isOpen` | Int64 | Yes | Boolean flag (0/1). |

        ## Card

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `deck` | Reference | Yes | Reference to `Deck`, cascade delete. |
        | `points` | Int64 | No | |

        Queryable: `points`

        """

    private static let configuration = """
        version: 1
        schemas:
          - name: Decks
            documents: [Schema.md]
            outputs:
              - { target: sqlite, path: schema.sql, options: { foreignKeys: true } }
              - { target: postgresql, path: postgresql.sql, options: { foreignKeys: true } }

        """

    /// An edit of the database, and what is told of it.
    private static let edits: [(edit: String, told: String)] = [
        (
            "ALTER TABLE Deck DROP COLUMN title",
            "Deck.title has no column 'title' in the database\n  at Schema.md:7:3\n"
        ),
        ("ALTER TABLE Deck ADD COLUMN size TEXT", "Deck.size is only in the database: "),
        (
            "DROP INDEX Card_points_idx",
            "Card has no index 'Card_points_idx' in the database\n  at Schema.md:11:4\n"
        ),
        (
            "CREATE INDEX extra ON Deck (color, title)",
            "Deck has the index 'extra' of 'color', 'title' only in the database\n"
        ),
        (
            "CREATE UNIQUE INDEX extra ON Deck (color)",
            "Deck has the index 'extra' of 'color', unique only in the database\n"
        ),
        (
            "DROP INDEX Card_points_idx; CREATE UNIQUE INDEX Card_points_idx ON Card (points)",
            "Card has the index 'Card_points_idx' of 'points', and in the database of 'points', unique\n"
        ),
        ("CREATE TABLE Extra (a TEXT)", "Extra is only in the database, with a\n"),
        ("DROP TABLE Card", "Card has no table 'Card' in the database\n  at Schema.md:11:4\n"),
    ]

    private static let postgreSQLEdits: [(edit: String, told: String)] = [
        (
            "ALTER TABLE Deck ALTER COLUMN title TYPE varchar(9)",
            "Deck.title is text, and character varying(9) in the database\n"
        ),
        (
            "ALTER TABLE Deck ALTER COLUMN title DROP NOT NULL",
            "Deck.title is required, and may be NULL in the database\n"
        ),
        (
            "ALTER TABLE Deck ALTER COLUMN color SET NOT NULL",
            "Deck.color may be NULL, and is NOT NULL in the database\n"
        ),
        (
            "ALTER TABLE Card DROP CONSTRAINT Card_deck_fkey",
            "Card has no foreign key from 'deck' to 'Deck' with ON DELETE CASCADE in the database\n"
        ),
        (
            "ALTER TABLE Deck ADD CHECK (length(title) > 1)",
            "Deck has the check 'Deck_title_check' only in the database\n"
        ),
        (
            "ALTER TABLE Card DROP CONSTRAINT Card_pkey",
            "Card has the primary key 'recordName', and none in the database\n"
        ),
    ]

    private static let sqliteEdits: [(edit: String, told: String)] = [
        (
            "DROP TABLE Deck; CREATE TABLE Deck (recordName TEXT, title TEXT, color INT, isOpen INTEGER NOT NULL)",
            """
            Deck has the primary key 'recordName', and none in the database
            """
        ),
        (
            "DROP TABLE Deck; CREATE TABLE Deck (recordName TEXT PRIMARY KEY, title TEXT, color INT, isOpen INTEGER NOT NULL)",
            "Deck.color is TEXT, and INT in the database\n"
        ),
        (
            "DROP TABLE Deck; CREATE TABLE Deck (recordName TEXT PRIMARY KEY, title TEXT, color TEXT, isOpen INTEGER NOT NULL)",
            "Deck has no check 'Deck_isOpen_bool' in the database\n"
        ),
        (
            "DROP TABLE Card; CREATE TABLE Card (recordName TEXT NOT NULL PRIMARY KEY, deck TEXT NOT NULL REFERENCES Deck, points INTEGER)",
            "Card has no foreign key from 'deck' to 'Deck' with ON DELETE CASCADE in the database\n"
        ),
    ]

    private static let triggers = configuration.replacing("foreignKeys: true", with: "foreignKeys: false")

    /// A trigger that does something else, one too few, one too many, and one of the app's own.
    private static let triggerEdits: [(edit: String, told: String)] = [
        ("", "The schemas are the same.\n"),
        ("DROP TRIGGER \"Card_deck_cascade\"", "Card_deck_cascade is not in the database\n"),
        (
            "DROP TRIGGER Card_deck_cascade; CREATE TRIGGER Card_deck_cascade AFTER DELETE ON Deck BEGIN SELECT 1; END",
            "Card_deck_cascade does something else in the database\n"
        ),
        (
            "CREATE TRIGGER Card_owner_nullify AFTER DELETE ON Deck BEGIN SELECT 1; END",
            "Card_owner_nullify is only in the database\n"
        ),
        ("CREATE TRIGGER touched AFTER DELETE ON Deck BEGIN SELECT 1; END", "The schemas are the same.\n"),
        ("ALTER TABLE Deck RENAME TO x; ALTER TABLE x RENAME TO Deck", "The schemas are the same.\n"),
    ]

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func triggersAreCompared() throws {
        try Project.run(["Schema.md": Self.document, "gen.yml": Self.triggers]) { project in
            #expect(try project.gen().status == 0)
            let script = try project.text("schema.sql")
            for (number, (edit, told)) in Self.triggerEdits.enumerated() {
                let file = "\(number).sqlite"
                let path = project.folder.appending(path: file).path
                let made = try Command("sqlite3", ["-bail", path]).run(input: script + edit + ";\n")
                #expect(made.status == 0, "\(made.errors)")
                let outcome = try project.gen("verify", "--sqlite", file)
                #expect(outcome.output.hasPrefix(told), "\(edit): \(outcome.output)\(outcome.errors)")
            }
        }
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected && Command.isInstalled("psql")))
    func triggersOfPostgreSQLAreCompared() throws {
        let server = try PostgreSQLServer.shared.get()
        try Project.run(["Schema.md": Self.document, "gen.yml": Self.triggers]) { project in
            #expect(try project.gen().status == 0)
            let script = try project.text("postgresql.sql")
            let other = "LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'"
            for (edit, told) in [
                ("", "The schemas are the same.\n"),
                (
                    "DROP FUNCTION \"Card_deck_cascade\"() CASCADE",
                    "Card_deck_cascade is not in the database\n"
                ),
                (
                    "CREATE OR REPLACE FUNCTION \"Card_deck_cascade\"() RETURNS trigger \(other)",
                    "Card_deck_cascade does something else in the database\n"
                ),
            ] {
                let database = try server.makeDatabase()
                let made = try database.run(script + edit + ";\n")
                #expect(made.status == 0, "\(made.errors)")
                let outcome = try project.gen("verify", "--postgresql", database.address)
                #expect(outcome.output.hasPrefix(told), "\(edit): \(outcome.output)\(outcome.errors)")
            }
        }
    }

    private func making(_ body: (Project) throws -> Void) throws {
        try Project.run(["Schema.md": Self.document, "gen.yml": Self.configuration]) { project in
            #expect(try project.gen().status == 0)
            try body(project)
        }
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func everyDifferenceOfSQLiteIsFound() throws {
        try making { project in
            let script = try project.text("schema.sql")
            for (number, (edit, told)) in (Self.edits + Self.sqliteEdits).enumerated() {
                let file = "\(number).sqlite"
                let path = project.folder.appending(path: file).path
                #expect(try Command("sqlite3", ["-bail", path]).run(input: script).status == 0)
                let same = try project.gen("verify", "--sqlite", file)
                #expect(same.status == 0, "\(same.output)\(same.errors)")
                #expect(same.output == "The schemas are the same.\n")
                let edited = try Command("sqlite3", ["-bail", path]).run(input: edit + ";\n")
                #expect(edited.status == 0, "\(edited.errors)")
                let outcome = try project.gen("verify", "--sqlite", file)
                #expect(outcome.status == 2, "\(edit): \(outcome.errors)")
                #expect(outcome.output.contains(told), "\(edit): \(outcome.output)")
                #expect(
                    try project.gen("verify", "--sqlite", file, "--format", "json").output.contains("\"new\"")
                )
            }
        }
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected && Command.isInstalled("psql")))
    func everyDifferenceOfPostgreSQLIsFound() throws {
        let server = try PostgreSQLServer.shared.get()
        try making { project in
            let script = try project.text("postgresql.sql")
            for (edit, told) in Self.edits + Self.postgreSQLEdits {
                let database = try server.makeDatabase()
                #expect(try database.run(script).status == 0)
                let same = try project.gen("verify", "--postgresql", database.address)
                #expect(same.status == 0, "\(same.output)\(same.errors)")
                let names = ["Deck", "Card", "Card_points_idx", "Card_deck_fkey", "Card_pkey", "Extra"]
                let quoted = names.reduce(" " + edit + ";") { text, name in
                    text.replacing(" \(name) ", with: " \"\(name)\" ").replacing(
                        " \(name);", with: " \"\(name)\";")
                }.replacing("DROP TABLE \"Deck\"", with: "DROP TABLE \"Deck\" CASCADE")
                let edited = try database.run(quoted)
                #expect(edited.status == 0, "\(edited.errors)")
                let outcome = try project.gen("verify", "--postgresql", database.address)
                #expect(outcome.status == 2, "\(edit): \(outcome.errors)")
                #expect(outcome.output.contains(told), "\(edit): \(outcome.output)")
            }
        }
    }

    /// What the script of an example makes is what its document says.
    @Test(
        .enabled(
            if: Command.isInstalled("sqlite3") && Command.isInstalled("psql") && PostgreSQLServer.isExpected),
        arguments: ["FameFit", "FamilyScreenTime", "HouseholdChores", "Savings", "ScoreMyDay"])
    func everyExampleVerifies(example: String) throws {
        let document = packageFolder.appending(path: "Examples/\(example)/Schema.md").path
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        try Project.run { project in
            for target in ["sqlite", "postgresql"] {
                let made = try project.gen("generate", document, "--target", target, "--output", "-")
                let path = project.folder.appending(path: "1.sqlite").path
                let run =
                    target == "sqlite"
                    ? try Command("sqlite3", ["-bail", path]).run(input: made.output)
                    : try database.run(made.output)
                #expect(run.status == 0, "\(run.errors)")
                let place = target == "sqlite" ? "1.sqlite" : database.address
                let outcome = try project.gen("verify", "--\(target)", place, document)
                #expect(outcome.status == 0, "\(target): \(outcome.output)\(outcome.errors)")
            }
        }
    }

    @Test func whatIsNoDatabaseIsRefused() throws {
        try making { project in
            let missing = try project.gen("verify", "--sqlite", "none.sqlite")
            #expect(missing.status == 74)
            let message = "gen: error: 'none.sqlite' could not be read: No such file or directory\n"
            #expect(missing.errors.hasPrefix(message))
            #expect(!(try project.files().contains("none.sqlite")))
            if Command.isInstalled("sqlite3") {
                let text = try project.gen("verify", "--sqlite", "Schema.md")
                #expect(text.status == 74)
                #expect(text.errors.contains("the database could not be read: "))
            }
            let address = "postgresql://nobody:secret@127.0.0.1:1/none"
            let server = try project.gen("verify", "--postgresql", address)
            #expect(server.status == 74)
            #expect(!server.errors.contains("secret"))
            #expect(try project.gen("verify").status == 64)
            #expect(try project.gen("verify", "--sqlite", "a", "--ckdb", "b").status == 64)
        }
    }
}
