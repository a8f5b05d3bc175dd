import ArgumentParser
import Diagnostics
import Workspace

/// `gen init`: finds documents and writes a configuration for them.
struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds documents, writes a commented 'gen.yml' for them, and tells what to do next.",
        usage: "gen init [DOC...]",
        discussion: """
            Without documents it looks for them in the working directory and the folders below. On a terminal it asks \
            which to take; else it takes all that describe record types, models or tables. It never overwrites a \
            configuration. For example:

                gen init Docs/Schema.md
            """
    )

    @Flag(name: .shortAndLong, help: "Ask nothing, and take what is found.")
    var yes = false

    @OptionGroup var findings: DiagnosticOptions

    @Argument(help: ArgumentHelp("Documents that are one schema.", valueName: "doc"))
    var documents: [String] = []

    func run() async throws {
        try await finish(findings) { reporter in
            if documents.contains("-") { throw UsageError("a configuration names files: '-' is none") }
            let folder = try Folders.working()
            if let name = ConfigurationFile.names.first(where: {
                FileReader.exists(PathText.joined(folder, $0))
            }) {
                throw UsageError("'\(name)' is here already; 'gen inspect' shows what it reads")
            }
            let found = try candidates(in: folder)
            let chosen = yes || !documents.isEmpty ? found : try Question.choose(among: found)
            if chosen.isEmpty { throw UsageError(Self.nothingFound(documents)) }
            let text = StarterConfiguration(chosen).text
            guard try NewFile.make(Array(text.utf8), at: PathText.joined(folder, "gen.yml")) else {
                throw UsageError("'gen.yml' is here already; 'gen inspect' shows what it reads")
            }
            try Terminal.write(report(on: chosen))
            return chosen.contains { $0.errorCount > 0 } ? .documentHasErrors : .done
        }
    }

    /// Documents that are named are one schema; those that are found are one each.
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
              a record type is a heading with its name and a table of its fields:

                ## Chore

                | Field | Type | Notes |
                | --- | --- | --- |
                | `title` | String | What to do. |
            """
    }

    private func report(on schemas: [FoundSchema]) -> String {
        let list = schemas.map { schema in
            "  \(schema.paths.joined(separator: ", ")): \(schema.summary)\n"
        }.joined()
        let document = schemas[0].paths[0]
        let isBroken = schemas.contains { $0.errorCount > 0 }
        let first =
            isBroken
            ? "  gen inspect          shows the errors and what was read; mend the document first\n"
            : "  gen inspect          shows what was read, to check against the document\n"
        return """
            wrote gen.yml, which reads:

            \(list)
            Next:

            \(first)  gen                  writes the files; commit them together with '\(document)' and gen.yml
              gen check            for CI: fails if the files are not what the document says
              gen lint             finds what CloudKit, SwiftData, Core Data or SQLite would refuse

            The targets and folders are in gen.yml: change them as you like.

            """
    }
}
