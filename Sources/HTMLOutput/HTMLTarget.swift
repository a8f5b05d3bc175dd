package import Output
import SchemaModel
package import Templating

/// Shows the schema as a page for people.
///
/// Purpose: a team looks at what its documents say, and at what becomes of it. Input: the schema and where it comes
/// from. Output: one file in HTML. Invariants: the page asks for nothing, every text in it is escaped, and without its
/// script it says the same.
package struct HTMLTarget: OutputTarget {
    package static let name = "html"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = []
    package static let showsProvenance = true

    package static func proposedName(for schema: String) -> String { "\(schema).html" }

    package static var templates: [any ReplaceableTemplate] { [page, style, script] }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        guard !request.schema.entities.isEmpty else { return OutputResult() }
        var style: [UInt8] = []
        Self.style.render(FixedView(), in: request.templates, into: &style)
        var script: [UInt8] = []
        Self.script.render(FixedView(), in: request.templates, into: &script)
        var text: [UInt8] = []
        let view = PageLowering(request).view(style: style, script: script)
        Self.page.render(view, in: request.templates, into: &text)
        return OutputResult(files: [GeneratedFile(name: "", text: text)])
    }

    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        let anchors = Anchors(request.schema)
        return request.schema.entities.indices.map { index in
            EntityExplanation(
                lines: ["section #\(anchors.entities[index])"],
                fields: anchors.fields[index].map { ["row #\($0)"] })
        }
    }

    static let page = NamedTemplate<PageView>("html-page", "The whole page.")

    static let style = NamedTemplate<FixedView>(
        "html-style", "How the page looks.")

    static let script = NamedTemplate<FixedView>(
        "html-script", "What searches, sorts and unfolds.")
}
