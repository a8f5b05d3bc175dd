import ArgumentParser
import Diagnostics
import SchemaComparison
import Workspace

/// `gen breaking`: what a change of the schema breaks.
struct Breaking: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells what a change of the schema breaks, and for whom.",
        usage: "gen breaking [--against OLD] [--level LEVEL]... [--format FORMAT] [NEW]",
        discussion: """
            Levels: cloudkit (its production schema only grows, and older versions of the app sync with newer ones), \
            json (readers of exports), sql (the local database) and source (callers of the generated Swift). Without \
            NEW it is about the configuration's schemas. Exits with 2 where something breaks.

            For example:

                gen breaking --against main:
            """
    )

    @Option(
        help: ArgumentHelp(
            "The schema as it was, instead of '\(ReleaseLock.fileName)': all that 'gen diff' takes.",
            valueName: "old"))
    var against: String?

    @Option(
        name: .customLong("level"),
        help: ArgumentHelp("Only this level; may be repeated. All by default.", valueName: "level"))
    var levels: [Consequence.Level] = []

    @OptionGroup var comparison: ComparisonOptions

    @OptionGroup var findings: DiagnosticOptions

    @Argument(help: "The schema as it is, instead of the configuration's.")
    var new: String?

    func run() async throws {
        try await finish(findings) { reporter in
            if against == "-", new == "-" { throw UsageError("only one side can be standard input") }
            return try reporter.comparing {
                var schemas = ComparedSchemas()
                let old = try comparison.chosen(readOld(&schemas, reporter))
                let new = try comparison.chosen(readNew(&schemas, reporter))
                reporter.report(schemas.diagnostics, sources: schemas.sources)
                if schemas.hasErrors { return .documentHasErrors }
                let reports = try comparison.compare(
                    ComparedSchemas.pairs(old, new),
                    levels: Set(levels.isEmpty ? Consequence.Level.allCases : levels),
                    sources: schemas.sources)
                return reports.allSatisfy { $0.count(.breaks) == 0 } ? .done : .filesDiffer
            }
        }
    }

    private func readOld(_ schemas: inout ComparedSchemas, _ reporter: Reporter) throws -> [SchemaRevision] {
        if let against { return try schemas.read(ComparedSide(against), reporter) }
        let file = try ConfigurationFile.find(from: Folders.working())
        let path = PathText.joined(PathText.folder(of: file.source.path), ReleaseLock.fileName)
        guard FileReader.exists(PathText.joined(file.folder, ReleaseLock.fileName)) else {
            throw UsageError(
                "there is no '\(path)' to compare with: name the schema as it was by '--against', or run 'gen lock' "
                    + "once it is released")
        }
        return try schemas.read(ComparedSide(path), reporter)
    }

    private func readNew(_ schemas: inout ComparedSchemas, _ reporter: Reporter) throws -> [SchemaRevision] {
        if let new { return try schemas.read(ComparedSide(new), reporter) }
        let file = try ConfigurationFile.find(from: Folders.working())
        return try schemas.read(ComparedConfiguration(onDisk: file), reporter)
    }
}

extension Consequence.Level: ExpressibleByArgument {}
