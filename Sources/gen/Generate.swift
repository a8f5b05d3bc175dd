import ArgumentParser
import Output
import Workspace

/// `gen generate`, or just `gen`: writes what changed.
struct Generate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Writes the files that changed: those of the configuration, or of the documents given here.",
        usage: """
            gen [generate] [--config FILE] [--force] [--quiet]
            gen generate DOC... --target TARGET --output PATH [--target TARGET --output PATH]...
            """
    )

    @OptionGroup var arguments: GenerationArguments
    @OptionGroup var findings: DiagnosticOptions

    @Flag(help: "Overwrite or remove files that were edited by hand or are not gen's.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print nothing on standard output.")
    var quiet = false

    func run() async throws {
        try await finish(findings) { reporter in
            reporter.countsRemarks = !quiet
            let request = try GenerationRequest(arguments, reporter)
            let generation = try await Generation(request, reporter)
            reporter.report(generation.diagnostics, sources: generation.sources)
            if generation.hasErrors { return .documentHasErrors }
            if request.printsOutput {
                for file in generation.outputs.flatMap(\.files) { try Terminal.write(file.text) }
                return .done
            }
            return try await write(generation, to: request.workspace, reporter)
        }
    }

    private func write(
        _ generation: Generation, to workspace: Workspace, _ reporter: Reporter
    ) async throws -> ExitStatus {
        let plan = try await workspace.plan(generation.outputs, force: force)
        reporter.report(plan.obstacles.map(\.diagnostic), sources: generation.sources)
        guard plan.obstacles.isEmpty else { return .inputOutput }
        try await workspace.write(plan)
        if !quiet { try Terminal.write(summary(of: plan)) }
        return .done
    }

    /// A line a touched file, and one for all.
    private func summary(of plan: WorkspacePlan) -> String {
        let changes = plan.changes + (plan.manifestChange.map { [$0] } ?? [])
        let lines = changes.map { "\($0.kind.rawValue) \($0.path)\n" }.joined()
        let counts = [FileChange.Kind.created, .updated, .removed].compactMap { kind in
            let count = plan.changes.count { $0.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        let unchanged = plan.unchangedCount > 0 || counts.isEmpty ? ["\(plan.unchangedCount) unchanged"] : []
        return lines + (counts + unchanged).joined(separator: ", ") + "\n"
    }
}
