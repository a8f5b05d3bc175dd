import Diagnostics
import Linting
import Workspace

extension LintSettings {
    /// What a configuration says of rules; a name that is none is an error at its place.
    init(_ configured: ConfiguredLint, _ reporter: Reporter, sources: SourceFiles) throws {
        self.init()
        var problems: [Diagnostic] = []
        for name in configured.profiles {
            if let profile = LintProfile(rawValue: name.name) {
                profiles.append(profile)
            } else {
                let profiles = LintProfile.allCases.map(\.rawValue)
                problems.append(.unknownName(name, what: "profile", among: profiles))
            }
        }
        for entry in configured.severities {
            let id = DiagnosticID(entry.rule.name)
            if lintRules.contains(where: { $0.id == id }) {
                severities[id] = entry.severity
                if entry.severity == nil { disabled.insert(id) }
            } else {
                problems.append(
                    .unknownName(entry.rule, what: "rule", among: lintRules.map { $0.id.rawValue }))
            }
        }
        if problems.isEmpty { return }
        reporter.report(problems, sources: sources)
        throw ReportedError(status: .wrongUsage)
    }
}

extension Diagnostic {
    /// A name in the configuration that none of a kind is called.
    static func unknownName(
        _ name: ConfiguredName, what: String, among names: [String]
    ) -> Diagnostic {
        Diagnostic(
            .ruleUnknown, .error, "unknown \(what) '\(name.name)'", at: name.span,
            remedy: didYouMean(name.name, among: names) ?? "there are: " + names.joined(separator: ", "))
    }
}

extension DiagnosticID {
    fileprivate static let ruleUnknown = DiagnosticID("rule.unknown")
}
