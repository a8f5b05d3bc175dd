import ArgumentParser
import GeneratorPipeline
import Output
import Templating
import Workspace

/// `gen templates views`: what a template can say, as the types of its views tell it.
struct TemplatesViews: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "views",
        abstract: "Lists the keys that a template can use, with a sentence for each.",
        discussion: """
            A key is a text, a flag, a list of texts, or a list of views with keys of their own. For example:

                gen templates views swift-record
            """
    )

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: "The name of a template or a target.", completion: .custom { _, _, _ in KnownTemplates.names })
    var name: String

    func run() async throws {
        try await finish(findings) { _ in
            let templates = try named().map { template in
                "\(template.name) lays out \(template.keys.viewName). \(template.sentence)\n\n"
                    + TemplateViewPage.pages(from: template.keys).map(\.text).joined(separator: "\n")
            }
            try Terminal.write(templates.joined(separator: "\n"))
            return .done
        }
    }

    /// The templates that a name means. What partials can use is what the templates can that include them.
    private func named() throws(UsageError) -> [any ReplaceableTemplate] {
        let all = outputTargets.flatMap { $0.templates }.distinct
        if let target = KnownTemplates.target(named: name) { return target.templates.distinct }
        let named = all.filter { $0.name == name }
        if !named.isEmpty { return named }
        let including = all.filter { template in template.partials.contains { $0.name == name } }
        if !including.isEmpty { return including }
        throw KnownTemplates.unknown(name, among: KnownTemplates.entries(of: outputTargets).map(\.name))
    }
}

extension [any ReplaceableTemplate] {
    /// Each name once.
    var distinct: [any ReplaceableTemplate] {
        var seen: Set<String> = []
        return filter { seen.insert($0.name).inserted }
    }
}

extension TemplateViewPage {
    /// The name of the view, and a line a key.
    fileprivate var text: String {
        let rows = keys.map { ($0.name, $0.kind.text, $0.sentence) }
        let names = rows.map(\.0.count).max() ?? 0
        let kinds = rows.map(\.1.count).max() ?? 0
        let lines = rows.map { name, kind, sentence in
            "  " + name.padded(to: names) + "  " + kind.padded(to: kinds) + "  " + sentence + "\n"
        }
        return "\(view)\n" + (lines.isEmpty ? "  no keys\n" : lines.joined())
    }
}

extension TemplateViewPage.Kind {
    /// As documentation calls it.
    package var text: String {
        switch self {
        case .text: "text"
        case .flag: "flag"
        case .texts: "texts"
        case .views(let view): "[\(view)]"
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
