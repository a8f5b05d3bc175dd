import ArgumentParser
import DiagnosticReports
import Diagnostics
import Foundation
import Workspace

/// `gen watch`: generates again whenever a document or the configuration is saved.
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract:
            "Writes the files that changed, and again each time a document, template or the configuration is saved.",
        usage: """
            gen watch [--config FILE]
            gen watch DOC... --target TARGET --output PATH [--target TARGET --output PATH]...
            """,
        discussion: """
            It goes on after errors, when an editor renames a new file to the document, and when a folder is away for \
            a while. Control-C ends it. For example:

                gen watch --quiet
            """
    )

    @OptionGroup var arguments: GenerationArguments
    @OptionGroup var findings: DiagnosticOptions

    @Flag(name: .shortAndLong, help: "Print messages only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "List every file that is written, however many they are.")
    var verbose = false

    /// How often files are looked at. Those of an app are few, and this works on every disk.
    private static let pause: Duration = .milliseconds(200)

    /// So long nothing must change before it is taken for saved.
    private static let calm: Duration = .milliseconds(100)

    func run() async throws {
        if arguments.outputs.contains("-") || arguments.documents.contains("-") {
            return try await finish(findings) { _ in
                throw UsageError("'gen watch' needs files: '-' is none")
            }
        }
        let folder = try Folders.working()
        var generated: [FileSignature?]?
        while true {
            // The folder may be another one of that name by now.
            _ = FileManager.default.changeCurrentDirectoryPath(folder)
            let paths = watchedPaths(in: folder)
            let state = try await calmState(of: paths)
            if state != generated {
                let isFirst = generated == nil
                await generate()
                if !quiet, isFirst { try Terminal.write("watching; Control-C ends\n") }
                // What was saved meanwhile differs from this state, and what the configuration names now may be more.
                generated = paths == watchedPaths(in: folder) ? state : []
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    private func calmState(of paths: [String]) async throws -> [FileSignature?] {
        var state = paths.map(FileSignature.init(of:))
        while true {
            try await Task.sleep(for: Self.calm)
            let later = paths.map(FileSignature.init(of:))
            if later == state { return state }
            state = later
        }
    }

    /// All that `gen generate` reports it reports; whatever becomes of it, the next change is waited for.
    private func generate() async {
        // Parsed, so that options which are none of this command's have their defaults.
        guard var command = try? Generate.parse([]) else { return }
        command.arguments = arguments
        command.findings = findings
        command.quiet = quiet
        command.verbose = verbose
        command.force = false
        try? await command.run()
    }

    /// The configuration wherever it may appear, and the documents and templates that it names.
    private func watchedPaths(in folder: String) -> [String] {
        if arguments.isSelfContained { return arguments.documents.map { PathText.joined(folder, $0) } }
        var paths =
            arguments.config.map { [PathText.joined(folder, $0)] }
            ?? ConfigurationFile.candidates(from: folder)
        // Nobody hears this reporter: what is wrong is told when it is generated.
        let silent = Reporter(form: .json)
        if let request = try? GenerationRequest(configuration: arguments.config, silent) {
            let documents = request.schemas.flatMap(\.documents)
            paths += documents.map { PathText.joined(request.folder, $0.path) }
            // The folder's own time tells of files that come and go.
            for folder in request.templateFolders { paths += [folder] + TemplateFolder.paths(in: folder) }
        }
        return paths
    }
}
