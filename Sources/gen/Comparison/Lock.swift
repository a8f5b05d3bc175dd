import ArgumentParser
import Diagnostics
import GeneratorPipeline
import SchemaComparison
import Workspace

/// `gen lock`: records what has been released.
struct Lock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract: "Records the schemas as they are now as released to production.",
        usage: "gen lock [--config FILE]",
        discussion: """
            Writes '\(ReleaseLock.fileName)' beside the configuration: check it in. 'gen breaking' compares with it \
            where '--against' names nothing else. For example, after a release:

                gen lock
                git add gen.lock.json
            """
    )

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @OptionGroup var findings: DiagnosticOptions

    func run() async throws {
        try await finish(findings) { reporter in
            let request = try GenerationRequest(configuration: config, reporter)
            let collection = try DocumentCollection(request, reporter)
            let errors = Self.errors(in: request, collection)
            if !errors.diagnostics.isEmpty {
                reporter.report(errors.diagnostics, sources: errors.sources)
                return .documentHasErrors
            }
            let documents = request.schemas.flatMap { schema in
                zip(schema.documents, collection.inputs(of: schema)).map { ($0.path, $1.bytes) }
            }
            let distinct = Dictionary(documents) { first, _ in first }
            let lock = ReleaseLock(
                configuration: request.configurationFile,
                documents: distinct.map { ReleaseLock.File(path: $0, bytes: $1) })
            return try write(lock, in: request.folder)
        }
    }

    /// What cannot be read cannot be released.
    private static func errors(
        in request: GenerationRequest, _ collection: DocumentCollection
    ) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        var pipeline = GeneratorPipeline(sources: request.sources)
        let diagnostics = request.schemas.flatMap { schema in
            let reading = pipeline.read(
                collection.inputs(of: schema), as: schema.name, overrides: schema.overrides)
            let emptiness = reading.hasErrors ? nil : pipeline.emptiness(of: reading.schema, .error)
            return reading.diagnostics.filter { $0.severity == .error } + (emptiness.map { [$0] } ?? [])
        }
        return (diagnostics, pipeline.sources)
    }

    private func write(_ lock: ReleaseLock, in folder: String) throws -> ExitStatus {
        let path = PathText.joined(folder, ReleaseLock.fileName)
        let isNew = !FileReader.exists(path)
        if !isNew, try FileReader.read(path) == lock.json {
            try Terminal.write("unchanged \(ReleaseLock.fileName)\n")
            return .done
        }
        try FileWriter.write(lock.json, to: path, replacing: ReleaseLock.isLikely)
        try Terminal.write("\(isNew ? "created" : "updated") \(ReleaseLock.fileName)\n")
        return .done
    }
}
