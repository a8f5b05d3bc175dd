import Output
import SchemaModel
import TestSupport

/// Requests for schemas that no document describes.
enum OutputRequestSample {
    static func of(_ schema: Schema) -> OutputRequest {
        OutputRequest(
            schema: schema, options: OutputOptions(), documents: ["Docs/Sample.md"],
            companions: ["html", "sqlite"])
    }
}

/// A text as JavaScript's literal.
enum JSONQuotation {
    static func of(_ text: String) -> String { JSONText.quoted(text) }
}

extension SampleSchema {
    static func entity(_ name: String, _ fields: [Field]) -> Entity {
        Entity(name: name, kind: .cloudKit, span: span, fields: fields)
    }
}
