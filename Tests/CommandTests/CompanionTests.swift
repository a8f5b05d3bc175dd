import Foundation
import TestSupport
import Testing

/// Outputs that are used together: what one of them states holds for those that must agree with it.
struct CompanionTests {
    private static let document = """
        # Record types

        ## DeckCard

        | Field | Type | Notes |
        | --- | --- | --- |
        | `cardTitle` | String | |
        | `theme` | String (optional) | Raw value of `CardTheme`. |

        Unique key: `cardTitle`

        """

    private func configuration(dedupe: String, grdb: String = "{}", postgreSQL: String = "asWritten")
        -> String
    {
        """
        version: 1
        schemas:
          - name: Decks
            documents: [Schema.md]
            outputs:
              - target: swift
                path: Swift
                options: { access: internal, enumTypes: { DeckCard.theme: CardTheme } }
              - { target: sqlite, path: sqlite.sql, options: { names: snakeCase } }
              - { target: postgresql, path: postgresql.sql, options: { names: \(postgreSQL) } }
              - { target: grdb, path: GRDB, options: \(grdb) }
              - { target: dedupe, path: Dedupe, options: \(dedupe) }

        """
    }

    @Test func whatIsNotStatedIsAsBesideIt() throws {
        let files: KeyValuePairs = ["gen.yml": configuration(dedupe: "{}"), "Schema.md": Self.document]
        try Project.run(files) { project in
            let outcome = try project.gen()
            #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
            let swift = try project.files().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("GRDB/") }
            let theme = "enum CardTheme: String, Hashable, Codable, Sendable { case plain }"
            try project.put(theme, at: "Swift/CardTheme.swift")
            let paths = (swift + ["Swift/CardTheme.swift"]).map { project.folder.appending(path: $0).path }
            let errors = try SwiftCompiler(in: project.folder).check(
                paths, module: "Decks", flags: SwiftCompiler.flags(nextLanguageMode: true))
            #expect(errors == "")
            for name in ["DeckCard+GRDB", "DatabaseRecord", "DatabaseSchema"] {
                #expect(try !project.text("GRDB/\(name).swift").contains("public "))
            }
            #expect(try project.text("GRDB/DatabaseSchema.swift").contains("CREATE TABLE deck_card ("))
            #expect(try project.text("Dedupe/dedupe.postgresql.sql").contains("FROM \"DeckCard\""))
        }
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func theScriptIsForTheTablesBesideIt() throws {
        let files: KeyValuePairs = ["gen.yml": configuration(dedupe: "{}"), "Schema.md": Self.document]
        try Project.run(files) { project in
            _ = try project.gen()
            let rows = """
                INSERT INTO deck_card (record_name, card_title) VALUES ('b', 'x'), ('a', 'x'), ('c', 'y');

                """
            let outcome = try Command("sqlite3", ["-bail", ":memory:"]).run(
                input: project.text("sqlite.sql") + rows + project.text("Dedupe/dedupe.sqlite.sql")
                    + "SELECT record_name FROM deck_card ORDER BY 1;")
            #expect(outcome.errors == "" && outcome.output == "a\nc\n", "\(outcome.errors)\(outcome.output)")
        }
    }

    @Test func whatIsStatedAndDoesNotFitIsAWarning() throws {
        let dedupe = "{ access: package, names: asWritten, enumTypes: { DeckCard.theme: Other } }"
        let text = configuration(dedupe: dedupe, grdb: "{ names: asWritten, access: internal }")
        try Project.run(["gen.yml": text, "Schema.md": Self.document]) { project in
            let outcome = try project.gen()
            #expect(outcome.status == 0)
            let warnings = outcome.errors.split(separator: "\n").filter {
                $0.contains("[option.disagreement]")
            }
            let pairs = ["names", "access", "names", "enumTypes"]
            let lines = [11, 12, 12, 12]
            #expect(warnings.count == pairs.count, "\(outcome.errors)")
            for (warning, (name, line)) in zip(warnings, zip(pairs, lines)) {
                #expect(warning.hasPrefix("gen.yml:\(line):") && warning.contains(": warning: '\(name): "))
            }
            #expect(
                outcome.errors.contains(
                    "'access: package' of 'dedupe' does not fit 'access: internal' of 'swift'"))
            #expect(outcome.errors.contains("leave it out here: it follows 'sqlite'"))
        }
    }

    /// Fewer may see what extends a type than the type.
    @Test func whatIsStatedAndFitsIsNone() throws {
        let text = configuration(dedupe: "{ access: internal, names: snakeCase }", postgreSQL: "snakeCase")
            .replacingOccurrences(of: "{ access: internal, enum", with: "{ enum")
        try Project.run(["gen.yml": text, "Schema.md": Self.document]) { project in
            let outcome = try project.gen()
            #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
            #expect(try project.text("Dedupe/dedupe.postgresql.sql").contains("FROM deck_card"))
        }
    }
}
