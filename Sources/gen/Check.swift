import ArgumentParser
import Diagnostics
import Workspace

/// `gen check`: what `generate` would do, without doing it.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Shows how the files differ from what the documents say, and fails if they do. Writes nothing.",
        usage: """
            gen check [--config FILE]
            gen check DOC... --target TARGET --output PATH [--target TARGET --output PATH]...
            """,
        discussion: """
            Each file that 'gen generate' would touch has a status:

                CHANGED  the documents say something else than the file
                VERSION  another version of gen wrote the file, and this one writes it otherwise
                MISSING  the file is not there
                EXTRA    the file is no longer generated
                EDITED   the file was edited by hand

            It exits with 2 if there is one. For example, for CI, without the differences:

                gen check --diff none
            """
    )

    @OptionGroup var arguments: GenerationArguments
    @OptionGroup var findings: DiagnosticOptions

    @Option(help: "How differences are shown: unified, or none for the statuses alone.")
    var diff = DifferenceForm.unified

    @Flag(name: .shortAndLong, help: "Print nothing on standard output.")
    var quiet = false

    enum DifferenceForm: String, CaseIterable, ExpressibleByArgument {
        case none, unified
    }

    func run() async throws {
        try await finish(findings) { reporter in
            let request = try GenerationRequest(arguments, reporter)
            if request.printsOutput { throw UsageError("'gen check' compares files: '-' is none") }
            let answer = try await ProgressLine.during(request.progress, findings, quiet: quiet) {
                try await RunAnswer(request, reporter)
            }
            let (generation, memory): (Generation, RunMemory?)
            switch answer {
            case .unchanged(let same):
                reporter.countsRemarks = !quiet
                reporter.report(same.diagnostics, sources: same.sources)
                if !quiet { try Terminal.write(Self.upToDate(same.fileCount)) }
                return .done
            case .generated(let made, let keeper): (generation, memory) = (made, keeper)
            }
            var plans: [(place: WorkspacePlace, plan: WorkspacePlan)] = []
            for place in request.workspace.places(of: generation.outputs) {
                let plan = try await place.workspace.plan(place.outputs, isComplete: !generation.hasErrors)
                plans.append((place, plan))
            }
            let obstacles = plans.flatMap { place, plan in plan.obstacles.map(place.shown) }
            let blocked = obstacles.filter { !$0.yieldsToForce }.map(\.diagnostic)
            reporter.countsRemarks = !quiet
            reporter.report(generation.diagnostics + blocked, sources: generation.sources)
            let outdated = plans.flatMap { OutdatedFile.all(in: $1, of: $0) }
            if !quiet { for file in outdated { try show(file) } }
            var sources = SourceFiles()
            let command = arguments.generateCommand
            let free = outdated.filter { $0.obstacle == nil }
            let isFolded = reporter.foldsFindings && free.count > OutdatedFile.mostAnnotations
            let told = isFolded ? outdated.filter { $0.obstacle != nil } : outdated
            let diagnostics = told.map {
                $0.finding(at: request.shownPath($0.path), mendedBy: command, in: &sources)
            }
            let summary = isFolded ? [OutdatedFile.summary(of: free, mendedBy: command)] : []
            reporter.annotate(summary + diagnostics, sources: sources)
            if generation.hasErrors { return .documentHasErrors }
            if !quiet { try Terminal.write(verdict(on: plans.map(\.plan), obstacles)) }
            if !blocked.isEmpty { return .inputOutput }
            guard plans.allSatisfy(\.plan.isClean) else { return .filesDiffer }
            memory?.keep(generation, plans.map(\.plan))
            return .done
        }
    }

    private func show(_ file: OutdatedFile) throws {
        let style = Terminal.style(of: .output)
        try Terminal.write(style.strong("\(file.status): \(file.path)") + "\n")
        switch diff {
        case .unified: try Terminal.writeDifference(file.place.workspace.difference(made: file.change))
        case .none: break
        }
    }

    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private static func upToDate(_ count: Int) -> String { "\(files(count)) up to date\n" }

    private func verdict(on plans: [WorkspacePlan], _ obstacles: [Obstacle]) -> String {
        let changed = plans.reduce(0) { $0 + $1.changes.count + ($1.manifestChange == nil ? 0 : 1) }
        let count = plans.reduce(changed) { $0 + $1.unchangedCount }
        let files = Self.files(count)
        if plans.allSatisfy(\.isClean) { return Self.upToDate(count) }
        let difference = "\(changed) of \(files) differ"
        if obstacles.isEmpty { return "\(difference); this writes them:\n  \(arguments.generateCommand)\n" }
        guard obstacles.allSatisfy(\.yieldsToForce) else {
            return "\(difference); 'gen generate' cannot write them\n"
        }
        return "\(difference); this writes them, and overwrites \(names(of: obstacles)):\n"
            + "  \(arguments.generateCommand) --force\n"
    }

    /// The first ones: each has its status line above.
    private func names(of obstacles: [Obstacle]) -> String {
        let rest = obstacles.count > 5 ? " and \(obstacles.count - 5) more" : ""
        return obstacles.prefix(5).map { "'\($0.path)'" }.joined(separator: ", ") + rest
    }
}
