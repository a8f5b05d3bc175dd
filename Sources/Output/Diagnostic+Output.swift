package import Diagnostics
package import SchemaModel

extension Diagnostic {
    /// A default such as `.draft` of an enumeration whose cases no document lists. All targets say it in the same
    /// words, so that it is one message.
    package static func assumedRawValue(_ name: String, of field: Field) -> Diagnostic {
        Diagnostic(
            .assumedRawValue, .warning, "the raw value of '.\(name)' is taken to be \"\(name)\"",
            at: field.span,
            remedy: "list the values of the enumeration, or write the raw value")
    }
}

extension DiagnosticID {
    package static let assumedRawValue = DiagnosticID("default.assumed")
}
