import Foundation
import TestSupport
import Testing

/// `gen check`: what `generate` would touch, and nothing touched.
struct CheckTests {
    private func withGeneratedProject(_ body: (Project) throws -> Void) throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": Sample.document]) { project in
            let outcome = try project.gen()
            #expect(outcome.status == 0, "\(outcome.errors)")
            try body(project)
        }
    }

    @Test func whatIsUpToDateIsClean() throws {
        try withGeneratedProject { project in
            let state = try project.state()
            let outcome = try project.gen("check")
            #expect((outcome.status, outcome.errors) == (0, ""))
            #expect(outcome.output.hasSuffix(" files up to date\n"))
            #expect(outcome.output.filter(\.isNewline).count == 1)
            #expect(try project.state() == state)
        }
    }

    @Test func aChangedDocumentShowsADiff() throws {
        try withGeneratedProject { project in
            let changed = Sample.document.replacingOccurrences(of: "`position`", with: "`rank`")
            try project.put(changed, at: "Docs/Schema.md")
            let state = try project.state()
            let outcome = try project.gen("check")
            #expect(outcome.status == 2)
            let expected =
                "CHANGED: Generated/schema.sql\n--- a/Generated/schema.sql\n+++ b/Generated/schema.sql\n@@ -"
            #expect(outcome.output.contains(expected))
            #expect(outcome.output.contains("\n-    position"))
            #expect(outcome.output.contains("\n+    rank"))
            #expect(outcome.output.contains("CHANGED: .gen-manifest.json\n"))
            #expect(outcome.output.hasSuffix("files differ; this writes them:\n  gen generate\n"))
            #expect(try project.state() == state)
        }
    }

    @Test func missingEditedAndLeftOverFiles() throws {
        try withGeneratedProject { project in
            try project.remove("Generated/schema.sql")
            try project.put("// mine\n", at: "Generated/Swift/Card.swift")
            let end = try #require(Sample.document.range(of: "## Card"))
            let first = try project.gen("check")
            #expect(first.status == 2)
            #expect(
                first.output.contains(
                    "MISSING: Generated/schema.sql\n--- /dev/null\n+++ b/Generated/schema.sql\n@@ -0,0 +1,"))
            #expect(first.output.contains("EDITED: Generated/Swift/Card.swift\n--- a/"))
            #expect(first.output.contains("\n-// mine\n"))
            #expect(
                first.output.hasSuffix(
                    "; this writes them, and overwrites 'Generated/Swift/Card.swift':\n  gen generate --force\n"
                ))
            _ = try project.gen("--force")
            try project.put(String(Sample.document[..<end.lowerBound]), at: "Docs/Schema.md")
            let second = try project.gen("check")
            #expect(second.status == 2)
            #expect(
                second.output.contains(
                    "EXTRA: Generated/Swift/Card.swift\n--- a/Generated/Swift/Card.swift\n+++ /dev/null\n"
                ))
        }
    }

    @Test func anEditedFileThatIsNoLongerGenerated() throws {
        try withGeneratedProject { project in
            let end = try #require(Sample.document.range(of: "## Card"))
            try project.put("// mine\n", at: "Generated/Swift/Card.swift")
            try project.put(String(Sample.document[..<end.lowerBound]), at: "Docs/Schema.md")
            let state = try project.state()
            let check = try project.gen("check")
            #expect(check.status == 2)
            #expect(check.output.contains("EDITED: Generated/Swift/Card.swift\n--- a/"))
            #expect(
                check.output.hasSuffix("overwrites 'Generated/Swift/Card.swift':\n  gen generate --force\n"))
            let generate = try project.gen()
            #expect((generate.status, generate.output) == (74, ""))
            #expect(
                generate.errors.contains(
                    "'Generated/Swift/Card.swift' is no longer generated, but was edited by hand [file.stale]"
                ))
            #expect(try project.state() == state)
            // Moved away it is nobody's business any more.
            try project.remove("Generated/Swift/Card.swift")
            #expect(try project.gen().status == 0)
            #expect(try project.gen("check").status == 0)
        }
    }

    @Test func whatAnotherVersionWroteIsTold() throws {
        try withGeneratedProject { project in
            let manifest = try project.text(".gen-manifest.json")
            let generator = try #require(manifest.firstMatch(of: /"gen [0-9.]+"/)).output
            try project.put(
                manifest.replacingOccurrences(of: String(generator), with: "\"gen 0.0.1\""),
                at: ".gen-manifest.json")
            #expect(try project.gen("check").status == 0)
            let changed = Sample.document.replacingOccurrences(of: "`position`", with: "`rank`")
            try project.put(changed, at: "Docs/Schema.md")
            let outcome = try project.gen("check", "--diff", "none")
            #expect(outcome.status == 2)
            #expect(outcome.output.contains("VERSION: Generated/schema.sql\nVERSION: .gen-manifest.json\n"))
            #expect(!outcome.output.contains("@@"))
        }
    }

    @Test func theCommandThatWritesIsTheLastLine() throws {
        try Project.run(["My Schema.md": Sample.document]) { project in
            let outcome = try project.gen(
                "check", "My Schema.md", "--target", "sqlite", "--output", "a.sql", "--diff", "none")
            #expect(
                outcome.output == """
                    MISSING: a.sql
                    MISSING: .gen-manifest.json
                    2 of 2 files differ; this writes them:
                      gen generate 'My Schema.md' --target sqlite --output a.sql

                    """)
        }
    }

    @Test func errorsBeatDifferences() throws {
        try withGeneratedProject { project in
            try project.put(Sample.wrongDocument, at: "Docs/Schema.md")
            let outcome = try project.gen("check")
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("[type.unknown]"))
            #expect(outcome.output == "")
        }
    }

    @Test func aCheckoutWithCarriageReturnsIsClean() throws {
        try withGeneratedProject { project in
            for path in try project.files() where path.hasPrefix("Generated/") {
                let text = try project.text(path)
                try project.put(text.replacingOccurrences(of: "\n", with: "\r\n"), at: path)
            }
            let state = try project.state()
            #expect(try project.gen("check").status == 0)
            #expect(try project.gen().status == 0)
            #expect(try project.state() == state)
        }
    }

    @Test func somethingImpossibleInTheWay() throws {
        try withGeneratedProject { project in
            try project.remove("Generated/schema.sql")
            try project.put("", at: "Generated/schema.sql/file")
            let outcome = try project.gen("check")
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("'Generated/schema.sql' is a folder [file.blocked]"))
            #expect(outcome.output.hasSuffix(" differ; 'gen generate' cannot write them\n"))
            #expect(try project.gen("generate", "--force").status == 74)
        }
    }

    @Test func withoutAConfiguration() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let pairs = ["Schema.md", "--target", "sqlite", "--output", "a.sql"]
            let statuses = try ["check", "generate", "check"].map { command in
                try Command(Project.executable.path, [command] + pairs, in: project.folder).run().status
            }
            #expect(statuses == [2, 0, 0])
        }
    }
}
