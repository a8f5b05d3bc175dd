import ArgumentParser
import LanguageServer
import Workspace

/// `gen lsp`: what the commands say, in an editor while somebody types.
struct LanguageServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract:
            "Serves an editor over standard input and output: findings, explanations, renaming and more.",
        discussion: """
            It speaks the Language Server Protocol, version 3.17. A document that a configuration names is read with \
            the others of its schema, as the commands read it; any other one alone. It writes no file: editors do. \
            For example, in Neovim vim.lsp.start({ name = "gen", cmd = { "gen", "lsp" } }) runs:

                gen lsp
            """
    )

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest one of each document that names it.", valueName: "file"
        ))
    var config: String?

    @Flag(help: "Accepted because editors pass it: there is no other way to speak with it.")
    var stdio = false

    @OptionGroup var findings: DiagnosticOptions

    func run() async throws {
        let folder = try Folders.working()
        let configuration = config.map { PathText.normalized(PathText.joined(folder, $0)) }
        // What is said of documents goes to the editor; what is wrong with the command itself, here.
        try await finish(findings) { _ in
            if StandardStream.inputIsTerminal {
                throw UsageError("'gen lsp' is started by an editor: it reads no terminal")
            }
            if let configuration { _ = try FileReader.read(configuration) }
            return .done
        }
        let analyst = EditorAnalyst(configuration: configuration)
        let status = await serve(LanguageServer(analyst: analyst, version: Gen.version))
        if status != 0 { throw ExitCode(status) }
    }

    /// Answers until the editor ends it or goes away; gives what to exit with.
    private func serve(_ server: LanguageServer) async -> Int32 {
        var server = server
        let inbox = Inbox()
        let reading = Task { await Self.read(into: inbox) }
        defer { reading.cancel() }
        while let (message, isCancelled) = await inbox.next() {
            server.receive(message, isCancelled: isCancelled)
            if let status = server.exitStatus { return status }
            if await inbox.isEmpty { server.settle() }
            // An editor that no longer listens is gone.
            guard (try? StandardStream.output.write(server.takeOutput())) != nil else { break }
            // What the targets say may take longer than somebody pauses.
            if await inbox.isEmpty { await server.complete() }
            guard (try? StandardStream.output.write(server.takeOutput())) != nil else { break }
        }
        return 1
    }

    private static func read(into inbox: Inbox) async {
        var reader = MessageReader()
        for await chunk in StandardInput.chunks() {
            reader.append(chunk)
            while let event = reader.next() { await inbox.add(IncomingMessage(event)) }
        }
        await inbox.end()
    }
}
