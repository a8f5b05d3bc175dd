package import Diagnostics

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
        let own = allowance.rules.filter { !$0.hasPrefix(Allowance.changePrefix) }
        if own.isEmpty { return [] }
        let unknown = own.filter { !known.contains($0) }
            .map {
                Diagnostic.unknownRule(
                    $0, of: allowance, among: known.sorted(), orSee: "'gen lint --rules' lists them")
            }
        if allowance.reason.isEmpty { return unknown + [.unreasoned(allowance)] }
        let idle = allowance.rules.filter { rule in
            rules.contains(DiagnosticID(rule)) && !used.contains(Use(allowance: index, rule: rule))
        }
        return unknown
            + idle.map { Diagnostic.unused($0, of: allowance) }
    }
}

extension Allowance {
    /// What the rules of `gen breaking` are called, before the level: they are not for `gen lint` to judge.
    package static let changePrefix = "breaking."
}

extension Diagnostic {
    package static func unknownRule(
        _ rule: String, of allowance: Allowance, among known: [String], orSee place: String
    ) -> Diagnostic {
        Diagnostic(
            .allowanceUnknown, .warning, "there is no rule '\(rule)'", at: allowance.span,
            remedy: didYouMean(rule, among: known) ?? place)
    }

    package static func unreasoned(_ allowance: Allowance) -> Diagnostic {
        Diagnostic(
            .allowanceUnreasoned, .warning, "the rule holds: the comment gives no reason against it",
            at: allowance.span, remedy: "write why behind a colon: '<!-- gen: allow RULE: reason -->'")
    }

    package static func unused(_ rule: String, of allowance: Allowance) -> Diagnostic {
        Diagnostic(
            .allowanceUnused, .warning, "nothing here breaks '\(rule)'", at: allowance.span,
            remedy: "take the comment out")
    }
}

extension DiagnosticID {
    fileprivate static let allowanceUnknown = DiagnosticID("allow.unknown")
    fileprivate static let allowanceUnreasoned = DiagnosticID("allow.unreasoned")
    fileprivate static let allowanceUnused = DiagnosticID("allow.unused")
}
