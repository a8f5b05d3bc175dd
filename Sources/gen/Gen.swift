import ArgumentParser
import CAllocator

/// Compiles Markdown schema documents into Swift models, SQL, JSON Schema and helpers against duplicates.
@main
struct Gen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gen",
        abstract:
            "Compiles a Markdown schema document into Swift models, SQL, JSON Schema and dedupe helpers.",
        version: version,
        subcommands: [
            Init.self, Generate.self, Check.self, Watch.self, Lint.self, Fix.self, Inspect.self,
            Explain.self, Diff.self, Breaking.self, Review.self, Migrate.self, Verify.self, Lock.self,
            TemplatesCommand.self, ExplainDiagnostic.self, LanguageServerCommand.self,
        ],
        defaultSubcommand: Generate.self
    )

    /// A name that is no text would be taken for another one.
    static func main() async {
        allocator_share_memory()
        if let argument = CommandLineText.firstUndecodable {
            Reporter().complain(
                "the argument '\(argument)' is not UTF-8\nrename the file: gen knows names in UTF-8 only",
                .usageWrong)
            Self.exit(withError: ExitCode(ExitStatus.wrongUsage.rawValue))
        }
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            guard let wrong = WrongArguments(error, Array(CommandLine.arguments.dropFirst())) else {
                Self.exit(withError: error)
            }
            Self.exit(withError: ExitCode(wrong.report().rawValue))
        }
    }

    /// What `--version` prints and the manifest records.
    static let version = "0.1.0"
}
