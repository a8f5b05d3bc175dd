import Foundation
import TestSupport
import Testing

/// `gen lsp` in a process of its own.
struct LanguageServerTests {
    /// Everything that an editor sends in one go, and everything that it gets.
    private static func run(
        _ messages: [JSONValue], in project: Project, _ arguments: String...
    ) throws -> (messages: [JSONValue], status: Int32) {
        let input = try messages.map(EditorMessage.framed).joined()
        let outcome = try project.gen(["lsp"] + arguments, input: input)
        return (try EditorMessage.messages(in: outcome.output), outcome.status)
    }

    private static let greeting = [
        EditorMessage.request(0, "initialize", ["capabilities": [:], "rootUri": nil]),
        EditorMessage.notification("initialized", [:]),
    ]

    private static let farewell = [
        EditorMessage.request("last", "shutdown"), EditorMessage.notification("exit", .null),
    ]

    private static func uri(_ path: String, _ project: Project) -> String {
        project.folder.appending(path: path).absoluteString
    }

    private static func opening(_ path: String, _ text: String, _ project: Project) -> JSONValue {
        EditorMessage.notification(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(path, project)), "version": 1, "languageId": "markdown",
                    "text": .string(text),
                ]
            ])
    }

    /// `code line` of the findings that were published last.
    private static func findings(_ path: String, _ messages: [JSONValue], _ project: Project) -> [String] {
        let published = messages.last { message in
            message["method"] == "textDocument/publishDiagnostics"
                && message["params"]["uri"] == .string(uri(path, project))
        }
        return (published?["params"]["diagnostics"].elements ?? []).map {
            "\($0["code"].text ?? "") \(($0["range"]["start"]["line"].number ?? 0) + 1)"
        }.sorted()
    }

    /// The same from the commands.
    private static func findings(_ commands: [[String]], _ project: Project) throws -> [String] {
        var findings: Set<String> = []
        for command in commands {
            let outcome = try project.gen(command + ["--diagnostics", "json"])
            // An editor shows documents: what is on disk is for 'check' to say.
            for finding in try JSONValue(json: Data(outcome.errors.utf8))["diagnostics"].elements
            where finding["id"].text != "file.outdated" {
                findings.insert("\(finding["id"].text ?? "") \(finding["source"]["line"].number ?? 0)")
            }
        }
        return findings.sorted()
    }

    @Test func itSaysWhatTheCommandsSay() throws {
        // Sortable and never asked for, too large for a record, and of a type that is none.
        let document =
            Sample.document + """
                | `picture` | Bytes | A picture of it. |

                ## Box

                | Field | Type |
                | --- | --- |
                | `map` | Strng |
                """
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": document]) { project in
            for text in [document, document.replacingOccurrences(of: "Strng", with: "String")] {
                try project.put(text, at: "Docs/Schema.md")
                let state = try project.state()
                let opening = Self.opening("Docs/Schema.md", text, project)
                let (messages, _) = try Self.run(Self.greeting + [opening], in: project)
                #expect(try project.state() == state)
                let expected = try Self.findings([["check"], ["lint"]], project)
                #expect(expected.contains { $0.hasPrefix("lint.") })
                #expect(Self.findings("Docs/Schema.md", messages, project) == expected)
            }
        }
    }

    @Test func anUnsavedTextIsReadInsteadOfTheFile() throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": Sample.document]) { project in
            let opening = Self.opening("Docs/Schema.md", Sample.wrongDocument, project)
            let (messages, _) = try Self.run(Self.greeting + [opening], in: project)
            #expect(Self.findings("Docs/Schema.md", messages, project).contains("type.unknown 8"))
        }
    }

    @Test func aDocumentThatNoConfigurationNamesIsReadAlone() throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": "nothing"]) { project in
            try project.put(Sample.wrongDocument, at: "Notes/Other.md")
            let openings = [
                Self.opening("Notes/Other.md", Sample.wrongDocument, project),
                Self.opening("README.md", "# Words\n\nNothing else.\n", project),
            ]
            let (messages, _) = try Self.run(Self.greeting + openings, in: project)
            let expected = try Self.findings(
                [["inspect", "Notes/Other.md"], ["lint", "Notes/Other.md"]], project)
            #expect(Self.findings("Notes/Other.md", messages, project) == expected)
            #expect(Self.findings("README.md", messages, project) == [])
        }
    }

    @Test func aConfigurationThatCannotBeUsedIsAFinding() throws {
        let wrong = Sample.configuration.replacingOccurrences(of: "sqlite", with: "sqlit")
        try Project.run(["gen.yml": wrong, "Docs/Schema.md": Sample.wrongDocument]) { project in
            let opening = Self.opening("Docs/Schema.md", Sample.wrongDocument, project)
            let (messages, _) = try Self.run(Self.greeting + [opening], in: project)
            #expect(Self.findings("gen.yml", messages, project).count == 1)
            #expect(Self.findings("Docs/Schema.md", messages, project).contains("type.unknown 8"))
        }
    }

    @Test func anEditorThatGoesAwayEndsIt() throws {
        try Project.run { project in
            let silent = try Self.run(Self.greeting, in: project)
            #expect(silent.status == 1)
            let unfinished = try Self.run([EditorMessage.notification("exit", .null)], in: project)
            #expect(unfinished.status == 1)
            let polite = try Self.run(Self.greeting + Self.farewell, in: project, "--stdio")
            #expect(polite.status == 0)
        }
    }

    @Test func nothingThatIsSentEndsIt() throws {
        let garbage = [
            "hello\r\n\r\n", "Content-Length: x\r\n\r\n{}", "Content-Length: 4\r\n\r\nnull",
            "Content-Length: 3\r\n\r\n\u{0}\u{1}\u{2}", "Content-Length: 99999999999999\r\n\r\n",
        ]
        try Project.run { project in
            for text in garbage {
                let rest = try Self.farewell.map(EditorMessage.framed).joined()
                let start = try Self.greeting.map(EditorMessage.framed).joined()
                let outcome = try project.gen("lsp", input: start + text + rest)
                let errors = try EditorMessage.messages(in: outcome.output).filter { $0["error"] != .null }
                #expect(errors.count == 1, "\(text)")
                #expect(outcome.status == (text.contains("9999") ? 1 : 0), "\(text)")
            }
        }
    }
}
