import ArgumentParser
import GeneratorPipeline
import Output
import Templating
import Workspace

/// `gen templates list`: the templates of each target, and what the project has instead.
struct TemplatesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the templates of each target, and which of them the project replaces.",
        usage: "gen templates list [TARGET...] [--config FILE]",
        discussion: """
            What stands below another template is included by it. For example:

                gen templates list swift
            """
    )

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Targets; all without any.", valueName: "target"),
        completion: .list(outputTargets.map { $0.name }))
    var targets: [String] = []

    func run() async throws {
        try await finish(findings) { reporter in
            let targets = try KnownTemplates.targets(named: targets)
            let replaced = try replacedNames(reporter)
            let texts = targets.map { text(of: $0, replaced[$0.name] ?? [:]) }
            try Terminal.write(texts.joined(separator: "\n"))
            return .done
        }
    }

    /// The project's files by target and name; none where there is no configuration.
    private func replacedNames(_ reporter: Reporter) throws -> [String: [String: String]] {
        let request: GenerationRequest
        do {
            request = try GenerationRequest(configuration: config, reporter)
        } catch ConfigurationSearchError.nothingFound {
            return [:]
        }
        var names: [String: [String: String]] = [:]
        for output in request.schemas.flatMap(\.outputs) {
            guard let folder = output.templates else { continue }
            for path in TemplateFolder.paths(in: PathText.joined(request.folder, folder.path)) {
                let file = PathText.name(of: path)
                let name = String(file.dropLast(TemplateFolder.suffix.count))
                names[output.target.name, default: [:]][name] = PathText.joined(folder.path, file)
            }
        }
        return names
    }

    private func text(of target: any OutputTarget.Type, _ replaced: [String: String]) -> String {
        var seen: Set<String> = []
        var rows: [(name: String, sentence: String)] = []
        for template in target.templates {
            if seen.insert(template.name).inserted {
                rows.append(("  " + template.name, replacement(replaced[template.name]) + template.sentence))
            }
            for partial in template.partials where seen.insert(partial.name).inserted {
                rows.append(("    " + partial.name, replacement(replaced[partial.name])))
            }
        }
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { row in
            let padding = String(repeating: " ", count: width - row.name.count + 2)
            return row.sentence.isEmpty ? row.name : row.name + padding + row.sentence
        }
        return ([target.name] + lines).joined(separator: "\n") + "\n"
    }

    private func replacement(_ path: String?) -> String { path.map { "replaced by \($0). " } ?? "" }
}
