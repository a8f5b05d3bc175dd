import Foundation
import TestSupport
import Testing

/// `gen review`: its forms, its sides, and what it never overwrites.
struct ReviewTests {
    private static let old = """
        # Record types

        ## Deck

        | Field | Type | Required |
        | --- | --- | --- |
        | `title` | String | Yes |
        | `color` | String | No |

        """
    private static let new = old.replacing("| `color` | String | No |", with: "| `size` | Int64 | No |")
    private static let added = old + "| `size` | Int64 | No |\n"
    private static let configuration = """
        version: 1
        schemas:
          - name: Decks
            documents: [Docs/Schema.md]
            outputs:
              - target: sqlite
                path: Generated/schema.sql
              - target: html
                path: Generated/Schema.html

        """

    @Test func theStatusIsWhatBreaks() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new, "Added.md": Self.added]) { project in
            let broken = try project.gen("review", "--against", "Old.md", "New.md")
            #expect(broken.status == 2)
            #expect(broken.output.hasPrefix("Written by gen review: from Old.md to New.md.\n"))
            #expect(broken.output.contains("Deck.color is gone"))
            #expect(broken.output.contains("-| `color` | String | No |\n"))
            #expect(broken.output.contains("ALTER TABLE Deck ADD COLUMN size INTEGER;"))
            #expect(broken.output.contains("json-schema: 1 file, +"))
            #expect(try project.gen("review", "--against", "Old.md", "Added.md").status == 0)
            #expect(try project.gen("review", "--against", "Old.md", "Old.md").status == 0)
            let source = ["review", "--against", "Old.md", "New.md", "--level", "json"]
            #expect(try project.gen(source).status == 0)
        }
    }

    /// A Core Data model has versions, and no script that a review could show.
    @Test func aModelBesideTheDatabaseIsNoMigration() throws {
        let outputs = "    outputs:\n      - target: coredata\n        path: Model.xcdatamodeld"
        let configuration = Self.configuration.replacing("    outputs:", with: outputs)
        try Project.run(["Docs/Schema.md": Self.old, "gen.yml": configuration]) { project in
            #expect(try project.gen("lock").status == 0)
            #expect(try project.gen("review").status == 0)
            try project.put(Self.added, at: "Docs/Schema.md")
            let outcome = try project.gen("review", "--format", "markdown")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains("ADD COLUMN size"), "\(outcome.output)")
        }
    }

    @Test func theNameOfTheFileTellsTheForm() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.added]) { project in
            for (name, start) in [("a.html", "<!DOCTYPE html>"), ("a.md", "<!-- "), ("a.txt", "Written by")] {
                let outcome = try project.gen("review", "--against", "Old.md", "New.md", "--output", name)
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(outcome.output.isEmpty)
                #expect(try project.text(name).hasPrefix(start), "\(name)")
            }
            // A review takes the place of a review.
            let page = try project.gen(
                "review", "--against", "Old.md", "Old.md", "--format", "html", "--output", "a.md")
            #expect(page.status == 0, "\(page.errors)")
            #expect(try project.text("a.md").hasPrefix("<!DOCTYPE html>"))
        }
    }

    @Test func nothingButAReviewIsReplaced() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new]) { project in
            let outcome = try project.gen("review", "--against", "Old.md", "New.md", "--output", "New.md")
            #expect(outcome.status == 74)
            #expect(outcome.errors == "gen: error: 'New.md' is no review: only a review is replaced\n")
            #expect(try project.text("New.md") == Self.new)
        }
    }

    /// Of the configuration what it writes, with its paths; of an export only what it holds.
    @Test func aConfigurationIsReviewedAgainstItsRelease() throws {
        try Project.run(["Docs/Schema.md": Self.old, "gen.yml": Self.configuration]) { project in
            #expect(try project.gen("lock").status == 0)
            try project.put(Self.added, at: "Docs/Schema.md")
            let outcome = try project.gen("review", "--format", "markdown")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains("## Decks\n\n**1 thing differs**"))
            #expect(outcome.output.contains("<summary><code>Docs/Schema.md</code>: +1 −0</summary>"))
            #expect(outcome.output.contains("+++ b/Generated/schema.sql\n"))
            #expect(!outcome.output.contains("postgresql"))
            #expect(!outcome.output.contains("Generated/Schema.html"))
            #expect(
                try project.gen("generate", "Docs/Schema.md", "--target", "ckdb", "--output", "a.ckdb").status
                    == 0)
            let export = try project.gen("review", "--against", "a.ckdb", "--format", "markdown")
            #expect(export.status == 0, "\(export.errors)")
            #expect(export.output.contains("Nothing else is compared."))
        }
    }

    @Test func whatIsAllowedIsShownWithItsReason() throws {
        let comment =
            "<!-- gen: allow breaking.cloudkit, breaking.json, breaking.sql, breaking.source: a beta -->"
        let allowed = Self.new.replacing("## Deck", with: "\(comment)\n## Deck")
        try Project.run(["Old.md": Self.old, "New.md": allowed]) { project in
            let outcome = try project.gen("review", "--against", "Old.md", "New.md", "--format", "html")
            #expect(outcome.output.contains("Allowed: a beta"))
            #expect(!outcome.output.contains("class=\"change breaks\""))
        }
    }
}
