import ArgumentParser
import DiagnosticReports
import Workspace

/// What the argument parser refuses, told in the form that the same arguments ask for.
struct WrongArguments {
    /// Nil where the findings are for people, on standard error.
    private let options: DiagnosticOptions?
    private let message: String
    private let remedy: String

    /// Nil where the parser prints best itself: help, for one.
    init?(_ error: any Error, _ arguments: [String]) {
        guard !(error is ExitCode), Gen.exitCode(for: error) == .validationFailure else { return nil }
        let whole = Gen.fullMessage(for: error)
        message = Gen.message(for: error)
        if let options = Self.options(among: arguments), options.form != .text || options.output != nil {
            self.options = options
            remedy = "see '\(Self.helpCommand(in: whole))'"
        } else {
            options = nil
            remedy = Self.usage(in: whole)
        }
    }

    /// The lines behind the message: what the option is for, how the command is called, and where its help is.
    private static func usage(in text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let usage = lines.drop { !$0.hasPrefix("Help: ") && !$0.hasPrefix("Usage: ") }
        // Further forms of a command stand below the first.
        return usage.map { $0.hasPrefix("       ") ? "  " + $0 : String($0) }.joined(separator: "\n")
    }

    /// Reports the error, and gives what to exit with.
    func report() -> ExitStatus {
        let reporter = options.map(Reporter.init) ?? Reporter()
        reporter.complain(remedy.isEmpty ? message : "\(message)\n\(remedy)", .usageWrong)
        do throws(FileError) {
            try reporter.finish()
            return .wrongUsage
        } catch {
            Reporter().complain("\(error)", .fileUnusable)
            return .inputOutput
        }
    }

    /// The options of findings, although others are wrong; nil where they are wrong themselves.
    private static func options(among arguments: [String]) -> DiagnosticOptions? {
        let names = ["--diagnostics", "--diagnostics-output"]
        var found: [String] = []
        let options = arguments.prefix { $0 != "--" }
        for (argument, next) in zip(options, options.dropFirst() + [""]) {
            if names.contains(argument) { found += [argument, next] }
            if names.contains(where: { argument.hasPrefix($0 + "=") }) { found.append(argument) }
        }
        return try? DiagnosticOptions.parse(found)
    }

    /// The parser names the command that the error is about.
    private static func helpCommand(in text: String) -> String {
        let quoted = text.split(separator: "'").last { $0.hasPrefix("gen") && $0.hasSuffix("--help") }
        return quoted.map(String.init) ?? "gen --help"
    }
}
