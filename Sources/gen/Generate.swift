import ArgumentParser
import Diagnostics
import Output
import Workspace

/// `gen generate`, or just `gen`: writes what changed.
struct Generate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract:
            "Writes the files that changed: those of the configuration, or of the documents given here.",
        usage: """
            gen [generate] [--config FILE] [--single-file FILE] [--force] [--quiet] [--verbose]
            gen generate DOC... --target TARGET --output PATH [--target TARGET --output PATH]...
            """,
        discussion: """
            For example, what 'gen.yml' asks for, and then one document without a configuration:

                gen
                gen generate Schema.md --target swift --output Models --target sqlite --output schema.sql
            """
    )

    @OptionGroup var arguments: GenerationArguments
    @OptionGroup var findings: DiagnosticOptions

    @Option(
        help: ArgumentHelp(
            "Write all Swift into one file, as the build-tool plugin does. Then outputs have no 'path'.",
            valueName: "file"))
    var singleFile: String?

    @Flag(help: "Overwrite or remove files that were edited by hand or are not gen's.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print nothing on standard output.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "List every file that is written, however many they are.")
    var verbose = false

    func run() async throws {
        try await finish(findings) { reporter in
            reporter.countsRemarks = !quiet
            let request = try GenerationRequest(
                arguments, reporter, placement: singleFile == nil ? .paths : .singleFile)
            let answer = try await ProgressLine.during(request.progress, findings, quiet: quiet) {
                try await RunAnswer(request, reporter, remembers: !force && singleFile == nil)
            }
            switch answer {
            case .unchanged(let same):
                reporter.report(same.diagnostics, sources: same.sources)
                if !quiet { try Terminal.write("\(same.fileCount) unchanged\n") }
                return .done
            case .generated(let generation, let memory):
                return try await write(generation, of: request, reporter, memory)
            }
        }
    }

    private func write(
        _ generation: Generation, of request: GenerationRequest, _ reporter: Reporter, _ memory: RunMemory?
    ) async throws -> ExitStatus {
        reporter.report(generation.diagnostics, sources: generation.sources)
        if generation.hasErrors { return .documentHasErrors }
        if request.printsOutput {
            for file in generation.outputs.flatMap(\.files) { try Terminal.write(file.text) }
            return .done
        }
        if let singleFile {
            let file = try SingleFile(generation.outputs, at: singleFile, of: request.workspace)
            return try await write([file.output], of: generation, to: file.workspace, reporter)
        }
        return try await write(generation.outputs, of: generation, to: request.workspace, reporter, memory)
    }

    private func write(
        _ outputs: [WorkspaceOutput], of generation: Generation, to workspace: Workspace,
        _ reporter: Reporter, _ memory: RunMemory? = nil
    ) async throws -> ExitStatus {
        let places = workspace.places(of: outputs)
        let plans = try await ProgressLine.during("writing files", findings, quiet: quiet) {
            try await places.alone { try await write(to: places, generation, reporter) }
        }
        guard let plans else { return .inputOutput }
        memory?.keep(generation, plans.map(\.plan))
        if !quiet { try Terminal.write(summary(of: plans)) }
        return .done
    }

    /// What was written; nil where something stands in the way.
    private func write(
        to places: [WorkspacePlace], _ generation: Generation, _ reporter: Reporter
    ) async throws -> [(place: WorkspacePlace, plan: WorkspacePlan)]? {
        var plans: [(place: WorkspacePlace, plan: WorkspacePlan)] = []
        for place in places {
            place.workspace.removeLeftovers(of: place.outputs)
            plans.append((place, try await place.workspace.plan(place.outputs, force: force)))
        }
        let obstacles = plans.flatMap { place, plan in plan.obstacles.map(place.shown) }
        reporter.report(obstacles.map(\.diagnostic), sources: generation.sources)
        guard obstacles.isEmpty else { return nil }
        for (place, plan) in plans { try await place.workspace.write(plan) }
        return plans
    }

    /// So many files are listed without being asked for.
    private static let listedFiles = 8

    /// A line a touched file where they are few, and one for all.
    private func summary(of plans: [(place: WorkspacePlace, plan: WorkspacePlan)]) -> String {
        let lines = plans.flatMap { place, plan in
            (plan.changes + (plan.manifestChange.map { [$0] } ?? [])).map {
                "\($0.kind.rawValue) \(DiagnosticRenderer.oneLine(place.shown($0.path)))\n"
            }
        }
        let counts = [FileChange.Kind.created, .updated, .removed].compactMap { kind in
            let count = plans.reduce(0) { $0 + $1.plan.changes.count { $0.kind == kind } }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        let unchangedCount = plans.reduce(0) { $0 + $1.plan.unchangedCount }
        let unchanged = unchangedCount > 0 || counts.isEmpty ? ["\(unchangedCount) unchanged"] : []
        let total = (counts + unchanged).joined(separator: ", ")
        if verbose || lines.count <= Self.listedFiles { return lines.joined() + total + "\n" }
        return total + "; '--verbose' lists them\n"
    }
}
