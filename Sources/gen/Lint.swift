import ArgumentParser
import Diagnostics
import GeneratorPipeline
import Linting
import Workspace

/// `gen lint`: what stores would refuse of a schema, before an app meets it.
struct Lint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Judges documents by what CloudKit, SwiftData, Core Data or SQLite ask of a schema.",
        usage: """
            gen lint [--profile NAME]... [--config FILE]
            gen lint [--profile NAME]... [--config FILE] DOC...
            """,
        discussion: """
            Without documents it judges those of the configuration; without a profile each record type, model or \
            table is judged by the one of its kind. For example:

                gen lint --profile swiftdata-cloudkit Docs/Schema.md

            A plan of changes is judged by what is there, not by what shall be. A passage of a document is left out \
            by a comment with a reason right above or behind it:

                <!-- gen: allow lint.size: the list has at most ten entries -->

            It exits with 0 if there is nothing above a warning, with 1 if there are errors.
            """
    )

    @Option(
        name: .customLong("profile"),
        help: ArgumentHelp(
            "By what to judge: \(LintProfile.allCases.map(\.rawValue).joined(separator: ", ")). May repeat.",
            valueName: "name"))
    var profiles: [LintProfile] = []

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the nearest 'gen.yml' or '.gen.yml'.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(help: "List the rules of the profiles instead, and judge nothing.")
    var rules = false

    @Flag(name: .shortAndLong, help: "Print nothing on standard output.")
    var quiet = false

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Documents that are one schema; '-' is standard input.", valueName: "doc"),
        completion: .file(extensions: ["md", "markdown"]))
    var documents: [String] = []

    func run() async throws {
        try await finish(findings) { reporter in
            reporter.countsRemarks = false
            reporter.listsEach = true
            if rules {
                try Terminal.write(ruleList)
                return .done
            }
            let request = try LintRequest(documents, configuration: config, profiles: profiles, reporter)
            var verdict = LintVerdict()
            var pipeline = GeneratorPipeline(sources: request.sources)
            try await ProgressLine.during("judging documents", findings, quiet: quiet) {
                for schema in request.schemas {
                    let reading = pipeline.read(schema.inputs, as: schema.name, overrides: schema.overrides)
                    verdict.add(pipeline.judgement(of: reading, schema.inputs, by: request.settings))
                }
            }
            reporter.report(verdict.diagnostics, sources: pipeline.sources)
            if !quiet { try Terminal.write(verdict.summary) }
            return verdict.hasErrors ? .documentHasErrors : .done
        }
    }

    /// A line a rule: its id, how its findings are taken, its title.
    private var ruleList: String {
        let chosen = lintRules.filter { rule in
            profiles.isEmpty || profiles.contains { rule.profiles.contains($0) }
        }
        let width = chosen.map { $0.id.rawValue.count }.max() ?? 0
        return chosen.map { rule in
            let names = LintProfile.allCases.filter(rule.profiles.contains).map(\.rawValue)
            let id = rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count)
            let severity =
                rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            return "\(id)  \(severity)  \(rule.page.title) (\(names.joined(separator: ", ")))\n"
        }.joined()
    }
}

extension LintProfile: ExpressibleByArgument {}
