import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Inspection
import SchemaModel
import Workspace

/// `gen inspect`: how the documents were read, as one schema.
struct Inspect: ParsableCommand {
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

    func run() throws {
        try finish {
            let inputs = try InputDocuments.read(documents)
            var pipeline = GeneratorPipeline()
            let reading = pipeline.read(inputs, as: InputDocuments.schemaName(of: documents))
            let report = InspectionReport(
                schema: reading.schema, diagnostics: reading.diagnostics, sources: pipeline.sources)
            try Terminal.write(format == .json ? report.json() : report.json())
            Terminal.report(reading.diagnostics, sources: pipeline.sources)
            return reading.hasErrors ? .documentHasErrors : .done
        }
    }
}
