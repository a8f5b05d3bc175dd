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
            var plans: [(place: WorkspacePlace, plan: WorkspacePlan)] = []
            for place in request.workspace.places(of: generation.outputs) {
                let plan = try await place.workspace.plan(place.outputs, isComplete: !generation.hasErrors)
                plans.append((place, plan))
            }
            let obstacles = plans.flatMap { place, plan in plan.obstacles.map(place.shown) }
            let blocked = obstacles.filter { !$0.yieldsToForce }.map(\.diagnostic)
            reporter.report(generation.diagnostics + blocked, sources: generation.sources)
            for (place, plan) in plans { try report(plan, of: place) }
            if generation.hasErrors { return .documentHasErrors }
            try Terminal.write(verdict(on: plans.map(\.plan), obstacles))
            if !blocked.isEmpty { return .inputOutput }
            return plans.allSatisfy(\.plan.isClean) ? .done : .filesDiffer
        }
    }

    private func report(_ plan: WorkspacePlan, of place: WorkspacePlace) throws {
        let obstacles = Dictionary(plan.obstacles.map { ($0.path, $0) }) { first, _ in first }
        let changes = plan.changes + (plan.manifestChange.map { [$0] } ?? [])
        for change in changes where obstacles[change.path]?.yieldsToForce ?? true {
            let status = obstacles[change.path]?.status ?? status(of: change.kind)
            try Terminal.write("\(status): \(place.shown(change.path))\n")
            try Terminal.write(place.workspace.difference(made: change))
        }
    }

    private func verdict(on plans: [WorkspacePlan], _ obstacles: [Obstacle]) -> String {
        let changed = plans.reduce(0) { $0 + $1.changes.count + ($1.manifestChange == nil ? 0 : 1) }
        let count = plans.reduce(changed) { $0 + $1.unchangedCount }
        let files = count == 1 ? "1 file" : "\(count) files"
        if plans.allSatisfy(\.isClean) { return "\(files) up to date\n" }
        let difference = "\(changed) of \(files) differ"
        if obstacles.isEmpty { return "\(difference); 'gen generate' writes them\n" }
        guard obstacles.allSatisfy(\.yieldsToForce) else {
            return "\(difference); 'gen generate' cannot write them\n"
        }
        return "\(difference); 'gen generate' needs '--force' for \(names(of: obstacles))\n"
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
