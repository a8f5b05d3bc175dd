import Diagnostics
import Output
import SchemaModel
import SparkOutput
import TestSupport

/// What the target makes of a schema.
struct SparkScript {
    let text: String
    let diagnostics: [Diagnostic]

    init(_ schema: Schema, options: OutputOptions = OutputOptions()) {
        let result = SparkTarget().render(
            OutputRequest(schema: schema, options: options, documents: ["\(schema.name).md"]))
        text = result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
        diagnostics = result.diagnostics
    }

    /// The part of the text from one line on to the next empty one.
    func paragraph(from start: String) -> String {
        let found =
            text.split(separator: "\n\n").first { $0.hasPrefix(start) } ?? "no paragraph begins with \(start)"
        return String(found.last == "\n" ? found.dropLast() : found)
    }
}

/// A schema of one entity made on the spot.
func thing(_ fields: Field..., keys: [String]...) -> Schema {
    let entity = Entity(
        name: "Thing", kind: .cloudKit, span: SampleSchema.span, fields: fields,
        uniqueKeys: keys.map { UniqueKey(fields: $0, span: SampleSchema.span) })
    return Schema(name: "Things", entities: [entity])
}
