import Foundation
import TestSupport
import Testing

/// `gen lsp` with clients that others wrote.
struct EditorTests {
    private static let programs = packageFolder.appending(path: "Tests/Programs/LanguageServer")

    private static let document = """
        # CloudKit record types 😀

        ## Deck

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | String | 😀 What it is called. |
        | `owner` | Strng | Whose it is. |
        | `position` | Int64 (optional) | 😀 Where it stands beside `title`. |

        Unique key: `title`

        ## Card

        | Field | Type | Notes |
        | --- | --- | --- |
        | `deck` | Reference | 😀 References the owning `Deck` it is in. |

        """

    private static let hasClientLibrary =
        (try? Command("python3", ["-c", "import pygls.lsp.client"]).run().status) == 0

    @Test(.enabled(if: Command.isInstalled("nvim"), "apt-get install neovim"))
    func neovimEdits() throws {
        try Project.run(["Schema.md": Self.document]) { project in
            let report = project.folder.appending(path: "report")
            let outcome = try Command(
                "nvim",
                [
                    "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c",
                    "luafile " + Self.programs.appending(path: "neovim.lua").path,
                ],
                in: project.folder,
                environment: [
                    "GEN_SERVER": Project.executable.path, "GEN_DOCUMENT": "Schema.md",
                    "GEN_REPORT": report.path,
                    "XDG_CACHE_HOME": project.folder.path, "XDG_STATE_HOME": project.folder.path,
                    "XDG_CONFIG_HOME": project.folder.path, "XDG_DATA_HOME": project.folder.path,
                ]
            ).run()
            let lines = (try? String(contentsOf: report, encoding: .utf8)) ?? outcome.output + outcome.errors
            #expect(
                lines == """
                    found: type.unknown
                    action: Replace with 'String'
                    corrected: | `owner` | String | Whose it is. |
                    followed edits
                    hover: Deck.title
                    renamed: | `heading` | String | 😀 What it is called. |
                    renamed: | `position` | Int64 (optional) | 😀 Where it stands beside `heading`. |
                    renamed: Unique key: `heading`
                    stopped

                    """)
            #expect(try project.text("Schema.md") == Self.document)
        }
    }

    @Test(.enabled(if: hasClientLibrary, "pip install pygls"))
    func aClientThatChecksTheProtocolUnderstandsEveryAnswer() throws {
        try Project.run(["Schema.md": Self.document]) { project in
            let script = Self.programs.appending(path: "client.py").path
            let outcome = try Command(
                "python3", [script, Project.executable.path, "Schema.md"], in: project.folder
            ).run()
            #expect(
                outcome.output == """
                    encoding utf-8
                    findings type.unknown
                    actions Replace with 'String'
                    findings
                    hover markdown Deck.title
                    completion String Int64 Double
                    definition 2
                    references 6 8 10
                    outline Deck3 Card1
                    prepared title
                    rename 4 3

                    """, "\(outcome.errors)")
        }
    }
}
