import Foundation
import TestSupport
import Testing

/// The scripts by which shells complete commands.
struct CompletionTests {
    private static func script(_ shell: String) throws -> String {
        let outcome = try Command(Project.executable.path, ["--generate-completion-script", shell]).run()
        try #require(outcome.status == 0)
        return outcome.output
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func everyCommandIsCompleted(shell: String) throws {
        let script = try Self.script(shell)
        for command in try ToolCommand.leaves() {
            for word in command { #expect(script.contains(word), "\(shell) does not know \(word)") }
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func shellsTakeTheirScript(shell: String) throws {
        guard Command.isInstalled(shell) else { return }
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "completion")
            try Data(try Self.script(shell).utf8).write(to: file)
            let outcome = try Command(shell, [shell == "fish" ? "--no-execute" : "-n", file.path]).run()
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        (["gen", "in"], "init inspect"),
        (["gen", "generate", "--target", "swift"], "swift swiftdata"),
        (["gen", "check", "--diff", ""], "none unified"),
        (["gen", "explain-diagnostic", "type.unk"], "type.unknown"),
        (["gen", "templates", "show", "swift-rec"], "swift-record"),
        (["gen", "inspect", "Docs/"], "Docs/Schema.md"),
        (["gen", "lint", "--profile", "sq"], "sqlite"),
    ])
    func bashCompletes(words: [String], expected: String) throws {
        try Project.run(["Docs/Schema.md": Sample.document, "Docs/picture.png": ""]) { project in
            let path = project.folder.appending(path: "completion")
            try Data(try Self.script("bash").utf8).write(to: path)
            // The script asks the tool itself for some words, by its name.
            let tools = project.folder.appending(path: "tools")
            try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: tools.appending(path: "gen"), withDestinationURL: Project.executable)
            let search = tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
            let outcome = try Command(
                "bash", ["-c", Self.program, "bash"] + words, in: project.folder,
                environment: ["PATH": search]
            ).run()
            #expect(outcome.output == expected + "\n", "\(outcome.errors)")
        }
    }

    /// What bash does when somebody presses Tab.
    private static let program = """
        source completion
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        COMP_LINE="$*"
        COMP_POINT=${#COMP_LINE}
        _gen gen "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        echo "${COMPREPLY[@]}"
        """
}
