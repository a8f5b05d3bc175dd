package import Diagnostics

/// How strictly rules are taken.
package struct LintSettings: Sendable {
    /// By the ids of rules, where they are not the rules' own.
    package var severities: [DiagnosticID: Diagnostic.Severity]

    /// Rules that are turned off.
    package var disabled: Set<DiagnosticID>

    /// Where these are empty, each entity is judged by the profile of its kind.
    package var profiles: [LintProfile]

    package init(
        severities: [DiagnosticID: Diagnostic.Severity] = [:], disabled: Set<DiagnosticID> = [],
        profiles: [LintProfile] = []
    ) {
        self.severities = severities
        self.disabled = disabled
        self.profiles = profiles
    }

    /// Nil for a rule that is turned off.
    func severity(of rule: any LintRule.Type) -> Diagnostic.Severity? {
        disabled.contains(rule.id) ? nil : severities[rule.id] ?? rule.severity
    }
}
