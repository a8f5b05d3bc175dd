import Diagnostics
import Output
import SchemaModel
import SwiftDataOutput
import SwiftLanguage

/// What the target writes for a schema, by file.
struct GeneratedModels {
    let files: [String: String]
    let diagnostics: [String]

    /// As source has them.
    let classes: [String]

    init(
        _ schema: Schema,
        options: OutputOptions = OutputOptions(),
        companions: OutputCompanions = ["swiftdata"]
    ) {
        let request = OutputRequest(
            schema: schema, options: options, documents: [schema.name + ".md"], companions: companions)
        let result = SwiftDataTarget().render(request)
        files = Dictionary(
            uniqueKeysWithValues: result.files.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
        diagnostics = result.diagnostics.map { "\($0.severity): \($0.message) [\($0.id.rawValue)]" }
        classes = ModelNames(schema, options: options).classes.map(\.name.source)
    }

    subscript(name: String) -> String { files[name] ?? "" }
}
