import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Inspection
import Output
import SchemaModel
import Workspace

/// `gen explain`: where each fact of an entity or field comes from, and what the targets make of it.
struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tells where each fact of an entity or field comes from and what every target makes of it.",
        usage: """
            gen explain DOC... [ENTITY[.FIELD]]
            gen explain [--config FILE] [ENTITY[.FIELD]]
            """,
        discussion: """
            The last argument names an entity or field unless a file of that name is there, it is '-', or it looks \
            like the path of a document. Without documents it is about those of the configuration and its targets. \
            For example:

                gen explain Docs/Schema.md Deck.title
            """
    )

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @OptionGroup var diagnosticOptions: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Documents that are one schema, then a name.", valueName: "doc or name"),
        completion: .file(extensions: ["md", "markdown"]))
    var words: [String] = []

    func run() async throws {
        try await finish(diagnosticOptions) { reporter in
            reporter.listsRemarks = true
            let request = try ExplanationRequest(words: words, configuration: config, reporter)
            var pipeline = GeneratorPipeline(sources: request.sources)
            let schemas = request.schemas.map { schema in
                let reading = pipeline.read(schema.inputs, as: schema.name, overrides: schema.overrides)
                return ExplainedSchema(request: schema, reading: reading)
            }
            let status = schemas.contains { $0.reading.hasErrors } ? ExitStatus.documentHasErrors : .done
            guard let name = request.name else {
                try overview(schemas, pipeline, reporter)
                return status
            }
            try explain(name, in: schemas, pipeline, reporter)
            return status
        }
    }

    private func overview(
        _ schemas: [ExplainedSchema], _ pipeline: GeneratorPipeline, _ reporter: Reporter
    ) throws {
        let texts = schemas.map { FieldOverview.text(of: $0.reading.schema, sources: pipeline.sources) }
        try Terminal.write(texts.joined(separator: "\n"))
        let findings = schemas.flatMap { schema in
            let emptiness =
                schema.reading.hasErrors ? nil : pipeline.emptiness(of: schema.reading.schema, .warning)
            return schema.reading.diagnostics(and: emptiness)
        }
        reporter.report(findings, sources: pipeline.sources)
    }

    /// Several schemas of a configuration may have the name: all of them are meant.
    private func explain(
        _ name: String, in schemas: [ExplainedSchema], _ pipeline: GeneratorPipeline, _ reporter: Reporter
    ) throws {
        let subjects = schemas.flatMap { schema in schema.subjects(named: name).map { (schema, $0) } }
        let errors = schemas.flatMap(\.reading.diagnostics).filter { $0.severity == .error }
        if subjects.isEmpty {
            reporter.report(errors, sources: pipeline.sources)
            throw UnknownSubject(name, in: schemas.map(\.reading.schema)).error
        }
        let texts = subjects.map { schema, subject in schema.text(of: subject, pipeline) }
        try Terminal.write(texts.joined(separator: "\n"))
        let findings = subjects.flatMap { schema, subject in schema.findings(about: subject, pipeline) }
        reporter.report(errors + findings, sources: pipeline.sources)
    }
}
