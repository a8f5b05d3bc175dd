import Foundation
import TestSupport
import Testing

@testable import gen

/// What a user's file holds is never lost, by whichever option it is named.
struct OwnFileTests {
    @Test func aSingleFileIsNeverTheDocument() throws {
        let configuration = Sample.configuration
            .replacing("Docs/Schema.md", with: "Schema.swift")
            .replacing("{ target: swift, path: Generated/Swift }", with: "{ target: swift }")
            .replacing("      - { target: sqlite, path: Generated/schema.sql }\n", with: "")
        try Project.run(["gen.yml": configuration, "Schema.swift": Sample.document]) { project in
            let outcome = try project.gen("generate", "--single-file", "Schema.swift", "--force")
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("'Schema.swift' is what the files are generated from"))
            #expect(try project.text("Schema.swift") == Sample.document)
        }
    }

    @Test(arguments: ["text", "json", "github", "sarif"])
    func findingsReplaceFindingsOnly(_ form: String) throws {
        try Project.run(["Schema.txt": Sample.wrongDocument, "notes": "Mine.\n"]) { project in
            for path in ["Schema.txt", "notes"] {
                let before = try project.text(path)
                let outcome = try project.gen(
                    "inspect", "Schema.txt", "--diagnostics", form, "--diagnostics-output", path)
                #expect(outcome.status == 74)
                #expect(outcome.errors.contains("'\(path)' could not be written: it holds something else"))
                #expect(try project.text(path) == before)
            }
            for document in ["Schema.txt", "Schema.txt", "notes", "Schema.txt"] {
                let outcome = try project.gen(
                    "inspect", document, "--diagnostics", form, "--diagnostics-output", "findings")
                #expect(outcome.status != 74, "\(outcome.errors)")
            }
        }
    }

    /// Each path was once compared with every other one, which takes hours.
    @Test(.timeLimit(.minutes(20))) func documentsAreToldApartInOnePass() throws {
        let paths = (0..<300_000).map { "\($0).md" }
        try InputDocuments.checkUnique(paths)
        #expect(throws: UsageError.self) { try InputDocuments.checkUnique(paths + ["7.md"]) }
    }
}
