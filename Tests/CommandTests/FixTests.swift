import Foundation
import TestSupport
import Testing

/// `gen fix` mends documents, and touches nothing besides.
struct FixTests {
    /// Damaged as by a program that took UTF-8 for Windows-1252, with a misspelt type and a key without back-ticks.
    private static let broken = """
        # Record types

        ## Trip

        The trip that someone plans.   \("\u{20}")

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | Strng | Titel für Ã¼ber uns, schÃ¶n groÃŸ. |
        | `month` | String (optional) | |

        One trip per month.

        """

    private static let mended =
        broken.replacingOccurrences(of: "Strng", with: "String")
        .replacingOccurrences(of: "Ã¼", with: "ü").replacingOccurrences(of: "Ã¶", with: "ö")
        .replacingOccurrences(of: "ÃŸ", with: "ß").replacingOccurrences(of: "per month", with: "per `month`")

    private func bytes(_ project: Project) throws -> Data {
        try Data(contentsOf: project.folder.appending(path: "Schema.md"))
    }

    @Test func whatHasOneRightAnswerIsMended() throws {
        try Project.run(["Schema.md": Self.broken]) { project in
            let outcome = try project.gen("fix", "Schema.md")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(
                outcome.output == """
                    fixed Schema.md: 5 places
                      9: 'Ã¼' becomes 'ü'
                      9: 'Ã¶' becomes 'ö'
                      9: 'ÃŸ' becomes 'ß'
                      9: 'Strng' becomes 'String'
                      12: 'month' becomes '`month`'

                    """)
            #expect(try project.text("Schema.md") == Self.mended)
            let state = try project.state()
            let again = try project.gen("fix", "Schema.md")
            #expect(again.status == 0 && again.output == "nothing to fix\n")
            #expect(try project.state() == state)
        }
    }

    @Test func aDryRunShowsADiff() throws {
        try Project.run(["Schema.md": Self.broken]) { project in
            let state = try project.state()
            let outcome = try project.gen("fix", "--dry-run", "Schema.md")
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix("--- a/Schema.md\n+++ b/Schema.md\n@@ -"))
            #expect(outcome.output.contains("\n-| `title` | Strng |"))
            #expect(outcome.output.contains("\n+| `title` | String | Titel für über uns, schön groß. |"))
            #expect(outcome.output.hasSuffix("1 document would change\n"))
            #expect(try project.state() == state)
        }
    }

    @Test func lineEndsAndTheByteOrderMarkStay() throws {
        try Project.run { project in
            func windows(_ text: String) -> String {
                "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n")
            }
            try project.put(windows(Self.broken), at: "Schema.md")
            #expect(try project.gen("fix", "Schema.md").status == 0)
            #expect(try bytes(project) == Data(windows(Self.mended).utf8))
        }
    }

    @Test func tablesAreAlignedWhenAsked() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            #expect(try project.gen("fix", "Schema.md").output == "nothing to fix\n")
            #expect(try project.gen("fix", "--align-tables", "Schema.md").status == 0)
            let text = try project.text("Schema.md")
            #expect(text.contains("\n| `position` | Int64 (optional) | Where it stands.   |\n"))
            #expect(text.contains("\n| `title`    | String           | What it is called. |\n"))
            #expect(try project.gen("fix", "--align-tables", "Schema.md").output == "nothing to fix\n")
        }
    }

    /// Date or Data?
    @Test func whatHasTwoAnswersIsLeft() throws {
        let document = Self.mended.replacingOccurrences(of: "String (optional)", with: "Datw")
        try Project.run(["Schema.md": document]) { project in
            let outcome = try project.gen("fix", "Schema.md")
            #expect(outcome.status == 1 && outcome.errors.contains("[type.unknown]"))
            #expect(try project.text("Schema.md") == document)
        }
    }

    @Test func aLinkLeadsToTheFileThatIsWritten() throws {
        try Project.run(["Docs/Schema.md": Self.broken]) { project in
            let link = project.folder.appending(path: "Schema.md").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Docs/Schema.md")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640],
                ofItemAtPath: project.folder.appending(path: "Docs/Schema.md").path)
            #expect(try project.gen("fix", "Schema.md").status == 0)
            #expect(try project.text("Docs/Schema.md") == Self.mended)
            let attributes = try FileManager.default.attributesOfItem(
                atPath: project.folder.appending(path: "Docs/Schema.md").path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Docs/Schema.md")
        }
    }

    @Test func theConfigurationNamesTheDocuments() throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": Self.broken]) { project in
            let outcome = try project.gen("fix")
            #expect(outcome.output.hasPrefix("fixed Docs/Schema.md: 5 places\n  9: "))
            #expect(try project.text("Docs/Schema.md") == Self.mended)
        }
    }

    @Test func helpHasAnExample() throws {
        try Project.run { project in
            let help = try project.gen("fix", "--help")
            #expect(help.output.contains("gen fix --dry-run Docs/Schema.md"))
            #expect(try project.gen("fix", "-").status == 64)
        }
    }
}
