package import Diagnostics

extension ComparisonReport {
    /// What breaks, and what may, as findings for an editor, for annotations or for code scanning.
    ///
    /// A finding stands in the newer documents; of a record type that is gone there is no place.
    package var findings: [Diagnostic] {
        entries.flatMap { entry in
            entry.consequences.compactMap { consequence in
                consequence.verdict.severity.map { severity in
                    let change = "\(entry.subject.name) \(entry.sentences.joined(separator: "; "))"
                    return Diagnostic(
                        consequence.level.finding, severity, "\(change): \(consequence.message)",
                        at: entry.home ?? entry.new, remedy: consequence.remedy)
                }
            }
        }
    }
}

extension ComparisonReport {
    /// The same, one finding a change: the worst that follows gives it its id, and the rest stands behind it.
    package var foldedFindings: [Diagnostic] {
        entries.compactMap { entry in
            let told = entry.consequences.filter { $0.verdict.severity != nil }
            guard let worst = told.first, let severity = worst.verdict.severity else { return nil }
            let change = "\(entry.subject.name) \(entry.sentences.joined(separator: "; "))"
            let consequences = told.map { "\($0.verdict) \($0.level): \($0.message)" }
            return Diagnostic(
                worst.level.finding, severity, "\(change): \(consequences.joined(separator: "; "))",
                at: entry.home ?? entry.new, remedy: worst.remedy)
        }
    }
}

extension Consequence.Verdict {
    /// Nil for what is no trouble.
    fileprivate var severity: Diagnostic.Severity? {
        switch self {
        case .breaks: .error
        case .risks: .warning
        case .works: nil
        }
    }
}

extension Consequence.Level {
    /// As a comment in the document names it that allows the change.
    fileprivate var finding: DiagnosticID {
        switch self {
        case .cloudkit: .breakingCloudKit
        case .json: .breakingJSON
        case .sql: .breakingSQL
        case .source: .breakingSource
        }
    }
}

extension DiagnosticID {
    fileprivate static let breakingCloudKit = DiagnosticID("breaking.cloudkit")
    fileprivate static let breakingJSON = DiagnosticID("breaking.json")
    fileprivate static let breakingSQL = DiagnosticID("breaking.sql")
    fileprivate static let breakingSource = DiagnosticID("breaking.source")
}
