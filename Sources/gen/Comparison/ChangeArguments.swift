import ArgumentParser
import Diagnostics
import SchemaComparison
import Workspace

/// How the commands that judge a change name its sides.
struct ChangeArguments: ParsableArguments {
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

    @Argument(help: "The schema as it is, instead of the configuration's.")
    var new: String?

    /// Both sides, and whom to ask about.
    struct Sides {
        let old: [SchemaRevision]
        let new: [SchemaRevision]
        let levels: Set<Consequence.Level>

        /// As a reader knows the sides. For example: `main:` and `gen.yml`.
        let oldName: String
        let newName: String

        func pairs() throws -> [ComparedSchemas.Pair] { try ComparedSchemas.pairs(old, new) }
    }

    /// Reads both, and tells what is wrong with them.
    func read(
        _ schemas: inout ComparedSchemas, schema: String?, _ reporter: Reporter
    ) throws -> Sides {
        if against == "-", new == "-" { throw UsageError("only one side can be standard input") }
        let (old, oldName) = try readOld(&schemas, reporter)
        let before = schemas.configuredLevels?.source.path
        let (new, newName) = try readNew(&schemas, reporter)
        let levels = try levels(schemas, besides: before, reporter)
        reporter.report(schemas.diagnostics, sources: schemas.sources)
        return Sides(
            old: try ComparedSchemas.chosen(schema, of: old),
            new: try ComparedSchemas.chosen(schema, of: new),
            levels: levels, oldName: oldName, newName: newName)
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

    private func readOld(
        _ schemas: inout ComparedSchemas, _ reporter: Reporter
    ) throws -> (revisions: [SchemaRevision], name: String) {
        if let against { return (try schemas.read(ComparedSide(against), reporter), against) }
        let file = try configuration()
        let path = PathText.joined(PathText.folder(of: file.source.path), ReleaseLock.fileName)
        guard FileReader.exists(PathText.joined(file.folder, ReleaseLock.fileName)) else {
            throw UsageError(
                "there is no '\(path)' to compare with: name the schema as it was by '--against', or run 'gen lock' "
                    + "once it is released")
        }
        return (try schemas.read(ComparedSide(path), reporter), path)
    }

    /// The one that NEW names, else the nearest: the lock stands beside it.
    private func configuration() throws -> ConfigurationFile {
        let folder = try Folders.working()
        guard let new, try ComparedSide(new).isConfigurationOnDisk else {
            return try ConfigurationFile.find(from: folder)
        }
        return try ConfigurationFile.named(new, in: folder)
    }

    private func readNew(
        _ schemas: inout ComparedSchemas, _ reporter: Reporter
    ) throws -> (revisions: [SchemaRevision], name: String) {
        if let new { return (try schemas.read(ComparedSide(new), reporter), new) }
        let file = try ConfigurationFile.find(from: Folders.working())
        return (try schemas.read(ComparedConfiguration(onDisk: file), reporter), file.source.path)
    }
}

extension Consequence.Level: ExpressibleByArgument {}
