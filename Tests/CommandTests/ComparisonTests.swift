import Foundation
import TestSupport
import Testing

/// `gen diff`, `gen breaking`, `gen verify` and `gen lock`: sides of every kind, and how they exit.
struct ComparisonTests {
    private static let old = """
        # Record types

        ## Deck

        | Field | Type | Required |
        | --- | --- | --- |
        | `title` | String | Yes |
        | `color` | String | No |

        """

    /// An optional field more, and no more `color`.
    private static let new = old.replacing("| `color` | String | No |", with: "| `size` | Int64 | No |")

    private static let configuration = """
        version: 1
        schemas:
          - name: Decks
            documents: [Docs/Schema.md]
            outputs:
              - target: ckdb
                path: schema.ckdb

        """

    private static let differences = """
        Deck.color is gone; it was an optional string
          was at Old.md:8:3
        Deck.size is new: int, optional
          at New.md:8:3

        2 things differ

        """

    @Test func documentsAreCompared() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new]) { project in
            let different = try project.gen("diff", "Old.md", "New.md")
            #expect(different.status == 2)
            #expect(different.output == Self.differences)
            let same = try project.gen("diff", "Old.md", "Old.md")
            #expect(same.status == 0)
            #expect(same.output == "The schemas are the same.\n")
        }
    }

    @Test func aDocumentWithErrorsIsNotCompared() throws {
        let broken = Self.old.replacing("| String | No |", with: "| Strin | No |")
        try Project.run(["Old.md": Self.old, "New.md": broken]) { project in
            let outcome = try project.gen("diff", "Old.md", "New.md")
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.hasPrefix("New.md:8:13: error:"), "\(outcome.errors)")
        }
    }

    @Test func whatIsNoSchemaIsNotCompared() throws {
        try Project.run(["Old.md": Self.old, "New.md": "# Nothing\n"]) { project in
            let empty = try project.gen("diff", "Old.md", "New.md")
            #expect(empty.status == 1)
            let missing = try project.gen("diff", "Old.md", "Missing.md")
            #expect(missing.status == 74)
            let alone = try project.gen("diff", "Old.md")
            #expect(alone.status == 64)
            let both = try project.gen("diff", "-", "-", input: Self.old)
            #expect(both.status == 64)
            #expect(both.errors == "gen: error: only one side can be standard input\n")
        }
    }

    @Test func anExportIsCompared() throws {
        try Project.run(["Old.md": Self.old, "New.md": Self.new]) { project in
            let made = try project.gen(
                "generate", "Old.md", "--target", "ckdb", "--output", "production.ckdb")
            #expect(made.status == 0)
            let same = try project.gen("verify", "--ckdb", "production.ckdb", "Old.md")
            #expect(same.status == 0)
            let different = try project.gen("verify", "--ckdb", "production.ckdb", "New.md")
            #expect(different.status == 2)
            #expect(
                different.output.contains(
                    "Deck.color is only in the container: STRING\n  at production.ckdb:"))
            #expect(different.output.contains("Deck.size is not in the container: INT64\n  at New.md:8:3\n"))
            let breaking = try project.gen("breaking", "--against", "production.ckdb", "New.md")
            #expect(breaking.status == 2)
            #expect(breaking.output.contains("breaks cloudkit: production keeps a field for ever"))
        }
    }

    @Test func whatIsNoExportHasItsPlace() throws {
        try Project.run(["Old.md": Self.old, "production.ckdb": "DEFINE SCHEMA\nRECORD TYPE Deck title"]) {
            project in
            let outcome = try project.gen("verify", "--ckdb", "production.ckdb", "Old.md")
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("production.ckdb:2:18: error:"), "\(outcome.errors)")
        }
    }

    @Test(.enabled(if: Command.isInstalled("git")))
    func revisionsAreCompared() throws {
        try Project.run(["Docs/Schema.md": Self.old, "gen.yml": Self.configuration]) { project in
            let script = """
                git init -q . && git add -A
                git -c user.name=a -c user.email=a@example.com -c commit.gpgsign=false commit -qm one
                """
            #expect(try Command("sh", ["-c", script], in: project.folder).run().status == 0)
            try project.put(Self.new, at: "Docs/Schema.md")
            let document = try project.gen("diff", "HEAD:Docs/Schema.md", "Docs/Schema.md")
            #expect(document.status == 2)
            #expect(document.output.contains("was at HEAD:Docs/Schema.md:8:3\n"))
            let whole = try project.gen(["breaking", "--against", "HEAD:"], in: "Docs")
            #expect(whole.status == 2)
            #expect(whole.output.contains("Deck.color is gone"))
            let unknown = try project.gen("diff", "no-such-revision:Docs/Schema.md", "Docs/Schema.md")
            #expect(unknown.status == 74)
            #expect(unknown.errors.contains("invalid object name 'no-such-revision'"))
            #expect(try project.gen("diff", "--", "--output=x:Docs/Schema.md", "Docs/Schema.md").status == 74)
            let files = try project.files()
            #expect(!files.contains("x:Docs/Schema.md"))
        }
    }

    @Test func theLockIsWhatWasReleased() throws {
        try Project.run(["Docs/Schema.md": Self.old, "gen.yml": Self.configuration]) { project in
            let without = try project.gen("breaking")
            #expect(without.status == 64)
            #expect(without.errors.contains("there is no 'gen.lock.json' to compare with"))
            #expect(try project.gen("lock").output == "created gen.lock.json\n")
            #expect(try project.gen("lock").output == "unchanged gen.lock.json\n")
            #expect(try project.gen("breaking").status == 0)
            try project.put(Self.new, at: "Docs/Schema.md")
            let outcome = try project.gen(["breaking", "--level", "cloudkit"], in: "Docs")
            #expect(outcome.status == 2)
            #expect(outcome.output.contains("was at ../gen.lock.json:Docs/Schema.md:8:3\n"))
            #expect(try project.gen("breaking", "--level", "json").status == 0)
            #expect(try project.gen("diff", "gen.lock.json", "gen.yml").status == 2)
        }
    }

    /// What breaks of a field that is gone is allowed beside its record type, and stays in the answer.
    @Test func whatTheDocumentAllowsBreaksNothing() throws {
        let comment = "<!-- gen: allow breaking.cloudkit, breaking.sql: nothing was released yet -->"
        let allowed = Self.new.replacing("## Deck", with: "\(comment)\n## Deck")
        try Project.run(["Old.md": Self.old, "New.md": allowed]) { project in
            let both = try project.gen(
                "breaking", "--against", "Old.md", "New.md", "--level", "cloudkit", "--level", "sql")
            #expect(both.status == 0, "\(both.output)")
            #expect(
                both.output.contains(
                    "works cloudkit: production keeps a field for ever; allowed: nothing was released yet"))
            #expect(both.errors.isEmpty, "\(both.errors)")
            #expect(
                try project.gen("breaking", "--against", "Old.md", "New.md").status == 2,
                "of source nothing is said")
            let idle = try project.gen("breaking", "--against", "New.md", "New.md")
            #expect(idle.status == 0)
            #expect(idle.errors.contains("nothing here breaks 'breaking.cloudkit' [allow.unused]"))
            #expect(idle.errors.contains("nothing here breaks 'breaking.sql' [allow.unused]"))
            #expect(!(try project.gen("lint", "New.md").errors.contains("allow.")))
        }
    }

    @Test(arguments: [
        ("<!-- gen: allow breaking.cloudkit -->", "allow.unreasoned"),
        ("<!-- gen: allow breaking.cloudkot: x -->", "allow.unknown"),
    ])
    func anExceptionNeedsALevelAndAReason(comment: String, finding: String) throws {
        let text = Self.new.replacing("## Deck", with: "\(comment)\n## Deck")
        try Project.run(["Old.md": Self.old, "New.md": text]) { project in
            let outcome = try project.gen("breaking", "--against", "Old.md", "New.md")
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("[\(finding)]"), "\(outcome.errors)")
        }
    }

    @Test func theConfigurationChoosesLevels() throws {
        let levels = { (names: String) in Self.configuration + "breaking:\n  levels: [\(names)]\n" }
        try Project.run(["Docs/Schema.md": Self.new, "Old.md": Self.old, "gen.yml": levels("json")]) {
            project in
            #expect(try project.gen("breaking", "--against", "Old.md").status == 0)
            #expect(try project.gen("breaking", "--against", "Old.md", "--level", "sql").status == 2)
            try project.put(levels("json, sql"), at: "gen.yml")
            #expect(try project.gen("breaking", "--against", "Old.md").status == 2)
            try project.put(levels("sqll"), at: "gen.yml")
            let unknown = try project.gen("breaking", "--against", "Old.md")
            #expect(unknown.status == 64)
            #expect(unknown.errors.contains("did you mean 'sql'?"), "\(unknown.errors)")
        }
    }

    @Test func aLockThatCannotBeReadSaysWhy() throws {
        try Project.run(["Docs/Schema.md": Self.old, "gen.yml": Self.configuration]) { project in
            #expect(try project.gen("lock").status == 0)
            let lock = try project.text("gen.lock.json")
            try project.put("<<<<<<< a\n\(lock)=======\n\(lock)>>>>>>> b\n", at: "gen.lock.json")
            let conflict = try project.gen("breaking")
            #expect(conflict.status == 74)
            #expect(conflict.errors.contains("the lock 'gen.lock.json' has the marks of a merge conflict"))
            try project.put("{}", at: "gen.lock.json")
            #expect(try project.gen("breaking").errors.contains("is damaged"))
            try project.put(Self.old.replacing("String", with: "Strin"), at: "Docs/Schema.md")
            #expect(try project.gen("lock").status == 1)
            #expect(try project.text("gen.lock.json") == "{}")
        }
    }
}
