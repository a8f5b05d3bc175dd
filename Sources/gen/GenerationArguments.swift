import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Output
import Workspace

/// What `generate` and `check` have in common: a configuration, or documents with their outputs.
struct GenerationArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        name: .customLong("target"),
        help: ArgumentHelp(
            "Without a configuration: what to write: \(outputTargets.map { $0.name }.joined(separator: ", ")).",
            valueName: "target"),
        completion: .list(outputTargets.map { $0.name }))
    var targets: [String] = []

    @Option(
        name: .customLong("output"),
        help: ArgumentHelp(
            "The folder or file of the target at the same place; '-' prints a single file.", valueName: "path"
        ), completion: .file())
    var outputs: [String] = []

    @Argument(
        help: ArgumentHelp("Documents that are one schema, without a configuration.", valueName: "doc"),
        completion: .file(extensions: ["md", "markdown"]))
    var documents: [String] = []

    /// Whether the command line itself says everything.
    var isSelfContained: Bool { !(documents.isEmpty && targets.isEmpty && outputs.isEmpty) }

    /// The command that writes what these arguments ask for, as a shell takes it.
    var generateCommand: String {
        let pairs = zip(targets, outputs).flatMap { ["--target", $0, "--output", $1] }
        let words = ["gen", "generate"] + documents + pairs + (config.map { ["--config", $0] } ?? [])
        return words.map(ShellWord.quoted).joined(separator: " ")
    }

    /// The pairs of `--target` and `--output`.
    func pairs() throws(UsageError) -> [(target: any OutputTarget.Type, path: String)] {
        if config != nil {
            throw UsageError("'--config' and documents exclude each other\n  leave out one of them")
        }
        if documents.isEmpty { throw UsageError("'--target' and '--output' need a document") }
        if targets.isEmpty {
            if let document = documents.first, isWord(document) {
                let remedy =
                    subcommandMeant().map { "did you mean 'gen \($0)'?" } ?? "'gen --help' lists the commands"
                throw UsageError("'\(document)' is neither a command nor a document\n  \(remedy)")
            }
            throw UsageError(
                "a document needs '--target' and '--output'\n  for example: --target sqlite --output schema.sql"
            )
        }
        guard targets.count == outputs.count else {
            throw UsageError(
                "every '--target' needs an '--output': there are \(targets.count) and \(outputs.count)")
        }
        var pairs: [(target: any OutputTarget.Type, path: String)] = []
        for (name, path) in zip(targets, outputs) { pairs.append((try target(named: name), path)) }
        return pairs
    }

    private func target(named name: String) throws(UsageError) -> any OutputTarget.Type {
        if let target = outputTargets.first(where: { $0.name == name }) { return target }
        let names = outputTargets.map { $0.name }
        let remedy = didYouMean(name, among: names) ?? "the targets are: " + names.joined(separator: ", ")
        throw UsageError("unknown target '\(name)'; \(remedy)")
    }

    /// Whether it can be no document: nothing is there, and its name has no extension.
    private func isWord(_ document: String) -> Bool {
        !document.utf8.contains(UInt8(ascii: ".")) && !FileReader.exists(document)
    }

    /// A misspelt command arrives as a document.
    private func subcommandMeant() -> String? {
        guard documents.count == 1, let word = documents.first else { return nil }
        return suggestion(for: word, among: Gen.configuration.subcommands.map { $0._commandName })
    }
}
