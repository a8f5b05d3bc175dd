package import Diagnostics
package import SchemaModel

extension Diagnostic {
    package static func unusedDefault(_ value: DefaultValue, of field: Field) -> Diagnostic {
        Diagnostic(
            .unusedDefault, .note,
            "the default '\(SwiftComment.line(String(value.written.prefix(80))))' stands in the comment only",
            at: field.span, remedy: "the initialiser takes a literal of the field's type")
    }

    package static func unencrypted(_ field: Field) -> Diagnostic {
        Diagnostic(
            .unencryptedField, .warning, "CloudKit encrypts no references and files of its own accord",
            at: field.span,
            remedy: "'\(SwiftComment.line(String(field.name.prefix(80))))' is written as an ordinary field")
    }
}

extension DiagnosticID {
    package static let unusedDefault = DiagnosticID("default.unused")
    package static let unencryptedField = DiagnosticID("encryption.unsupported")
}
