package import Output
import SchemaModel
package import Templating

/// Draws the record types and their references as an entity-relationship diagram.
///
/// Purpose: a picture that GitHub, GitLab and DocC's neighbours show in a Markdown page. Input: the schema. Output: one
/// file in Mermaid's language. Invariant: Mermaid's grammar for `erDiagram` derives it, whatever the names are.
package struct MermaidTarget: OutputTarget {
    package static let name = "mermaid"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package static func proposedName(for schema: String) -> String { "schema.mmd" }

    package static var templates: [any ReplaceableTemplate] { [template] }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let drawing = DiagramLowering(request.schema)
        guard !drawing.entities.isEmpty else { return OutputResult() }
        let view = DiagramView(
            headline: PlainText.line(request.headline), entities: drawing.entities.map(\.view),
            relationships: drawing.relationships)
        var text: [UInt8] = []
        Self.template.render(view, in: request.templates, into: &text)
        return OutputResult(
            files: [GeneratedFile(name: "", text: text)], diagnostics: drawing.diagnostics)
    }

    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        DiagramLowering(request.schema).entities.map { box in
            EntityExplanation(lines: [box.view.name + box.view.title], fields: box.lines.map { [$0] })
        }
    }

    static let template = NamedTemplate<DiagramView>(
        "mermaid-diagram", "The whole diagram.")
}
