import Diagnostics
import Output
import SchemaModel
import SwiftOutput

/// What the target writes for a schema, by file.
struct GeneratedSwift {
    let files: [String: String]
    let diagnostics: [String]

    init(_ schema: Schema, options: OutputOptions = OutputOptions()) {
        let request = OutputRequest(schema: schema, options: options, documents: [schema.name + ".md"])
        let result = SwiftTarget().render(request)
        files = Dictionary(
            uniqueKeysWithValues: result.files.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
        diagnostics = result.diagnostics.map { "\($0.severity): \($0.message) [\($0.id.rawValue)]" }
    }

    subscript(name: String) -> String { files[name] ?? "" }
}
