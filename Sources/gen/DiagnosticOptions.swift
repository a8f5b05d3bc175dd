import ArgumentParser
import DiagnosticReports
import Workspace

/// How a command tells its findings: the same options for every command.
struct DiagnosticOptions: ParsableArguments {
    @Option(
        name: .customLong("diagnostics"),
        help: ArgumentHelp(
            "The form of findings: text with the source line, json, github (annotations) or sarif (2.1.0).",
            valueName: "form"))
    var form = DiagnosticForm.text

    @Option(
        name: .customLong("diagnostics-output"),
        help: ArgumentHelp("The file for findings, instead of standard error.", valueName: "file"))
    var output: String?

    @Flag(
        help:
            "List what targets convert by their own rules, instead of counting it, and each finding of a rule that several fields meet."
    )
    var remarks = false

    /// Documents and configurations are never taken for a place to write to.
    func validate() throws {
        guard let output else { return }
        if output.isEmpty { throw ValidationError("'--diagnostics-output' needs the name of a file") }
        let inputs = [".md", ".markdown", ".yml", ".yaml"]
        if inputs.contains(where: { output.lowercased().hasSuffix($0) }) {
            throw ValidationError(
                "'\(output)' is no name for findings: it looks like a document or a configuration")
        }
    }
}

extension DiagnosticForm: ExpressibleByArgument {}
