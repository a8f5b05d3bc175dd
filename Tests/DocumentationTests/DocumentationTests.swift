import Foundation
import GeneratorPipeline
import Output
import TestSupport
import Testing

/// The README and the catalogue show what `gen` really does, and nothing is missing in them.
struct DocumentationTests {
    @Test func thereAreExcerpts() {
        #expect(Excerpt.all.count > 10)
        #expect(Excerpt.all.allSatisfy { !$0.parts.isEmpty })
    }

    @Test(arguments: Excerpt.all)
    func excerptsAreReal(excerpt: Excerpt) throws {
        let file = packageFolder.appending(path: excerpt.file)
        #expect(excerpt.isIn(try String(contentsOf: file, encoding: .utf8)), "\(excerpt.parts)")
    }

    /// The document of the plugins' example has its own configuration, which a run in the package does not read.
    @Test func thePluginsExampleIsWhatItsDocumentSays() throws {
        let folder = packageFolder.appending(path: "Examples/Plugins")
        let generator = builtExecutable("gen").path
        if updatesGoldens { _ = try Command(generator, ["generate"], in: folder).run() }
        let outcome = try Command(generator, ["check"], in: folder).run()
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test func theReadmeIsShort() throws {
        #expect(try DocumentationPage("README.md").lines.count <= 151)
    }

    @Test(arguments: ["README.md", "\(DocumentationPage.catalogue)/Targets.md"])
    func everyTargetIsListed(path: String) throws {
        let rows = try DocumentationPage(path).lines.filter { $0.hasPrefix("|") }
        for target in outputTargets {
            #expect(rows.contains { $0.contains("`\(target.name)`") }, "\(path) does not list \(target.name)")
        }
    }

    @Test(arguments: ["README.md", "\(DocumentationPage.catalogue)/CommandLine.md"])
    func everyCommandIsListed(path: String) throws {
        let rows = try DocumentationPage(path).lines.filter { $0.hasPrefix("|") }
        let outcome = try Command(builtExecutable("gen").path, ["--experimental-dump-help"]).run()
        let help = try JSONDecoder().decode(ToolHelp.self, from: Data(outcome.output.utf8))
        let names = help.command.subcommands.map(\.commandName).filter { $0 != "help" }
        #expect(names.count > 4)
        for name in names {
            let isListed = rows.contains { $0.contains("`gen \(name)`") || $0.contains("`gen \(name) ") }
            #expect(isListed, "\(path) does not list \(name)")
        }
    }

    @Test func linksLeadToFiles() {
        for page in DocumentationPage.all {
            let folder = packageFolder.appending(path: page.path).deletingLastPathComponent()
            for match in page.text.matches(of: /\]\(([^)#:]+)\)/) {
                let target = folder.appending(path: String(match.1)).path
                #expect(FileManager.default.fileExists(atPath: target), "\(page.path): \(match.1)")
            }
        }
    }

    /// Every article is reachable, which `docc` does not ask for.
    @Test func everyArticleIsLinked() {
        for page in DocumentationPage.all where page.path.hasPrefix(DocumentationPage.catalogue) {
            let name = URL(filePath: page.path).deletingPathExtension().lastPathComponent
            let isLinked = DocumentationPage.all.contains { $0.text.contains("<doc:\(name)>") }
            #expect(isLinked || name == "gen", "\(name)")
        }
    }

    @Test(.enabled(if: Command.isInstalled("docc")))
    func doccConvertsWithoutAWarning() throws {
        try withTemporaryFolder { folder in
            let outcome = try Command(
                "docc",
                [
                    "convert", "--warnings-as-errors", "--output-path",
                    folder.appending(path: "gen.doccarchive").path,
                    packageFolder.appending(path: DocumentationPage.catalogue).path,
                ]
            ).run()
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        }
    }
}

/// Whether the run rewrites what it would otherwise compare.
var updatesGoldens: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

/// What `--experimental-dump-help` prints, as far as it matters here.
private struct ToolHelp: Decodable {
    let command: ToolCommand

    struct ToolCommand: Decodable {
        let commandName: String
        let subcommands: [ToolSubcommand]
    }

    struct ToolSubcommand: Decodable {
        let commandName: String
    }
}
