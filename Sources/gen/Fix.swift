import ArgumentParser
import Diagnostics
import Fixing
import TextDifferences
import Workspace

/// `gen fix`: mends in the documents what has one right answer.
struct Fix: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract:
            "Mends damaged text, misspelt types and names without back-ticks in the documents themselves.",
        usage: """
            gen fix [--dry-run] [--align-tables] [--config FILE]
            gen fix [--dry-run] [--align-tables] DOC...
            """,
        discussion: """
            It changes only what has one right answer, and no other byte of a file. Without documents it is about \
            those of the configuration. For example, to see what it would do, and then to do it:

                gen fix --dry-run Docs/Schema.md
                gen fix Docs/Schema.md

            A file that changed since it was read is left alone. It exits with 1 if a document has errors that are \
            left, and with 74 if a file could not be written.
            """
    )

    @Flag(name: .customLong("dry-run"), help: "Print what would change as a unified diff, and write nothing.")
    var isDryRun = false

    @Flag(name: .customLong("align-tables"), help: "Put the pipes of each table below each other, too.")
    var alignsTables = false

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(name: .shortAndLong, help: "Print messages only.")
    var quiet = false

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Documents that are one schema.", valueName: "doc"),
        completion: .file(extensions: ["md", "markdown"]))
    var documents: [String] = []

    func run() async throws {
        try await finish(findings) { reporter in
            reporter.countsRemarks = false
            reporter.listsEach = true
            if documents.contains("-") { throw UsageError("'gen fix' writes files: '-' is none") }
            if !documents.isEmpty, config != nil {
                throw UsageError("'--config' and documents exclude each other\n  leave out one of them")
            }
            let request = try LintRequest(documents, configuration: config, profiles: [], reporter)
            var session = FixSession(alignsTables: alignsTables, sources: request.sources)
            for schema in request.schemas { session.mend(schema) }
            let outcomes = try session.changes.map { try deliver($0, in: request.folder, reporter) }
            if !quiet || isDryRun { try Terminal.write(summary(outcomes)) }
            session.report(to: reporter)
            if outcomes.contains(.changedMeanwhile) { return .inputOutput }
            return session.hasErrors ? .documentHasErrors : .done
        }
    }

    private enum Outcome {
        case written, shown, changedMeanwhile
    }

    private func deliver(
        _ change: FixSession.Change, in folder: String, _ reporter: Reporter
    ) throws -> Outcome {
        if isDryRun {
            try Terminal.writeDifference(
                UnifiedDiff.text(old: change.old, new: change.new, path: change.path))
            return .shown
        }
        let places = change.count == 1 ? "1 place" : "\(change.count) places"
        guard try DocumentFile.replace(change.path, reading: change.old, by: change.new, in: folder) else {
            reporter.complain(
                "'\(change.path)' changed meanwhile, so it is left alone", .fileUnusable)
            return .changedMeanwhile
        }
        if !quiet {
            let lines = change.mendings.map { "  \($0.line): '\($0.old)' becomes '\($0.new)'\n" }
            try Terminal.write("fixed \(change.path): \(places)\n" + lines.joined())
        }
        return .written
    }

    private func summary(_ outcomes: [Outcome]) -> String {
        if outcomes.isEmpty { return "nothing to fix\n" }
        guard isDryRun else { return "" }
        return outcomes.count == 1
            ? "1 document would change\n" : "\(outcomes.count) documents would change\n"
    }
}
