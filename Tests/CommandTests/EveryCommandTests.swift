import Foundation
import TestSupport
import Testing

/// What holds for every command, whichever are added.
struct EveryCommandTests {
    @Test func helpHasAnExample() throws {
        for command in try ToolCommand.leaves() {
            let help = try ToolCommand.help(of: command)
            let example = "gen " + (command == ["generate"] ? "" : command.joined(separator: " "))
            let isShown = help.contains("For example") && help.contains("\n    \(example)")
            #expect(isShown, "\(command.joined(separator: " ")) has no example:\n\(help)")
        }
    }

    /// A back-slash that should have continued a line in the source, and options without a word about them.
    @Test func helpReadsWell() throws {
        for command in try ToolCommand.leaves() {
            let help = try ToolCommand.help(of: command)
            #expect(!help.contains("\\\n"), "\(command)")
            #expect(help.hasPrefix("OVERVIEW: "), "\(command)")
            #expect(help.contains("USAGE: gen "), "\(command)")
        }
    }

    /// The examples of the help are commands that the parser takes.
    @Test func examplesAreTaken() throws {
        let parserWords = [
            "Unknown option", "Missing expected argument", "Unexpected argument", "is invalid",
        ]
        for command in try ToolCommand.leaves() where command != ["watch"] {
            for line in try ToolCommand.help(of: command).split(separator: "\n") {
                guard line.hasPrefix("    gen ") else { continue }
                let words = line.split(separator: " ").dropFirst().map(String.init)
                try Project.run { project in
                    let outcome = try project.gen(words)
                    let complaint = parserWords.first { outcome.errors.contains($0) }
                    #expect(complaint == nil, "\(line): \(outcome.errors)")
                }
            }
        }
    }

    @Test(arguments: ["text", "json", "github", "sarif"])
    func findingsHaveEveryForm(form: String) throws {
        for command in try ToolCommand.leaves() {
            let arguments = try #require(
                Self.failing[command.joined(separator: " ")], "say how '\(command)' fails")
            try Project.run(["Wrong.md": Sample.wrongDocument, "Other.md": Sample.wrongDocument]) { project in
                let forms = ["--diagnostics", form]
                let outcome = try project.gen(command + arguments + forms)
                #expect(outcome.status != 0, "\(command)")
                try expect(outcome.errors, form, of: command)
                let file = try project.gen(
                    command + arguments + forms + ["--diagnostics-output", "findings.out"])
                #expect(file.status == outcome.status, "\(command)")
                #expect(file.errors == "", "\(command)")
                #expect(file.output == outcome.output, "\(command)")
                #expect(try project.text("findings.out") == outcome.errors, "\(command)")
            }
        }
    }

    /// What the argument parser refuses is a finding as well.
    @Test(arguments: ["json", "github", "sarif"])
    func wrongArgumentsHaveEveryForm(form: String) throws {
        for command in try ToolCommand.leaves() {
            try Project.run { project in
                let arguments = command + ["--nonsense", "--diagnostics=\(form)"]
                let outcome = try project.gen(arguments)
                #expect(outcome.status == 64, "\(command)")
                #expect(outcome.errors.contains("--help"), "\(command): \(outcome.errors)")
                try expect(outcome.errors, form, of: command)
                let file = try project.gen(arguments + ["--diagnostics-output", "findings.out"])
                #expect(file.errors == "" && file.status == 64, "\(command)")
                #expect(try project.text("findings.out") == outcome.errors, "\(command)")
            }
        }
    }

    /// Wrong options of findings are told as text: there is no form to tell them in.
    @Test(arguments: [["--diagnostics", "xml"], ["--diagnostics-output", "Schema.md"]])
    func wrongOptionsOfFindingsAreText(arguments: [String]) throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let outcome = try project.gen(["lint", "Schema.md", "--diagnostics", "json"] + arguments)
            #expect(outcome.status == 64)
            #expect(outcome.errors.hasPrefix("gen: error: "), "\(outcome.errors)")
            #expect(try project.text("Schema.md") == Sample.document)
        }
    }

    /// Arguments by which each command has something to report. `watch` never ends, unless it is refused.
    private static let failing: [String: [String]] = [
        "init": ["-"], "generate": ["Wrong.md", "--target", "sqlite", "--output", "x.sql"],
        "check": ["Wrong.md", "--target", "sqlite", "--output", "x.sql"],
        "watch": ["-", "--target", "sqlite", "--output", "x.sql"],
        "lint": ["Wrong.md"], "fix": ["-"], "inspect": ["Wrong.md"], "explain": ["Wrong.md"],
        "diff": ["Wrong.md", "Other.md"], "review": ["--against", "Wrong.md", "Other.md"],
        "breaking": ["--against", "Wrong.md", "Other.md"],
        "migrate": ["--from", "Wrong.md", "--to", "Other.md", "--dialect", "sqlite"],
        "verify": ["--ckdb", "none.ckdb", "Wrong.md"], "lock": [], "templates list": ["nothing"],
        "templates show": ["nothing"], "templates views": ["nothing"],
        "templates eject": ["nothing", "--output", "x"], "explain-diagnostic": ["nothing"],
        "lsp": ["--config", "none.yml"],
    ]

    private func expect(_ errors: String, _ form: String, of command: [String]) throws {
        switch form {
        case "json":
            let object = try JSONSerialization.jsonObject(with: Data(errors.utf8)) as? [String: Any]
            let findings = try #require(object?["diagnostics"] as? [[String: Any]], "\(command): \(errors)")
            #expect(!findings.isEmpty, "\(command)")
        case "github": #expect(errors.contains("::error "), "\(command): \(errors)")
        case "sarif":
            let problems = try SARIFCheck.problems(in: errors)
            #expect(problems == "", "\(command): \(problems)")
            #expect(errors.contains(#""level": "error""#), "\(command)")
        default: #expect(errors.contains("error: "), "\(command): \(errors)")
        }
    }
}

/// The commands, as the tool itself tells them.
enum ToolCommand {
    /// The words of every command that does something.
    static func leaves() throws -> [[String]] {
        let outcome = try Command(Project.executable.path, ["--experimental-dump-help"]).run()
        let dump = try JSONDecoder().decode(Dump.self, from: Data(outcome.output.utf8))
        let leaves = (dump.command.subcommands ?? []).filter { $0.commandName != "help" }.flatMap(\.leaves)
        try #require(leaves.count > 10)
        return leaves
    }

    static func help(of command: [String]) throws -> String {
        try Command(Project.executable.path, command + ["--help"], environment: ["COLUMNS": "200"]).run()
            .output
    }

    private struct Dump: Decodable {
        let command: Entry
    }

    private struct Entry: Decodable {
        let commandName: String
        let subcommands: [Entry]?

        var leaves: [[String]] {
            let below = (subcommands ?? []).filter { $0.commandName != "help" }
            return below.isEmpty ? [[commandName]] : below.flatMap(\.leaves).map { [commandName] + $0 }
        }
    }
}
