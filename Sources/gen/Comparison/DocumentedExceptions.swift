import Diagnostics
import Linting
import SchemaComparison
import SchemaModel

/// What the newer documents allow to break, and what is wrong with it.
struct DocumentedExceptions {
    private let allowances: [Allowance]
    private let levels: Set<Consequence.Level>
    private var used: [Set<Consequence.Level>]

    let exceptions: [ChangeException]

    init(of revisions: [SchemaRevision], levels: Set<Consequence.Level>, sources: SourceFiles) {
        let paths = Set(revisions.flatMap { $0.schema?.documents.map(\.path) ?? [] })
        let allowances = sources.files.indices.filter { paths.contains(sources.files[$0].path) }.flatMap {
            Allowance.all(in: sources.files[$0], index: Int32($0))
        }.filter { $0.rules.contains { $0.hasPrefix(Allowance.changePrefix) } }
        self.allowances = allowances
        self.levels = levels
        exceptions = allowances.map { allowance in
            ChangeException(
                allowance.reason.isEmpty ? [] : Set(allowance.rules.compactMap(Self.level)),
                because: allowance.reason, file: allowance.span.file, lines: allowance.lines,
                isOfDocument: allowance.isOfDocument)
        }
        used = [Set<Consequence.Level>](repeating: [], count: allowances.count)
    }

    /// Takes what is allowed out of what breaks.
    mutating func apply(to report: inout ComparisonReport, sources: SourceFiles) {
        let uses = report.allow(exceptions, sources: sources)
        for (index, levels) in uses.enumerated() { used[index].formUnion(levels) }
    }

    /// Exceptions without a reason, for no level, or that nothing needs: of a release that is out, for one.
    var problems: [Diagnostic] {
        let known = Consequence.Level.allCases.map { Allowance.changePrefix + $0.rawValue }
        return zip(allowances, used).flatMap { allowance, used -> [Diagnostic] in
            let rules = allowance.rules.filter { $0.hasPrefix(Allowance.changePrefix) }
            let unknown = rules.filter { !known.contains($0) }.map {
                Diagnostic.unknownRule(
                    $0, of: allowance, among: known, orSee: "there are: " + known.joined(separator: ", "))
            }
            if allowance.reason.isEmpty { return unknown + [.unreasoned(allowance)] }
            let idle = rules.filter { rule in
                Self.level(rule).map { levels.contains($0) && !used.contains($0) } ?? false
            }
            return unknown + idle.map { Diagnostic.unused($0, of: allowance) }
        }
    }

    private static func level(_ rule: String) -> Consequence.Level? {
        guard rule.hasPrefix(Allowance.changePrefix) else { return nil }
        return Consequence.Level(rawValue: String(rule.dropFirst(Allowance.changePrefix.count)))
    }
}
