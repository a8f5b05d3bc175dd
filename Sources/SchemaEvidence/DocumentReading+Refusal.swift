package import Diagnostics
package import SchemaDeclaration

extension DocumentReading {
    /// A sentence that speaks of a key or an index and states none.
    package mutating func reportRefused(
        _ subject: RefusedFact.Subject, because reason: RefusedFact.Reason, at span: SourceSpan
    ) {
        schema.diagnostics.append(RefusedFact(subject, reason).diagnostic(quoting: "this", at: span))
    }
}
