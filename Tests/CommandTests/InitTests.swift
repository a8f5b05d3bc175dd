import Foundation
import TestSupport
import Testing

/// `gen init`: from nothing to a configuration that works.
struct InitTests {
    @Test func whatIsFoundIsConfigured() throws {
        try Project.run(["Docs/Schema.md": Sample.document, "README.md": "# Decks\n\nAn app.\n"]) { project in
            let outcome = try project.gen("init")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(
                outcome.output.hasPrefix(
                    "wrote gen.yml, which reads:\n\n  Docs/Schema.md: 2 record types (Deck, Card), 4 fields\n"
                ))
            let generated = try project.gen()
            #expect(generated.status == 0, "\(generated.errors)")
            let files = try project.files()
            #expect(files.contains("Generated/Swift/Deck.swift"))
            let checked = try project.gen("check")
            #expect(checked.status == 0)
        }
    }

    /// The other targets stand there as comments, each as it can be taken.
    @Test func everyTargetCanBeTaken() throws {
        try Project.run(["Docs/My Schema: 1.md": Sample.document, "Stops/Schema.md": Sample.document]) {
            project in
            let outcome = try project.gen("init", "--yes")
            #expect(outcome.status == 0, "\(outcome.errors)")
            let text = try project.text("gen.yml")
            #expect(text.contains("/schema.mmd"))
            try project.put(text.replacingOccurrences(of: "# - {", with: "- {"), at: "gen.yml")
            let generated = try project.gen()
            #expect(generated.status == 0, "\(generated.errors)")
        }
    }

    @Test func aConfigurationIsNeverOverwritten() throws {
        for name in ["gen.yml", ".gen.yml"] {
            try Project.run([name: "mine", "Schema.md": Sample.document]) { project in
                let state = try project.state()
                let outcome = try project.gen("init")
                #expect(outcome.status == 64 && outcome.errors.contains("'\(name)' is here already"))
                let after = try project.state()
                #expect(after == state)
            }
        }
    }

    /// A record type of the one is a target of the other's reference.
    @Test func documentsThatReferToEachOtherAreOneSchema() throws {
        let crate = """
            # CloudKit record types

            ## Crate

            | Field | Type |
            | --- | --- |
            | `deck` | Reference<Deck> |
            | `place` | String |

            """
        try Project.run(["Crates.md": crate, "Decks.md": Sample.document]) { project in
            let outcome = try project.gen("init", "--yes")
            #expect(outcome.output.contains("  Crates.md, Decks.md: 3 record types"), "\(outcome.output)")
            let generated = try project.gen()
            #expect(!generated.errors.contains("reference.undescribed"), "\(generated.errors)")
        }
    }

    @Test func documentsThatAreNamedAreOneSchema() throws {
        try Project.run(["A.md": Sample.document, "B.md": Sample.document, "C.md": Sample.document]) {
            project in
            let outcome = try project.gen("init", "A.md", "B.md")
            #expect(outcome.status == 0)
            let text = try project.text("gen.yml")
            #expect(text.contains("documents: [A.md, B.md]") && !text.contains("C.md"))
        }
    }

