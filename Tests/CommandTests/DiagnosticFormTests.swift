import Foundation
import TestSupport
import Testing

/// Every command tells its findings in the form that it is asked for.
struct DiagnosticFormTests {
    private static let broken = """
        # CloudKit record types

        ## Deck

        | Field | Type |
        | --- | --- |
        | `title` | Strng |
        | `position` | Int64 |
        """

    @Test(arguments: ["inspect", "explain"])
    func jsonIsOneObject(command: String) throws {
        try Project.run(["Schema.md": Self.broken]) { project in
            let outcome = try project.gen(command, "--diagnostics", "json", "Schema.md")
            #expect(outcome.status == 1)
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Any])
            let findings = try #require(object["diagnostics"] as? [[String: Any]])
            #expect(findings.contains { $0["id"] as? String == "type.unknown" }, "\(outcome.errors)")
        }
    }

    @Test func usageIsReportedInTheSameForm() throws {
        try Project.run { project in
            let outcome = try project.gen("check", "--diagnostics", "github")
            #expect(outcome.status == 64)
            #expect(outcome.errors.hasPrefix("::error title=usage.wrong::"), "\(outcome.errors)")
        }
    }

    @Test func aFileTakesThem() throws {
        try Project.run(["Schema.md": Self.broken]) { project in
            let outcome = try project.gen(
                "inspect", "Schema.md", "--diagnostics", "sarif", "--diagnostics-output", "findings.sarif")
            #expect(outcome.status == 1 && outcome.errors.isEmpty)
            #expect(try project.text("findings.sarif").contains(#""ruleId": "type.unknown""#))
            let text = try project.gen("inspect", "Schema.md", "--diagnostics-output", "findings.txt")
            #expect(text.errors.isEmpty)
            #expect(try project.text("findings.txt").contains("error: unknown type 'Strng' [type.unknown]"))
        }
    }

    @Test func aDocumentIsNoPlaceForThem() throws {
        try Project.run(["Schema.md": Self.broken]) { project in
            let outcome = try project.gen("inspect", "Schema.md", "--diagnostics-output", "Schema.md")
            #expect(outcome.status == 64)
            #expect(try project.text("Schema.md") == Self.broken)
        }
    }

    @Test func remarksAreCountedUnlessAskedFor() throws {
        let document = """
            # SwiftData models

            ## Deck

            | Field | Type |
            | --- | --- |
            | `title` | String |
            """
        try Project.run(["Schema.md": document]) { project in
            let arguments = [
                "check", "Schema.md", "--target", "swiftdata", "--output", "A", "--target", "coredata",
                "--output", "B.xcdatamodeld",
            ]
            let counted = try Self.gen(project, arguments)
            #expect(
                counted.hasSuffix(
                    "gen: 1 remark on what targets convert by their own rules; '--remarks' lists them\n"),
                "\(counted)")
            let listed = try Self.gen(project, arguments + ["--remarks"])
            #expect(listed.contains("remark: 'Deck.title' begins empty"), "\(listed)")
            #expect(listed.contains("[default.neutral; swiftdata; coredata]"), "\(listed)")
        }
    }

    @Test func explainListsTheRemarksOnAField() throws {
        let document =
            "# SwiftData models\n\n## Deck\n\n| Field | Type |\n| --- | --- |\n| `title` | String |\n"
        try Project.run(["Schema.md": document]) { project in
            let outcome = try project.gen("explain", "Schema.md", "Deck.title", "--remarks")
            #expect(outcome.errors.contains("[default.neutral"), "\(outcome.errors)")
        }
    }

    @Test func explainDiagnosticTellsItsPage() throws {
        try Project.run { project in
            let page = try project.gen("explain-diagnostic", "type.unknown")
            #expect(page.status == 0 && page.output.hasPrefix("type.unknown: A type is unknown\n"))
            let list = try project.gen("explain-diagnostic")
            #expect(list.output.contains("\ntype.unknown "))
            let unknown = try project.gen("explain-diagnostic", "type.unknow")
            #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'type.unknown'?"))
        }
    }

    private static func gen(_ project: Project, _ arguments: [String]) throws -> String {
        try project.run(arguments).errors
    }
}
