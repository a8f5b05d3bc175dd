import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Output
import Workspace

/// `gen init`: finds documents and writes a configuration for them.
struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Finds documents, writes a commented 'gen.yml' for them, and tells what to do next.",
        usage: """
            gen init [--target TARGET]... [--output FOLDER] [--yes] [DOC...]
            gen init --print workflow|hook
            """,
        discussion: """
            Without documents it looks for them in the working directory and the folders below. On a terminal it asks \
            which to take, what to write and where; else it takes all that describe record types, models or tables. It \
            never overwrites a configuration. For example:

                gen init Docs/Schema.md
                gen init --target swift --target sqlite --output Generated
            """
    )

    @Flag(name: .shortAndLong, help: "Ask nothing, and take what is found.")
    var yes = false

    @Option(
        name: .customLong("target"),
        help: ArgumentHelp(
            "What to write, instead of what fits: \(outputTargets.map { $0.name }.joined(separator: ", ")). May repeat.",
            valueName: "target"),
        completion: .list(outputTargets.map { $0.name }))
    var targets: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder for what is written; \(StarterChoice.defaultFolder) without it.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Print a text to copy, and write nothing: a workflow for GitHub, or a pre-commit hook.",
            valueName: "text"))
    var print: StarterFile?

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Documents that are one schema.", valueName: "doc"),
        completion: .file(extensions: ["md", "markdown"]))
    var documents: [String] = []

    func run() async throws {
        try await finish(findings) { reporter in
            let folder = try Folders.working()
            let surroundings = StarterSurroundings(around: folder)
            if let print {
                try Terminal.write(print.text(configuration: surroundings?.configuration))
                return .done
            }
            if documents.contains("-") { throw UsageError("a configuration names files: '-' is none") }
            try checkThatNothingIsThere(in: folder)
            var choice = try statedChoice()
            let chosen = try await schemas(in: folder)
            if asks { try ask(&choice, about: chosen) }
            let text = StarterConfiguration(chosen, choice).text
            guard try NewFile.make(Array(text.utf8), at: PathText.joined(folder, "gen.yml")) else {
                throw Self.isThere("gen.yml")
            }
            let report = StarterReport(schemas: chosen, choice: choice, surroundings: surroundings)
            try Terminal.write(report.text)
            return chosen.contains { $0.errorCount > 0 } ? .documentHasErrors : .done
        }
    }

    private var asks: Bool { !yes && Question.canBeAsked }

    private func checkThatNothingIsThere(in folder: String) throws(UsageError) {
        let names = ConfigurationFile.names
        if let name = names.first(where: { FileReader.exists(PathText.joined(folder, $0)) }) {
            throw Self.isThere(name)
        }
    }

    private static func isThere(_ name: String) -> UsageError {
        UsageError("'\(name)' is here already; 'gen inspect' shows what it reads")
    }

    /// What the command line says of targets and folder.
    private func statedChoice() throws(UsageError) -> StarterChoice {
        var choice = StarterChoice()
        if !targets.isEmpty { choice.targets = try KnownTemplates.targets(named: targets) }
        if let output {
            guard let folder = StarterChoice.folder(output) else {
                throw UsageError("'--output' is a folder below the configuration's, not '\(output)'")
            }
            choice.folder = folder
        }
        return choice
    }

    /// What is to be read; there is something.
    private func schemas(in folder: String) async throws -> [FoundSchema] {
        let found = try await ProgressLine.during("looking for documents", findings) {
            try candidates(in: folder)
        }
        if found.isEmpty { throw UsageError(Self.nothingFound(documents)) }
        guard asks, documents.isEmpty else { return found }
        let chosen = try Question.choose(among: found)
        if chosen.isEmpty { throw UsageError("no document was taken: nothing is written") }
        return chosen
    }

    private func ask(_ choice: inout StarterChoice, about schemas: [FoundSchema]) throws {
        if targets.isEmpty {
            let proposed = schemas.flatMap { choice.names(for: $0.kind) }
            choice.targets = try Question.targets(
                proposed: outputTargets.map { $0.name }.filter(proposed.contains))
        }
        if output == nil { choice.folder = try Question.folder(proposed: choice.folder) }
    }

    /// Documents that are named are one schema; of those that are found, only such that refer to each other.
    private func candidates(in folder: String) throws -> [FoundSchema] {
        if documents.isEmpty { return DocumentSearch.schemas(below: folder) }
        try InputDocuments.checkUnique(documents)
        let inputs = try documents.map { try InputDocuments.read($0) }
        let paths = documents.map { path in
            PathText.relative(PathText.joined(folder, path), to: folder)
        }
        guard paths.allSatisfy({ !$0.hasPrefix("/") }) else {
            throw UsageError("documents are named by relative paths")
        }
        let schema = FoundSchema(
            name: InputDocuments.schemaName(of: documents), paths: paths, inputs: inputs)
        return schema.entityNames.isEmpty ? [] : [schema]
    }

    private static func nothingFound(_ documents: [String]) -> String {
        let place = documents.isEmpty ? "here" : "in '\(documents.joined(separator: "', '"))'"
        return """
            no record type, model or table was found \(place)
              a record type is a heading with its name and a table of its fields, below a title that says what they are:

                # CloudKit record types

                ## Chore

                | Field | Type | Notes |
                | --- | --- | --- |
                | `title` | String | What to do. |

              'gen inspect DOC' tells what of a document was not read, and why
            """
    }
}
