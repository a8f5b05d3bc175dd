import Diagnostics
import Linting

/// The findings on all schemas of a run, and the line that sums them up.
struct LintVerdict {
    /// Several schemas may share a document: one problem, one message.
    private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    private var profiles: Set<LintProfile> = []

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    mutating func add(_ outcome: LintOutcome) {
        diagnostics += outcome.diagnostics.filter { known.insert($0).inserted }
        profiles.formUnion(outcome.profiles)
    }

    /// For example: `2 errors, 1 note; judged by swiftdata-cloudkit`.
    var summary: String {
        let counts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let names = LintProfile.allCases.filter(profiles.contains).map(\.rawValue).joined(separator: ", ")
        let verdict = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        return verdict + (names.isEmpty ? "" : "; judged by \(names)") + "\n"
    }
}
