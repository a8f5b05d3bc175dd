import Diagnostics

/// Leaves out what documents allow, and reports allowances that do nothing.
struct AllowanceCheck {
    private let allowances: [Allowance]

    /// The rules of this run: one of another profile may be needed there.
    private let rules: Set<DiagnosticID>
    private let sources: SourceFiles
    private let known = Set(lintRules.map { $0.id.rawValue })

    init(_ allowances: [Allowance], rules: Set<DiagnosticID>, sources: SourceFiles) {
        self.allowances = allowances
        self.rules = rules
        self.sources = sources
    }

    func apply(to findings: [Diagnostic]) -> [Diagnostic] {
        if allowances.isEmpty { return findings }
        var used = Set<Use>()
        let left = findings.filter { finding in
            let uses = uses(for: finding)
            used.formUnion(uses)
            return uses.isEmpty
        }
        return left + allowances.indices.flatMap { problems(of: $0, used) }
    }

    /// A rule that an allowance names.
    private struct Use: Hashable {
        let allowance: Int
        let rule: String
    }

    private func uses(for finding: Diagnostic) -> [Use] {
        guard let span = finding.span else { return [] }
        let line = sources[span].lineIndex(of: span.lower)
        return allowances.indices.filter { index in
            let allowance = allowances[index]
            return !allowance.reason.isEmpty && allowance.span.file == span.file
                && allowance.lines.contains(line)
                && allowance.rules.contains(finding.id.rawValue)
        }.map { Use(allowance: $0, rule: finding.id.rawValue) }
    }

    private func problems(of index: Int, _ used: Set<Use>) -> [Diagnostic] {
        let allowance = allowances[index]
        if allowance.rules.isEmpty {
            return [
                Diagnostic(
                    .allowanceUnknown, .warning, "the comment allows nothing: it names no rule",
                    at: allowance.span,
                    remedy: "write '<!-- gen: allow RULE: reason -->'")
            ]
        }
        let unknown = allowance.rules.filter { !known.contains($0) }.map { unknownRule($0, allowance) }
        if allowance.reason.isEmpty {
            return unknown + [
                Diagnostic(
                    .allowanceUnreasoned, .warning, "the rule holds: the comment gives no reason against it",
                    at: allowance.span, remedy: "write why behind a colon: '<!-- gen: allow RULE: reason -->'"
                )
            ]
        }
        let idle = allowance.rules.filter { rule in
            rules.contains(DiagnosticID(rule)) && !used.contains(Use(allowance: index, rule: rule))
        }
        return unknown
            + idle.map { rule in
                Diagnostic(
                    .allowanceUnused, .warning, "nothing here breaks '\(rule)'", at: allowance.span,
                    remedy: "take the comment out")
            }
    }

    private func unknownRule(_ rule: String, _ allowance: Allowance) -> Diagnostic {
        Diagnostic(
            .allowanceUnknown, .warning, "there is no rule '\(rule)'", at: allowance.span,
            remedy: didYouMean(rule, among: known.sorted()) ?? "'gen lint --rules' lists them")
    }
}

extension DiagnosticID {
    fileprivate static let allowanceUnknown = DiagnosticID("allow.unknown")
    fileprivate static let allowanceUnreasoned = DiagnosticID("allow.unreasoned")
    fileprivate static let allowanceUnused = DiagnosticID("allow.unused")
}
