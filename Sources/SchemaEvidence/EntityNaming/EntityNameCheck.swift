import Diagnostics
import DocumentWording
import SchemaDeclaration

/// Reports names that no record type can have.
enum EntityNameCheck {
    static func findings(_ claim: Claim) -> [Diagnostic] {
        let name = claim.entity.name
        if Identifier.isValid(name.value) { return [] }
        if claim.strength == .words || name.value.contains(" ") {
            return [
                Diagnostic(
                    .recordTypeUnclear, .warning, "'\(name.value)' is taken as the name of a record type",
                    at: name.span, remedy: "write the record type's name in back-ticks")
            ]
        }
        return [
            Diagnostic(
                .recordTypeIllegal, .error, "'\(name.value)' cannot be the name of a record type",
                at: name.span,
                remedy: "a name begins with a letter and has letters, digits and underscores")
        ]
    }
}

extension DiagnosticID {
    static let recordTypeUnclear = DiagnosticID("recordType.unclear")
    static let recordTypeIllegal = DiagnosticID("recordType.illegal")
}
