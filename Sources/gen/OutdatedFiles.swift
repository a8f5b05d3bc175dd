import Diagnostics
import Workspace

/// The files that `generate` would touch, as findings for an editor, for annotations or for code scanning.
struct OutdatedFiles {
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var sources = SourceFiles()

    /// As the status line of the file says it.
    mutating func add(
        _ status: String, of kind: FileChange.Kind, at path: String, obstacle: Obstacle?, _ command: String
    ) {
        let file = sources.append(SourceFile(path: path, text: []))
        let span = SourceSpan(file: file, lower: 0, upper: 0)
        if let known = obstacle?.diagnostic {
            diagnostics.append(
                Diagnostic(known.id, known.severity, known.message, at: span, remedy: known.remedy))
            return
        }
        diagnostics.append(
            Diagnostic(
                .fileOutdated, .error, "'\(path)' \(Self.words(kind, status))", at: span,
                remedy: "'\(command)' \(kind == .removed ? "removes" : "writes") it"))
    }

    private static func words(_ kind: FileChange.Kind, _ status: String) -> String {
        switch kind {
        case .created: "is missing"
        case .updated where status == "VERSION": "was written by another version of gen"
        case .updated: "is not what the documents say"
        case .removed: "is no longer generated"
        }
    }
}

extension DiagnosticID {
    fileprivate static let fileOutdated = DiagnosticID("file.outdated")
}
