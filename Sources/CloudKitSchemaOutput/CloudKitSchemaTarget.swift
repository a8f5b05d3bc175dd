import CloudKitLanguage
package import Output
package import Templating

/// Writes the record types in CloudKit's schema language, in the form in which CloudKit exports them.
///
/// Purpose: `cktool import-schema`, and a diff with what a container has. Input: the schema. Output: one `.ckdb`
/// file. Invariant: CloudKit's grammar derives it, or there is an error.
package struct CloudKitSchemaTarget: OutputTarget {
    package static let name = "ckdb"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = []

    package static func proposedName(for schema: String) -> String { "schema.ckdb" }

    package static var templates: [any ReplaceableTemplate] { [template] }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let lowering = SchemaLowering(request.schema)
        let schema = lowering.canonicalText
        guard !schema.recordTypes.isEmpty else { return OutputResult(diagnostics: lowering.diagnostics) }
        let view = SchemaView(
            headline: PlainText.line(request.headline),
            roles: schema.roles.map(CloudKitSchemaText.quoted),
            recordTypes: schema.recordTypes.map {
                RecordTypeView($0, documentation: lowering.documentation[$0.name])
            })
        var text: [UInt8] = []
        Self.template.render(view, in: request.templates, into: &text)
        return OutputResult(
            files: [GeneratedFile(name: "", text: text)], diagnostics: lowering.diagnostics)
    }

    static let template = NamedTemplate<SchemaView>(
        "ckdb-schema", "The whole file.")
}
