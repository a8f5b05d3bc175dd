package import Diagnostics
package import SchemaModel

extension Diagnostic {
    package static func unusedDefault(_ value: DefaultValue, of field: Field) -> Diagnostic {
        Diagnostic(
            .unusedDefault, .remark,
            "the default '\(SwiftComment.line(String(value.written.prefix(80))))' stands in the comment only",
            at: field.spanOfDefault, remedy: "the initialiser takes a literal of the field's type")
    }
}

extension Field {
    /// That of the configuration where it gives the default.
    fileprivate var spanOfDefault: SourceSpan {
        evidence.last { $0.basis == .overridden && $0.fact == .default }?.span ?? span
    }
}

extension DiagnosticID {
    package static let unusedDefault = DiagnosticID("default.unused")
}
