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
            NEW it is about the configuration's schemas. Exits with 2 where something breaks. A document allows it where \
            it says why: <!-- gen: allow breaking.LEVEL: reason -->.

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
        help: ArgumentHelp(
            "Only this level; may be repeated. By default those of the configuration, or all.",
            valueName: "level"))
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
                let before = schemas.configuredLevels?.source.path
                let new = try comparison.chosen(readNew(&schemas, reporter))
                let levels = try levels(schemas, besides: before, reporter)
                reporter.report(schemas.diagnostics, sources: schemas.sources)
                if schemas.hasErrors { return .documentHasErrors }
                var exceptions = DocumentedExceptions(of: new, levels: levels, sources: schemas.sources)
                let reports = try comparison.compare(
                    ComparedSchemas.pairs(old, new), levels: levels, sources: schemas.sources
                ) { report in
                    exceptions.apply(to: &report, sources: schemas.sources)
                }
                reporter.report(exceptions.problems, sources: schemas.sources)
                return reports.allSatisfy { $0.count(.breaks) == 0 } ? .done : .filesDiffer
            }
        }
    }

    /// Those asked for, else those of the newer side's configuration, else all.
    private func levels(
        _ schemas: ComparedSchemas, besides old: String?, _ reporter: Reporter
    ) throws -> Set<Consequence.Level> {
        if !levels.isEmpty { return Set(levels) }
        guard let configured = schemas.configuredLevels, configured.source.path != old else {
            return Set(Consequence.Level.allCases)
        }
        let known = Consequence.Level.allCases.map(\.rawValue)
        let problems = configured.names.filter { !known.contains($0.name) }
            .map { Diagnostic.unknownName($0, what: "level", among: known) }
        if problems.isEmpty {
            return Set(configured.names.compactMap { Consequence.Level(rawValue: $0.name) })
        }
        reporter.report(problems, sources: SourceFiles([configured.source]))
        throw ReportedError(status: .wrongUsage)
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
