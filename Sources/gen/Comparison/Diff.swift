import ArgumentParser
import Diagnostics
import SchemaComparison
import Workspace

/// `gen diff`: in what two schemas differ.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Tells in what two schemas differ, thing by thing.",
        usage: "gen diff [--format FORMAT] [--schema NAME] OLD NEW",
        discussion: """
            A side is a document, a configuration, an export of CloudKit's (.ckdb), '\(ReleaseLock.fileName)', or one of these as a revision in \
            git has it: REVISION:PATH, or REVISION: for its configuration. Exits with 0 where they are the same, with \
            2 where they differ.

            For example:

                gen diff HEAD~1:Docs/Schema.md Docs/Schema.md
            """
    )

    @OptionGroup var comparison: ComparisonOptions

    @OptionGroup var findings: DiagnosticOptions

    @Argument(help: "The schema as it was.")
    var old: String

    @Argument(help: "The schema as it is.")
    var new: String

    func run() async throws {
        try await finish(findings) { reporter in
            if old == "-", new == "-" { throw UsageError("only one side can be standard input") }
            return try reporter.comparing {
                var schemas = ComparedSchemas()
                let old = try comparison.chosen(schemas.read(ComparedSide(old), reporter))
                let new = try comparison.chosen(schemas.read(ComparedSide(new), reporter))
                reporter.report(schemas.diagnostics, sources: schemas.sources)
                if schemas.hasErrors { return .documentHasErrors }
                let reports = try comparison.compare(
                    ComparedSchemas.pairs(old, new), levels: [], sources: schemas.sources)
                return reports.allSatisfy(\.entries.isEmpty) ? .done : .filesDiffer
            }
        }
    }
}

extension Reporter {
    /// Tells what git and the lock refuse.
    func comparing(_ body: () throws -> ExitStatus) throws -> ExitStatus {
        try reading(body) ?? .inputOutput
    }

    /// The same of what is read; nil where it was refused.
    func reading<Answer>(_ body: () throws -> Answer) throws -> Answer? {
        do {
            return try body()
        } catch let error as GitError {
            complain("git does not give what is to be compared: \(error.message)", .fileUnusable)
            return nil
        } catch let error as LiveDatabase.Refusal {
            complain(error.message, .fileUnusable)
            return nil
        } catch let error as ReleaseLockError {
            complain("\(error)", .fileUnusable)
            return nil
        }
    }
}
