/// How findings are told: to people, or to programs that read them.
package enum DiagnosticForm: String, CaseIterable, Sendable {
    /// As compilers print them, with the source line and a caret.
    case text

    /// One object with all findings.
    case json

    /// The workflow commands by which GitHub shows findings beside the lines of a change.
    case github

    /// OASIS SARIF 2.1.0, which code scanning tools take.
    case sarif
}
