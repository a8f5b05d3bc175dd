package import Diagnostics
import SchemaModel
import SwiftLanguage

extension Diagnostic {
    static func unusedDefault(_ value: DefaultValue, of field: Field) -> Diagnostic {
        Diagnostic(
            .unusedDefault, .note,
            "the default '\(SwiftComment.line(String(value.written.prefix(80))))' stands in the comment only",
            at: field.span, remedy: "the initialiser takes a literal of the field's type")
    }

    static func assumedRawValue(_ name: String, of field: Field) -> Diagnostic {
        Diagnostic(
            .assumedRawValue, .warning, "the raw value of '.\(name)' is taken to be \"\(name)\"",
            at: field.span,
            remedy: "list the values of the enumeration, or bind it with 'enumTypes'")
    }

    static func unencrypted(_ field: Field) -> Diagnostic {
        Diagnostic(
            .unencryptedField, .warning, "CloudKit encrypts no references and files of its own accord",
            at: field.span,
            remedy: "'\(SwiftComment.line(String(field.name.prefix(80))))' is written as an ordinary field")
    }
}

extension DiagnosticID {
    package static let unusedDefault = DiagnosticID("default.unused")
    package static let assumedRawValue = DiagnosticID("default.assumed")
    package static let unencryptedField = DiagnosticID("encryption.unsupported")
}
