import ArgumentParser
import Diagnostics
import SchemaComparison
import Workspace

/// `gen breaking`: what a change of the schema breaks.
struct Breaking: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "breaking",
        abstract: "Tells what a change of the schema breaks, and for whom.",
        usage: "gen breaking [--against OLD] [--level LEVEL]... [--format FORMAT] [NEW]",
        discussion: """
            Levels: cloudkit (its production schema only grows, and older versions of the app sync with newer ones), \
            json (readers of exports), sql (the local database) and source (callers of the generated Swift). Without \
            NEW it is about the configuration's schemas. Exits with 2 where something breaks. A document allows it where \
            it says why: <!-- gen: allow breaking.LEVEL: reason -->.

            For example:

                gen breaking --against main:
            """
    )

    @OptionGroup var change: ChangeArguments

    @OptionGroup var comparison: ComparisonOptions

    @OptionGroup var findings: DiagnosticOptions

    func run() async throws {
        try await finish(findings) { reporter in
            try reporter.comparing {
                var schemas = ComparedSchemas()
                let sides = try change.read(&schemas, schema: comparison.schema, reporter)
                if schemas.hasErrors { return .documentHasErrors }
                var exceptions = DocumentedExceptions(
                    of: sides.new, levels: sides.levels, sources: schemas.sources)
                let reports = try comparison.compare(
                    sides.pairs(), levels: sides.levels, sources: schemas.sources
                ) { report in
                    exceptions.apply(to: &report, sources: schemas.sources)
                }
                reporter.report(exceptions.problems, sources: schemas.sources)
                let findings = reports.flatMap { reporter.foldsFindings ? $0.foldedFindings : $0.findings }
                reporter.annotate(findings, sources: schemas.sources)
                return reports.allSatisfy { $0.count(.breaks) == 0 } ? .done : .filesDiffer
            }
        }
    }
}
