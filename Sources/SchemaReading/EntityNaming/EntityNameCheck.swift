import Diagnostics

/// Reports names that no record type can have.
enum EntityNameCheck {
    static func check(_ title: EntityTitle, in reading: inout DocumentReading) {
        let name = title.name.value
        if Identifier.isValid(name) { return }
        if title.strength == .words || name.contains(" ") {
            reading.report(
                .recordTypeUnclear, .warning, "'\(name)' is taken as the name of a record type",
                at: title.name.span,
                remedy: "write the record type's name in back-ticks")
        } else {
            reading.report(
                .recordTypeIllegal, .error, "'\(name)' cannot be the name of a record type",
                at: title.name.span,
                remedy: "a name begins with a letter and has letters, digits and underscores")
        }
    }
}

extension DiagnosticID {
    static let recordTypeUnclear = DiagnosticID("recordType.unclear")
    static let recordTypeIllegal = DiagnosticID("recordType.illegal")
}
