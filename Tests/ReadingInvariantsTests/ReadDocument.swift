import Diagnostics
import GeneratorPipeline
import SchemaModel
import TestSupport

/// A document as the whole way from text to schema reads it.
struct ReadDocument {
    let schema: Schema
    let diagnostics: [Diagnostic]

    init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    init(bytes: [UInt8]) {
        var pipeline = GeneratorPipeline()
        let reading = pipeline.read([InputDocument(path: "Schema.md", bytes: bytes)], as: "Schema")
        schema = reading.schema
        diagnostics = reading.diagnostics
    }

    /// The facts that a made-up schema has, too.
    var facts: MadeUpSchema { MadeUpSchema(schema) }

    /// `table: no column gives a type`
    var unread: [String] { schema.unread.map { "\($0.what.rawValue): \($0.reason)" } }

    /// Whether the report names something that was not read.
    var isListed: Bool {
        !schema.unread.isEmpty
            || diagnostics.contains { ["table.unnamed", "fields.unread"].contains($0.id.rawValue) }
    }

    /// The identifiers of what the author should know, without mere notes.
    var findings: [String] { diagnostics.filter { $0.severity != .note }.map(\.id.rawValue) }
}
