package import Diagnostics
import Output

extension Diagnostic {
    static func renamed(_ name: String, to other: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .changedSwiftName, .remark,
            "'\(SwiftComment.line(String(name.prefix(80))))' is called '\(other)' in Swift", at: span,
            remedy:
                "another name already stands for it, or Swift has no such name; CloudKit's key stays as it is"
        )
    }

    static func repeatedField(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .repeatedField, .warning,
            "'\(SwiftComment.line(String(name.prefix(80))))' is a field already: Swift has the first one",
            at: span,
            remedy: "give it another name, or take it out")
    }

    static func renamedKey(_ name: String, to key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .reservedField, .warning,
            "CloudKit keeps '\(name)' itself: in its records the field is called '\(key)'", at: span,
            remedy: "give the field another name")
    }

    static func unsafeName(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unsafeName, .error,
            "'\(SwiftComment.line(String(name.prefix(80))))' is a path, not a name", at: span,
            remedy: "a record type is named with letters, digits and underscores")
    }

    static func invalidEnumType(_ type: String, of path: String) -> Diagnostic {
        Diagnostic(
            .invalidEnumType, .error,
            "enumTypes: '\(SwiftComment.line(type))' for '\(SwiftComment.line(path))' is no name of a Swift type",
            at: nil, remedy: "give a type's name, such as 'AppTheme' or 'Settings.Theme'")
    }

    static func misplacedEnumType(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .misplacedEnumType, .error,
            "enumTypes: '\(SwiftComment.line(path))' holds neither a text nor an integer", at: span,
            remedy: "only a field that holds a raw value can be of the app's own type")
    }
}

extension DiagnosticID {
    package static let changedSwiftName = DiagnosticID("name.changed")
    package static let repeatedField = DiagnosticID("field.repeated")
    package static let unsafeName = DiagnosticID("name.unsafe")
    package static let invalidEnumType = DiagnosticID("enumType.invalid")
    package static let misplacedEnumType = DiagnosticID("enumType.misplaced")
}
