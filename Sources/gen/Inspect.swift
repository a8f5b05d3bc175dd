import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Inspection
import SchemaModel
import Workspace

/// `gen inspect`: how the documents were read, as one schema.
struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Shows how documents are read: every fact, why it is believed, and what was not read.",
        usage: """
            gen inspect [--format FORMAT] DOC...
            gen inspect [--format FORMAT] [--config FILE] [--schema NAME]
            """,
        discussion: """
            Without documents it is about the schemas of the configuration, with their overrides. For example:

                gen inspect Docs/Schema.md
                gen inspect --format json - < Docs/Schema.md
            """
    )

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(help: ArgumentHelp("Only this schema of the configuration.", valueName: "name"))
    var schema: String?

    @OptionGroup var findings: DiagnosticOptions

    @Option(help: "The form of the answer: text for people, json for programs.")
    var format = Format.text

    @Argument(
        help: ArgumentHelp("Documents that are one schema; '-' is standard input.", valueName: "doc"),
        completion: .file(extensions: ["md", "markdown"]))
    var documents: [String] = []

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    func run() async throws {
        try await finish(findings) { reporter in
            reporter.listsEach = true
            let request = try InspectionRequest(
                documents, configuration: config, schema: schema, reporter)
            if format == .json, request.schemas.count > 1 {
                throw UsageError(
                    "JSON is about one schema: choose it with '--schema'; there are: \(request.names)")
            }
            var pipeline = GeneratorPipeline(sources: request.sources)
            var diagnostics: [Diagnostic] = []
            for (index, schema) in request.schemas.enumerated() {
                if index > 0 { try Terminal.write("\n") }
                diagnostics += try inspect(schema, &pipeline).filter { !diagnostics.contains($0) }
            }
            reporter.report(diagnostics, sources: pipeline.sources)
            return diagnostics.contains { $0.severity == .error } ? .documentHasErrors : .done
        }
    }

    /// Shows one schema and gives its findings.
    private func inspect(
        _ schema: InspectionRequest.Schema, _ pipeline: inout GeneratorPipeline
    ) throws -> [Diagnostic] {
        let reading = pipeline.read(schema.inputs, as: schema.name, overrides: schema.overrides)
        let emptiness = reading.hasErrors ? nil : pipeline.emptiness(of: reading.schema, .warning)
        let diagnostics = reading.diagnostics(and: emptiness)
        let report = InspectionReport(
            schema: reading.schema, diagnostics: diagnostics, sources: pipeline.sources)
        switch format {
        case .json: try Terminal.write(report.json())
        case .text: try Terminal.write(report.text(listsFindings: !Terminal.showsEverything))
        }
        return diagnostics
    }
}
