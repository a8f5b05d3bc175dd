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

    @Test func documentsThatAreNamedAreOneSchema() throws {
        try Project.run(["A.md": Sample.document, "B.md": Sample.document, "C.md": Sample.document]) {
            project in
            let outcome = try project.gen("init", "A.md", "B.md")
            #expect(outcome.status == 0)
            let text = try project.text("gen.yml")
            #expect(text.contains("documents: [A.md, B.md]") && !text.contains("C.md"))
        }
    }

    @Test func nothingFoundSaysWhatADocumentIs() throws {
        try Project.run(["README.md": "# An app\n", ".build/Schema.md": Sample.document]) { project in
            let outcome = try project.gen("init")
            #expect(outcome.status == 64 && outcome.errors.contains("| `title` | String | What to do. |"))
            let files = try project.files()
            #expect(!files.contains("gen.yml"))
        }
    }
}
