import Diagnostics

extension Diagnostic {
    static func renamedModel(_ name: String, to other: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .changedSwiftName, .remark,
            "'\(shown(name))' is the class '\(other)' in SwiftData, and 'CD_\(other)' in CloudKit", at: span,
            remedy: "another name already stands for it, or Swift has no such name")
    }

    static func renamedAttribute(_ name: String, to other: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .changedSwiftName, .remark,
            "'\(shown(name))' is called '\(other)' in SwiftData, and 'CD_\(other)' in CloudKit", at: span,
            remedy: "another name already stands for it, or SwiftData has no such name")
    }

    static func unsynchronisable(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unsynchronisableName, .warning, "CloudKit has no field 'CD_\(name)'", at: span,
            remedy: "its names are letters from A to Z, digits and underscores")
    }

    private static func shown(_ name: String) -> String { SwiftComment.line(String(name.prefix(80))) }
}

extension DiagnosticID {
    static let unsynchronisableName = DiagnosticID("name.unsynchronisable")
}
