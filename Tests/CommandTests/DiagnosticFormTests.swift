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

    /// What `check` and `breaking` say to people on standard output, programs hear as findings.
    @Test func whatDiffersAndWhatBreaksAreFindings() throws {
        let configuration = """
            version: 1
            schemas:
              - name: Decks
                documents: [Schema.md]
                outputs: [{ target: sqlite, path: decks.sql }]
            """
        try Project.run(["app/Schema.md": Sample.document, "app/gen.yml": configuration]) { project in
            let missing = try project.gen(
                "check", "--quiet", "--diagnostics", "github", "--config", "app/gen.yml")
            #expect(missing.status == 2)
            #expect(
                missing.errors.hasPrefix(
                    "::error file=app/decks.sql,line=1,endLine=1,col=1,endColumn=1,title=file.outdated::"
                        + "'app/decks.sql' is missing; 'gen generate --config app/gen.yml' writes it\n"),
                "\(missing.errors)")
            for command in [["generate"], ["lock"]] {
                #expect(try project.gen(command, in: "app").status == 0)
            }
            try project.put(
                Sample.document.replacing("`front` | String", with: "`front` | Int64"), at: "app/Schema.md")
            let changed = try project.gen("check", "--diff", "none", "--diagnostics", "github", in: "app")
            #expect(
                changed.errors.contains("'decks.sql' is not what the documents say"), "\(changed.errors)")
            let breaking = try project.gen("breaking", "--diagnostics", "github", "app/gen.yml")
            #expect(breaking.status == 2)
            #expect(
                breaking.errors.hasPrefix("::error file=app/Schema.md,line="), "\(breaking.errors)")
            #expect(breaking.errors.contains("title=breaking.cloudkit::Card.front "), "\(breaking.errors)")
            let text = try project.gen("breaking", "app/gen.yml")
            #expect(text.errors.isEmpty, "standard output has said it")
        }
    }

    /// GitHub shows ten annotations of a step: of more files, one tells all.
    @Test func manyOutdatedFilesAreOneAnnotation() throws {
        let outputs = ["One", "Two", "Three", "Four", "Five"].map {
            "      - { target: swift, path: \($0) }\n"
        }
        let configuration =
            "version: 1\nschemas:\n  - name: Decks\n    documents: [Schema.md]\n    outputs:\n"
            + outputs.joined()
        try Project.run(["gen.yml": configuration, "Schema.md": Sample.document]) { project in
            let missing = try project.gen("check", "--quiet", "--diagnostics", "github")
            let lines = missing.errors.split(separator: "\n").filter { $0.contains("file.outdated") }
            #expect(lines.count == 1, "\(missing.errors)")
            #expect(missing.errors.contains(" files are not what the documents say: 'Five/"))
            #expect(missing.errors.contains("; 'gen generate' writes them\n"))
            let listed = try project.gen("check", "--quiet", "--diagnostics", "json")
            #expect(listed.errors.split(separator: "file.outdated").count > 15)
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

    /// What a rule of a target's makes of many fields is one line of a run that is about files.
    @Test func findingsOfOneRuleAreOneLine() throws {
        let document = """
            # CloudKit record types

            ## Deck

            | Field | Type |
            | --- | --- |
            | `title` | String |
            | `text` | String |
            | ~~`old`~~ | String |
            | ~~`older`~~ | String |

            Searchable: `title`, `text`
            """
        try Project.run(["Schema.md": document]) { project in
            let arguments = ["check", "Schema.md", "--target", "coredata", "--output", "B.xcdatamodeld"]
            let told = try Self.gen(project, arguments)
            #expect(
                told.contains(
                    "warning: Core Data has no index for text search over 'Deck.title' and 'Deck.text' ["))
            #expect(told.contains("nothing writes it: 'old' and 'older' [field.struck]"))
            #expect(told.contains("; '--remarks' lists each"))
            #expect(told.ranges(of: "[index.impossible]").count == 1)
            for more in [["--remarks"], ["--diagnostics", "json"]] {
                let listed = try Self.gen(project, arguments + more)
                #expect(listed.ranges(of: "no index for text search over 'text'").count == 1, "\(listed)")
                #expect(listed.ranges(of: "'older' is struck through").count == 1, "\(listed)")
            }
            let read = try project.gen("inspect", "Schema.md").errors
            #expect(read.contains("'older' is struck through"), "\(read)")
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
