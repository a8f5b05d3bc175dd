import ArgumentParser
import GeneratorPipeline
import Workspace

/// `gen templates show`: the text of a template.
struct TemplatesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Prints a template as it is in this version of gen.",
        discussion: """
            For example:

                gen templates show swift-record
            """
    )

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: "The name of a template, such as swift-record.",
        completion: .custom { _, _, _ in KnownTemplates.names })
    var name: String

    func run() async throws {
        try await finish(findings) { _ in
            let entries = KnownTemplates.entries(of: outputTargets)
            guard let entry = entries.first(where: { $0.name == name }) else {
                if let target = KnownTemplates.target(named: name) {
                    throw UsageError(
                        "'\(name)' is a target; its templates are: "
                            + target.templateNames.joined(separator: ", "))
                }
                throw KnownTemplates.unknown(name, among: entries.map(\.name))
            }
            try Terminal.write(entry.text)
            return .done
        }
    }
}
