import Diagnostics
import Workspace

/// A file that `generate` would touch, as `check` tells of it.
struct OutdatedFile {
    let place: WorkspacePlace
    let change: FileChange

    /// What stands in its way, and yields to `--force`.
    let obstacle: Obstacle?

    /// Whether another version of `gen` wrote what is there.
    let isOfOtherVersion: Bool

    /// All of a plan, without what not even `--force` overcomes.
    static func all(in plan: WorkspacePlan, of place: WorkspacePlace) -> [OutdatedFile] {
        let obstacles = Dictionary(plan.obstacles.map { ($0.path, $0) }) { first, _ in first }
        let changes = plan.changes + (plan.manifestChange.map { [$0] } ?? [])
        return changes.filter { obstacles[$0.path]?.yieldsToForce ?? true }.map { change in
            OutdatedFile(
                place: place, change: change, obstacle: obstacles[change.path].map(place.shown),
                isOfOtherVersion: plan.isOfOtherVersion)
        }
    }

    /// From the folder of the configuration.
    var path: String { place.shown(change.path) }

    /// The word of its status line.
    var status: String {
        if let obstacle { return obstacle.status }
        return switch change.kind {
        case .created: "MISSING"
        case .updated: isOfOtherVersion ? "VERSION" : "CHANGED"
        case .removed: "EXTRA"
        }
    }

    /// For an editor, for annotations or for code scanning. `command` mends it, and `path` is how messages name the file.
    func finding(at path: String, mendedBy command: String, in sources: inout SourceFiles) -> Diagnostic {
        let file = sources.append(SourceFile(path: path, text: []))
        let span = SourceSpan(file: file, lower: 0, upper: 0)
        if let known = obstacle?.diagnostic {
            return Diagnostic(known.id, known.severity, known.message, at: span, remedy: known.remedy)
        }
        let remedy = "'\(command)' \(change.kind == .removed ? "removes" : "writes") it"
        return Diagnostic(.fileOutdated, .error, "'\(path)' \(words)", at: span, remedy: remedy)
    }

    /// GitHub shows ten of a step.
    static let mostAnnotations = 10

    /// The one finding for more annotations than are shown: how many files, the first of them, what mends.
    static func summary(of files: [OutdatedFile], mendedBy command: String) -> Diagnostic {
        let shown = files.prefix(5).map { "'\($0.path)'" }.joined(separator: ", ")
        let rest = files.count > 5 ? " and \(files.count - 5) more" : ""
        return Diagnostic(
            .fileOutdated, .error, "\(files.count) files are not what the documents say: \(shown)\(rest)",
            at: nil,
            remedy: "'\(command)' writes them")
    }

    private var words: String {
        switch change.kind {
        case .created: "is missing"
        case .updated:
            isOfOtherVersion ? "was written by another version of gen" : "is not what the documents say"
        case .removed: "is no longer generated"
        }
    }
}

extension DiagnosticID {
    fileprivate static let fileOutdated = DiagnosticID("file.outdated")
}
