import GeneratorPipeline
import Output
import Templating

/// The page of the views, as their types tell them.
enum ViewPage {
    static var text: String {
        var seen: Set<String> = []
        let sections = outputTargets.map { target in
            let templates = target.templates.filter { seen.insert($0.name).inserted }
            return "## \(target.name)\n\n" + shared(by: target, besides: templates)
                + templates.map(section).joined(separator: "\n")
        }
        return """
            # Template views

            The keys that each template can use. Made from the types of the views; `gen templates views NAME` prints the same.

            ## How to read the tables

            `text` is a text, `flag` a condition, `texts` a list of texts, and a name in brackets a list of views, whose keys stand in
            the table of that name. <doc:Templates> tells what a tag does with each.


            """ + sections.joined(separator: "\n")
    }

    private static func shared(
        by target: any OutputTarget.Type, besides own: [any ReplaceableTemplate]
    ) -> String {
        let others = target.templates.map(\.name).filter { name in !own.contains { $0.name == name } }
        var seen: Set<String> = []
        let names = others.filter { seen.insert($0).inserted }.map { "`\($0)`" }
        return names.isEmpty ? "" : "Described above: " + names.joined(separator: ", ") + ".\n\n"
    }

    private static func section(_ template: any ReplaceableTemplate) -> String {
        let partials = template.partials.map { "`\($0.name)`" }.joined(separator: ", ")
        let includes = partials.isEmpty ? "" : " Its partials are \(partials)."
        let tables = TemplateViewPage.pages(from: template.keys).filter { !$0.keys.isEmpty }.map(table)
        let text = tables.isEmpty ? "It has no keys.\n" : tables.joined(separator: "\n")
        return "### \(template.name)\n\n\(template.sentence)\(includes)\n\n\(text)"
    }

    private static func table(_ page: TemplateViewPage) -> String {
        let rows = page.keys.map { key in
            "| `\(key.name)` | \(kind(key.kind)) | \(key.sentence.replacing("|", with: "\\|")) |\n"
        }
        return "| \(page.view) | kind | stands for |\n| --- | --- | --- |\n" + rows.joined()
    }

    private static func kind(_ kind: TemplateViewPage.Kind) -> String {
        switch kind {
        case .text: "text"
        case .flag: "flag"
        case .texts: "texts"
        case .views(let view): "`[\(view)]`"
        }
    }
}
