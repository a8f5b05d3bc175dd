import ArgumentParser
import Diagnostics
import SchemaComparison
import Workspace

/// `gen verify`: whether a container has what the document says, and the other way round.
struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares documents with what CloudKit has.",
        usage: "gen verify [--format FORMAT] [--schema NAME] --ckdb FILE [DOC...]",
        discussion: """
            The export is what 'xcrun cktool export-schema' writes. What is gone is in the export and not in the \
            documents. Exits with 2 where they differ.

            For example:

                gen verify --ckdb production.ckdb Docs/Schema.md
            """
    )

    @Option(help: ArgumentHelp("The exported schema.", valueName: "file"))
    var ckdb: String

    @OptionGroup var comparison: ComparisonOptions

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Documents that are one schema, instead of the configuration's.", valueName: "doc")
    )
    var documents: [String] = []

    func run() async throws {
        try await finish(findings) { reporter in
            try reporter.comparing {
                var schemas = ComparedSchemas()
                let container = try schemas.readExport(ckdb)
                let new = try comparison.chosen(read(&schemas, reporter))
                reporter.report(schemas.diagnostics, sources: schemas.sources)
                if schemas.hasErrors { return .documentHasErrors }
                let reports = try comparison.compare(
                    ComparedSchemas.pairs(container, new), levels: [], sources: schemas.sources)
                return reports.allSatisfy(\.entries.isEmpty) ? .done : .filesDiffer
            }
        }
    }

    private func read(_ schemas: inout ComparedSchemas, _ reporter: Reporter) throws -> [SchemaRevision] {
        if !documents.isEmpty {
            try InputDocuments.checkUnique(documents)
            return [try schemas.read(documents)]
        }
        let file = try ConfigurationFile.find(from: Folders.working())
        return try schemas.read(ComparedConfiguration(onDisk: file), reporter)
    }
}
