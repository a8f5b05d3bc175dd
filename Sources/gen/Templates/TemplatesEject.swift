import ArgumentParser
import GeneratorPipeline
import Output
import Workspace

/// `gen templates eject`: copies of templates that a project may change.
struct TemplatesEject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject",
        abstract: "Writes copies of templates, which the project may change. Overwrites nothing.",
        usage: "gen templates eject NAME... --output FOLDER",
        discussion: """
            A name is that of a template, or of a target for all of its templates. Eject only what you change: the \
            rest then stays up to date with gen. For example:

                gen templates eject swift-record --output Templates
            """
    )

    @Option(help: ArgumentHelp("The folder for the copies.", valueName: "folder"), completion: .directory)
    var output: String

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Names of templates or targets.", valueName: "name"),
        completion: .custom { _, _, _ in KnownTemplates.names })
    var names: [String]

    func run() async throws {
        try await finish(findings) { reporter in
            if output.isEmpty { throw UsageError("'--output' needs a folder") }
            let folder = PathText.normalized(output)
            var entries: [KnownTemplates.Entry] = []
            for name in names {
                let named = try KnownTemplates.entries(named: name)
                entries += named.filter { entry in !entries.contains { $0.name == entry.name } }
            }
            let paths = entries.map { PathText.joined(folder, $0.name + TemplateFolder.suffix) }
            let taken = paths.filter(FileReader.exists)
            for path in taken {
                reporter.complain("'\(path)' is there already: nothing is written", .fileUnusable)
            }
            if !taken.isEmpty { return .inputOutput }
            try Folders.create(folder)
            for (entry, path) in zip(entries, paths) {
                guard try NewFile.make(entry.text, at: path) else {
                    reporter.complain("'\(path)' is there already", .fileUnusable)
                    return .inputOutput
                }
                try Terminal.write("created \(path)\n")
            }
            try Terminal.write(nextStep(folder, entries[0].name))
            return .done
        }
    }

    private func nextStep(_ folder: String, _ name: String) -> String {
        let targets = outputTargets.filter { target in
            target.templateNames.contains(name)
        }.map { $0.name }
        return """

            Name the folder in gen.yml, relative to it, with the outputs that it is for:

                - { target: \(targets.first ?? "swift"), path: …, templates: \(folder) }

            'gen templates views \(name)' lists what the template can use.

            """
    }
}
