import Diagnostics
import GeneratorPipeline
import Output
import Templating

/// The templates of all targets by the names that the command line uses.
enum KnownTemplates {
    /// A template or a partial of one.
    struct Entry {
        let name: String
        let text: [UInt8]
    }

    /// Those of one target, or of all, each once.
    static func entries(of targets: [any OutputTarget.Type]) -> [Entry] {
        let all = targets.flatMap { $0.templates }.flatMap { template in
            [Entry(name: template.name, text: template.text)]
                + template.partials.map { Entry(name: $0.name, text: $0.text) }
        }
        var seen: Set<String> = []
        return all.filter { seen.insert($0.name).inserted }
    }

    /// Every name of a template.
    static var names: [String] { entries(of: outputTargets).map(\.name) }

    static func target(named name: String) -> (any OutputTarget.Type)? {
        outputTargets.first { $0.name == name }
    }

    /// The targets that the words name; all of them where there is none.
    static func targets(named names: [String]) throws(UsageError) -> [any OutputTarget.Type] {
        if names.isEmpty { return outputTargets }
        var targets: [any OutputTarget.Type] = []
        for name in names {
            guard let target = target(named: name) else {
                let known = outputTargets.map { $0.name }
                throw UsageError(
                    "unknown target '\(DiagnosticRenderer.oneLine(name))'; "
                        + (didYouMean(name, among: known)
                            ?? "the targets are: " + known.joined(separator: ", ")))
            }
            targets.append(target)
        }
        return targets
    }

    /// The templates that a word names: one, or all of a target.
    static func entries(named name: String) throws(UsageError) -> [Entry] {
        if let target = target(named: name) { return entries(of: [target]) }
        let all = entries(of: outputTargets)
        if let entry = all.first(where: { $0.name == name }) { return [entry] }
        throw unknown(name, among: all.map(\.name))
    }

    static func unknown(_ name: String, among names: [String]) -> UsageError {
        UsageError(
            "no template or target is called '\(DiagnosticRenderer.oneLine(name))'; "
                + (didYouMean(name, among: names + outputTargets.map { $0.name })
                    ?? "'gen templates list' lists all"))
    }
}
