package import Diagnostics
package import SchemaModel

/// How the documents were read: the one entry to the room.
///
/// Purpose: shows a schema with its evidence to a person or a program. Input: a schema and all findings.
/// Output: UTF-8 text. Invariant: every fact of the schema is shown, and everything that was not read.
package struct InspectionReport: Sendable {
    let schema: Schema
    let diagnostics: [Diagnostic]
    let sources: SourceFiles

    package init(schema: Schema, diagnostics: [Diagnostic], sources: SourceFiles) {
        self.schema = schema
        self.diagnostics = DiagnosticRenderer.sorted(diagnostics)
        self.sources = sources
    }
}
