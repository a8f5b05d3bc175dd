import ArgumentParser
import Workspace

/// `gen check`: what `generate` would do, without doing it.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Shows how the files differ from what the documents say, and fails if they do. Writes nothing.",
        usage: """
            gen check [--config FILE]
            gen check DOC... --target TARGET --output PATH [--target TARGET --output PATH]...
            """
    )

    @OptionGroup var arguments: GenerationArguments
    @OptionGroup var findings: DiagnosticOptions

    func run() async throws {
        try await finish(findings) { reporter in
            let request = try GenerationRequest(arguments, reporter)
            if request.printsOutput { throw UsageError("'gen check' compares files: '-' is none") }
            let generation = try await Generation(request, reporter)
            let plan = try await request.workspace.plan(generation.outputs, isComplete: !generation.hasErrors)
            let blocked = plan.obstacles.filter { !$0.yieldsToForce }.map(\.diagnostic)
            reporter.report(generation.diagnostics + blocked, sources: generation.sources)
            try report(plan, of: request.workspace)
            if generation.hasErrors { return .documentHasErrors }
            try Terminal.write(verdict(on: plan))
            if !blocked.isEmpty { return .inputOutput }
            return plan.isClean ? .done : .filesDiffer
        }
    }

    private func report(_ plan: WorkspacePlan, of workspace: Workspace) throws {
        let obstacles = Dictionary(plan.obstacles.map { ($0.path, $0) }) { first, _ in first }
        let changes = plan.changes + (plan.manifestChange.map { [$0] } ?? [])
        for change in changes where obstacles[change.path]?.yieldsToForce ?? true {
            let status = obstacles[change.path]?.status ?? status(of: change.kind)
            try Terminal.write("\(status): \(change.path)\n")
            try Terminal.write(workspace.difference(made: change))
        }
    }

    private func verdict(on plan: WorkspacePlan) -> String {
        let manifest = plan.manifestChange == nil ? 0 : 1
        let count = plan.changes.count + plan.unchangedCount + manifest
        let files = count == 1 ? "1 file" : "\(count) files"
        if plan.isClean { return "\(files) up to date\n" }
        let difference = "\(plan.changes.count + manifest) of \(files) differ"
        if plan.obstacles.isEmpty { return "\(difference); 'gen generate' writes them\n" }
        guard plan.obstacles.allSatisfy(\.yieldsToForce) else {
            return "\(difference); 'gen generate' cannot write them\n"
        }
        return "\(difference); 'gen generate' needs '--force' for \(names(of: plan.obstacles))\n"
    }

    /// The first ones: each has its status line above.
    private func names(of obstacles: [Obstacle]) -> String {
        let rest = obstacles.count > 5 ? " and \(obstacles.count - 5) more" : ""
        return obstacles.prefix(5).map { "'\($0.path)'" }.joined(separator: ", ") + rest
    }

    private func status(of kind: FileChange.Kind) -> String {
        switch kind {
        case .created: "missing"
        case .updated: "outdated"
        case .removed: "left over"
        }
    }
}
