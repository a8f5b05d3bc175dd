import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Inspection
import SchemaModel
import Workspace

/// `gen inspect`: how the documents were read, as one schema.
struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows how documents are read: every fact, why it is believed, and what was not read."
    )

    @Option(help: "The form of the answer: text for people, json for programs.")
    var format = Format.text

    @Argument(help: ArgumentHelp("Documents that are one schema; '-' is standard input.", valueName: "doc"))
    var documents: [String]

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    func run() async throws {
        try await finish {
            try InputDocuments.checkUnique(documents)
            let inputs = try documents.map { try InputDocuments.read($0) }
            var pipeline = GeneratorPipeline()
            let reading = pipeline.read(inputs, as: InputDocuments.schemaName(of: documents))
            let emptiness = reading.hasErrors ? nil : pipeline.emptiness(of: reading.schema, .warning)
            let diagnostics = reading.diagnostics + (emptiness.map { [$0] } ?? [])
            let report = InspectionReport(
                schema: reading.schema, diagnostics: diagnostics, sources: pipeline.sources)
            switch format {
            case .json: try Terminal.write(report.json())
            case .text: try Terminal.write(report.text(listsFindings: !Terminal.showsEverything))
            }
            Terminal.report(diagnostics, sources: pipeline.sources)
            return reading.hasErrors ? .documentHasErrors : .done
        }
    }
}
