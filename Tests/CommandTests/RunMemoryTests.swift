import Foundation
import TestSupport
import Testing

/// A run of which nothing has changed has the answer of the last one, and any other is done again.
///
/// What is kept is falsified here: whoever answers from it tells a lie that a test can see.
struct RunMemoryTests {
    private static let lie = "a lie"

    private struct Remembering {
        let project: Project

        private var cache: URL { project.folder.appending(path: "cache") }

        func gen(_ arguments: String..., cache path: String? = nil) throws -> Command.Outcome {
            let environment = ["GEN_CACHE": path ?? cache.path]
            return try Command(
                Project.executable.path, arguments, in: project.folder, environment: environment
            ).run()
        }

        var kept: [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
        }

        /// Makes what is kept tell that a run found something which it did not find.
        func falsify() throws {
            for name in kept {
                let url = cache.appending(path: name)
                let text = try String(contentsOf: url, encoding: .utf8)
                let changed = text.replacing("\"diagnostics\":[]", with: "\"diagnostics\":[\(Self.finding)]")
                try #require(changed != text)
                try Data(changed.utf8).write(to: url)
            }
        }

        func damage() throws {
            for name in kept { try Data("{".utf8).write(to: cache.appending(path: name)) }
        }

        private static let finding = """
            {"id":"a.lie","severity":"warning","message":"\(lie)","related":[],"targets":[],"fixes":[]}
            """
    }

    private func withProject(_ body: (Remembering) throws -> Void) throws {
        let files: KeyValuePairs = [
            "gen.yml": Sample.configuration.replacing(
                "Generated/Swift }", with: "Generated/Swift, templates: Own }"),
            "Docs/Schema.md": Sample.document, "Own/mine.mustache": "{{headline}}\n",
        ]
        try Project.run(files) { project in
            // A template that nothing uses would be a finding of its own.
            try project.remove("Own/mine.mustache")
            try body(Remembering(project: project))
        }
    }

    @Test(arguments: ["generate", "check"])
    func `a run without changes has the answer of the last one`(_ command: String) throws {
        try withProject { project in
            let first = try project.gen("generate")
            #expect(first.status == 0, "\(first.errors)")
            #expect(project.kept.count == 1)
            let state = try project.project.state().filter { !$0.hasPrefix("cache/") }
            try project.falsify()
            let second = try project.gen(command)
            #expect(second.status == 0)
            #expect(second.errors.contains(Self.lie))
            let count = first.output.count { $0 == "\n" } - 2
            #expect(
                second.output == (command == "check" ? "\(count) files up to date\n" : "\(count) unchanged\n")
            )
            #expect(try project.project.state().filter { !$0.hasPrefix("cache/") } == state)
        }
    }

    @Test func `a check remembers too`() throws {
        try withProject { project in
            _ = try project.gen("generate", cache: "")
            #expect(project.kept.isEmpty)
            _ = try project.gen("check")
            try project.falsify()
            #expect(try project.gen("check").errors.contains(Self.lie))
        }
    }

    /// Everything that an answer depends on, and how it changes.
    private static let changes: [String: @Sendable (Project) throws -> Void] = [
        "document": { try $0.put(Sample.document + "\nMore.\n", at: "Docs/Schema.md") },
        "configuration": {
            try $0.put(try $0.text("gen.yml").replacing("Decks", with: "Cards"), at: "gen.yml")
        },
        "template": { try $0.put("{{headline}}\n{{> members}}\n", at: "Own/model.mustache") },
        "file edited": { try $0.put("// mine\n", at: "Generated/schema.sql") },
        "file removed": { try $0.remove("Generated/Swift/Card.swift") },
        "manifest removed": { try $0.remove(".gen-manifest.json") },
        "manifest of other files": {
            let text = try $0.text(".gen-manifest.json")
            try $0.put(text.replacing("Card.swift", with: "Cart.swift"), at: ".gen-manifest.json")
        },
        "file behind a link": {
            try FileManager.default.moveItem(
                at: $0.folder.appending(path: "Generated/schema.sql"),
                to: $0.folder.appending(path: "schema.sql"))
            try FileManager.default.createSymbolicLink(
                at: $0.folder.appending(path: "Generated/schema.sql"),
                withDestinationURL: $0.folder.appending(path: "schema.sql"))
        },
    ]

    @Test(arguments: changes.keys.sorted())
    func `a run with a change is done again`(_ change: String) throws {
        let apply = try #require(Self.changes[change])
        try withProject { project in
            _ = try project.gen("generate")
            try project.falsify()
            try apply(project.project)
            for command in ["check", "generate"] {
                let remembering = try project.gen(command)
                #expect(!remembering.errors.contains(Self.lie), "\(command)")
            }
        }
    }

    @Test func `a forced run is done again`() throws {
        try withProject { project in
            _ = try project.gen("generate")
            try project.falsify()
            #expect(try !project.gen("generate", "--force").errors.contains(Self.lie))
        }
    }

    @Test func `other outputs are another run`() throws {
        try withProject { project in
            let document = "Docs/Schema.md"
            _ = try project.gen("generate", document, "--target", "sqlite", "--output", "one.sql")
            try project.falsify()
            let other = try project.gen("generate", document, "--target", "sqlite", "--output", "two.sql")
            #expect(other.output.contains("created two.sql"))
            let same = try project.gen("generate", document, "--target", "sqlite", "--output", "one.sql")
            #expect(same.errors.contains(Self.lie))
        }
    }

    @Test(arguments: ["text", "json", "github", "sarif"])
    func `findings stand where they stood`(_ form: String) throws {
        let document = Sample.document.replacing("Where it stands.", with: "References `Missing`. “Ä”")
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": "\u{FEFF}" + document]) {
            project in
            let project = Remembering(project: project)
            let options = ["--diagnostics", form, "--remarks"]
            let first = try project.gen("generate", options[0], options[1], options[2])
            let second = try project.gen("generate", options[0], options[1], options[2])
            #expect(first.errors.contains("Docs/Schema.md"), "\(first.errors)")
            #expect(second.errors == first.errors)
            #expect(second.output.contains("unchanged"))
        }
    }

    @Test func `what cannot be kept or understood does no harm`() throws {
        try withProject { project in
            for folder in ["", "nowhere", "/dev/null", "/proc/nowhere"] {
                let outcome = try project.gen("generate", cache: folder)
                #expect(outcome.status == 0 && outcome.errors == "", "\(folder): \(outcome.errors)")
            }
            #expect(project.kept.isEmpty)
            _ = try project.gen("generate")
            try project.damage()
            let outcome = try project.gen("check")
            #expect(outcome.status == 0 && outcome.errors == "")
        }
    }

    @Test func `a document with errors is told each time`() throws {
        try withProject { project in
            _ = try project.gen("generate")
            try project.project.put(Sample.wrongDocument, at: "Docs/Schema.md")
            for _ in 0..<2 { #expect(try project.gen("generate").status == 1) }
        }
    }

    @Test func `what killed runs have left is removed`() throws {
        try withProject { project in
            _ = try project.gen("generate")
            try project.project.put("half", at: "Generated/Swift/.gen-999999999-a-1.tmp")
            try project.falsify()
            #expect(try project.gen("generate").errors.contains(Self.lie))
            #expect(try !project.project.files().contains { $0.hasSuffix(".tmp") })
        }
    }
}
