package import Diagnostics
package import SchemaModel

extension Diagnostic {
    package static func unusedDefault(_ value: DefaultValue, of field: Field) -> Diagnostic {
        Diagnostic(
            .unusedDefault, .note,
            "the default '\(SwiftComment.line(String(value.written.prefix(80))))' stands in the comment only",
            at: field.span, remedy: "the initialiser takes a literal of the field's type")
    }
}

extension DiagnosticID {
    package static let unusedDefault = DiagnosticID("default.unused")
}
