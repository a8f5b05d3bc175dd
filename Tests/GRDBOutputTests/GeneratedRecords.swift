import DedupeOutput
import Diagnostics
import Foundation
import GRDBOutput
import Output
import SchemaModel
import SwiftOutput

/// What the targets `swift` and `grdb` write for a schema, by file: one module.
struct GeneratedRecords {
    let files: [String: String]

    /// Those of `grdb` alone.
    let diagnostics: [String]

    init(_ schema: Schema, options: OutputOptions = OutputOptions(), withHelpers: Bool = false) {
        let request = OutputRequest(
            schema: schema, options: options, documents: [schema.name + ".md"], companions: ["swift", "grdb"])
        let swift = SwiftTarget().render(request)
        let grdb = GRDBTarget().render(request)
        let helpers =
            withHelpers ? DedupeTarget().render(request).files.filter { $0.name.hasSuffix(".swift") } : []
        files = Dictionary(
            uniqueKeysWithValues: (swift.files + grdb.files + helpers).map {
                ($0.name, String(decoding: $0.text, as: UTF8.self))
            })
        diagnostics = grdb.diagnostics.map { "\($0.severity): \($0.message) [\($0.id.rawValue)]" }
    }

    subscript(name: String) -> String { files[name] ?? "" }
}