    @Test func targetsAndFolderAreTakenFromTheCommandLine() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let outcome = try project.gen(
                "init", "--target", "sqlite", "--target", "swift", "--output", "./Made/")
            #expect(outcome.status == 0, "\(outcome.errors)")
            let text = try project.text("gen.yml")
            #expect(text.contains("\n      - { target: swift, path: Made/Swift }\n"), "\(text)")
            #expect(text.contains("\n      - { target: sqlite, path: Made/schema.sqlite.sql }\n"), "\(text)")
            for wrong in [["--target", "swft"], ["--output", "../up"], ["--output", "/tmp"]] {
                try project.remove("gen.yml")
                #expect(try project.gen(["init"] + wrong).status == 64)
                try project.put(text, at: "gen.yml")
            }
        }
    }

    /// The commands that it prints lead to files that are checked in, and guarded by a workflow and a hook.
    @Test func whatItPrintsLeadsAllTheWay() throws {
        try Project.run(["app/Docs/My Schema.md": Sample.document]) { project in
            _ = try Command("git", ["init", "-q"], in: project.folder).run()
            let outcome = try project.gen("init", in: "app")
            #expect(outcome.status == 0, "\(outcome.errors)")
            let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("     ") }
            #expect(lines.count == 13, "\(outcome.output)")
            let commands = lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
            let script = "set -e\ngen() { '\(Project.executable.path)' \"$@\"; }\n" + commands
            let identity = ["GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_EDITOR": "echo made >"]
            let committer = ["GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b"]
            let run = try Command(
                "bash", ["-c", script], in: project.folder.appending(path: "app"),
                environment: identity.merging(committer) { $1 }
            ).run()
            #expect(run.status == 0, "\(run.output)\(run.errors)")
            let tracked = try Command("git", ["ls-files"], in: project.folder).run().output
            for file in ["app/gen.yml", "app/.gen-manifest.json", "app/Generated/Swift/Deck.swift"] {
                #expect(tracked.contains(file + "\n"), "\(tracked)")
            }
            #expect(tracked.contains(".github/workflows/gen.yml\n"), "\(tracked)")
            #expect(tracked.contains("app/gen.lock.json\n"), "\(tracked)")
            let workflow = try project.text(".github/workflows/gen.yml")
            #expect(workflow.contains("--config app/gen.yml\n"))
            #expect(workflow.contains("hashFiles('app/gen.lock.json')"))
            let guarding = try project.gen("breaking", "--level", "cloudkit", "app/gen.yml")
            #expect(guarding.status == 0, "\(guarding.errors)")
            try expectHookJudgesWhatIsStaged(in: project)
        }
    }

    /// The hook refuses what would be committed, and nothing else.
    private func expectHookJudgesWhatIsStaged(in project: Project) throws {
        let hook = try project.text(".git/hooks/pre-commit")
            .replacing("\ngen ", with: "\n'\(Project.executable.path)' ")
        try project.put(hook, at: ".git/hooks/pre-commit")
        let folder = project.folder
        func status() throws -> Int32 {
            try Command("sh", [".git/hooks/pre-commit"], in: folder).run().status
        }
        func stage(_ path: String) throws { _ = try Command("git", ["add", path], in: folder).run() }
        let document = "app/Docs/My Schema.md"
        try project.put(Sample.document.replacing("front", with: "back"), at: document)
        #expect(try status() == 0, "a document that is not staged says nothing yet")
        try stage(document)
        #expect(try status() == 2, "the staged document asks for other files")
        #expect(try project.gen("--config", "app/gen.yml").status == 0)
        #expect(try status() == 2, "the other files are not staged")
        try stage("app")
        #expect(try status() == 0)
    }

    @Test func hooksAndWorkflowsOfTheAppAreNotOverwritten() throws {
        try Project.run([
            "Schema.md": Sample.document, ".git/hooks/pre-commit": "mine",
            ".github/workflows/gen.yml": "mine",
        ]) { project in
            let output = try project.gen("init").output
            #expect(output.contains("Add 'gen check' to the pre-commit hook"))
            #expect(!output.contains(">"), "\(output)")
        }
    }

    @Test func theExampleOfAWorkflowIsWhatItPrints() throws {
        try Project.run { project in
            let printed = try project.gen("init", "--print", "workflow")
            let example = packageFolder.appending(path: "Examples/Workflows/gen.yml")
            #expect(try String(contentsOf: example, encoding: .utf8) == printed.output)
            #expect(try project.files() == [])
        }
    }

    @Test func nothingFoundSaysWhatADocumentIs() throws {
        try Project.run(["README.md": "# An app\n", ".build/Schema.md": Sample.document]) { project in
            let outcome = try project.gen("init")
            #expect(outcome.status == 64 && outcome.errors.contains("| `title` | String | What to do. |"))
            let files = try project.files()
            #expect(!files.contains("gen.yml"))
            // What it shows is read as it stands.
            let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
            let example = lines.filter { $0.hasPrefix("    ") || $0.isEmpty }.map { $0.dropFirst(4) }
            try project.put(example.joined(separator: "\n"), at: "Chores.md")
            let reading = try project.gen("inspect", "Chores.md")
            #expect(
                reading.status == 0 && reading.output.contains("title"), "\(reading.output)\(reading.errors)")
        }
    }
}
