package import Output
import SchemaModel
package import Templating

/// Writes one JSON Schema, draft 2020-12, of what the generated Swift encodes.
///
/// Purpose: check and document records outside Swift. Input: the schema. Output: one document with `$defs`.
/// Invariant: it is valid JSON and a valid schema, whatever the document's names and texts are.
package struct JSONSchemaTarget: OutputTarget {
    package static let name = "json-schema"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = [
        .closedEnums, .recordNames, .mirroredRecords,
    ]

    package static func proposedName(for schema: String) -> String { "schema.json" }

    package static var templates: [any ReplaceableTemplate] { [template] }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        var text: [UInt8] = []
        Self.template.render(SchemaLowering(request).document(), in: request.templates, into: &text)
        let impossible = request.schema.entities.flatMap { entity in
            entity.fields.filter { entity.isImpossible($0) }
        }
        return OutputResult(
            files: [GeneratedFile(name: "", text: text)], diagnostics: impossible.map { .impossible($0) })
    }

    static let template = NamedTemplate<DocumentView>(
        "json-schema-document",
        "The whole document.",
        partials: [
            TemplatePartial("json-schema-record"),
            TemplatePartial("json-schema-value"),
        ]
    )
}
