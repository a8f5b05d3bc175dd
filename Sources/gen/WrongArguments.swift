import ArgumentParser
import DiagnosticReports
import Workspace

/// What the argument parser refuses, told in the form that the same arguments ask for.
struct WrongArguments {
    private let options: DiagnosticOptions
    private let message: String
    private let remedy: String

    /// Nil where the parser prints best itself: help, and errors for people on standard error.
    init?(_ error: any Error, _ arguments: [String]) {
        let isRefusal = !(error is ExitCode) && Gen.exitCode(for: error) == .validationFailure
        guard isRefusal, let options = Self.options(among: arguments) else { return nil }
        guard options.form != .text || options.output != nil else { return nil }
        self.options = options
        message = Gen.message(for: error)
        remedy = "see '\(Self.helpCommand(in: Gen.fullMessage(for: error)))'"
    }

    /// Reports the error, and gives what to exit with.
    func report() -> ExitStatus {
        let reporter = Reporter(options)
        reporter.complain("\(message)\n\(remedy)", .usageWrong)
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
