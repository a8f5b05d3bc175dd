import Foundation
import TestSupport
import Testing

/// The generated files of the examples are the goldens: they must be what their documents say, all of them and
/// nothing else, and the programs that they are for must take them.
///
/// `UPDATE_GOLDENS=1 swift test` rewrites them, and fails once more, so that nobody does it by accident.
@Suite("Examples")
struct ExamplesTests {
    @Test func areWhatTheirDocumentsSay() throws {
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            let outcome = try Command(generator, ["generate"], in: packageFolder).run()
            let isUnchanged =
                outcome.output.hasSuffix(" unchanged\n") && !outcome.output.dropLast().contains("\n")
            if !isUnchanged {
                Issue.record("rewritten: review the difference and run again\n\(outcome.output)")
            }
        }
        let outcome = try Command(generator, ["check"], in: packageFolder).run()
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    /// A run over the examples says nothing that their authors could mend, and little else.
    @Test func areQuiet() throws {
        let outcome = try Command(generator, ["check"], in: packageFolder).run()
        let lines = (outcome.output + outcome.errors).split(separator: "\n")
        #expect(lines.count <= 10, "\(lines.joined(separator: "\n"))")
        #expect(!lines.contains { $0.contains(": warning: ") }, "\(lines.joined(separator: "\n"))")
    }

    /// What every app takes along is code that somebody reads.
    @Test func helpersAgainstDuplicatesStaySmall() throws {
        let files = Example.all.flatMap(\.generatedFiles).filter {
            $0.lastPathComponent == "Deduplication.swift"
        }
        #expect(files.count >= 4)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 351, "\(file.path) has \(lines.count - 1) lines")
        }
    }

    @Test func nothingGeneratedIsLeftOver() throws {
        let manifest = try String(
            contentsOf: packageFolder.appending(path: ".gen-manifest.json"), encoding: .utf8)
        for file in Example.all.flatMap(\.generatedFiles) {
            let path = file.path.replacing(packageFolder.path + "/", with: "")
            #expect(manifest.contains("\"\(path)\""), "\(path) is not in the manifest: no document makes it")
        }
    }

    /// Structs and helpers are one module: on Apple's platforms and elsewhere, under today's rules and the next ones.
    @Test(.enabled(if: Command.isInstalled("swiftc")))
    func swiftCompiles() throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            for example in Example.all {
                let files = example.files(in: ["Swift", "Dedupe"])
                for flags in [
                    SwiftCompiler.flags(nextLanguageMode: false),
                    try SwiftCompiler.flags(nextLanguageMode: true) + CloudKitDouble.importing(),
                ] {
                    let errors = try compiler.check(files, module: example.name, flags: flags)
                    #expect(errors.isEmpty, "\(example.name): \(errors.prefix(3_000))")
                }
            }
        }
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")), arguments: Example.all)
    func sqliteLoads(example: Example) throws {
        let checks = "\nPRAGMA foreign_key_check;\nPRAGMA integrity_check;\n"
        let script = try example.script("sqlite") + checks
        let outcome = try Command("sqlite3", ["-bail", ":memory:"]).run(input: script)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasSuffix("ok\n"))
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected), arguments: Example.all)
    func postgreSQLLoads(example: Example) throws {
        let script = "SET client_min_messages = warning;\n" + (try example.script("postgresql"))
        let outcome = try PostgreSQLServer.shared.get().makeDatabase().run(script)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    @Test(.enabled(if: JSONSchemaValidator.isExpected), arguments: Example.all)
    func theMetaSchemaAcceptsJSONSchemas(example: Example) throws {
        let complaints = try JSONSchemaValidator(schema: example.text(of: "schema.json")).complaints()
        #expect(complaints.isEmpty)
    }

    private var generator: String { builtExecutable("gen").path }
}

/// A folder of `Examples` whose files are generated.
struct Example: CustomTestStringConvertible, Sendable {
    let name: String

    static let all = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]
        .map(Example.init)

    var testDescription: String { name }

    private var folder: URL { packageFolder.appending(path: "Examples/\(name)/Generated") }

    var generatedFiles: [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().map { folder.appending(path: $0) }.filter { file in
            (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
    }

    /// The files of some of the example's outputs: those of one module.
    func files(in outputs: [String]) -> [String] {
        generatedFiles.map(\.path).filter { path in
            outputs.contains { path.hasPrefix(folder.appending(path: $0).path + "/") }
                && path.hasSuffix(".swift")
        }
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The schema, and once more what may run twice: rows are idempotent, and so are the helpers against duplicates.
    func script(_ dialect: String) throws -> String {
        let schema = try text(of: "schema.\(dialect).sql")
        let rows = schema.split(separator: "\n\n").filter { $0.hasPrefix("INSERT") }.joined(separator: "\n\n")
        let dedupe = (try? text(of: "Dedupe/dedupe.\(dialect).sql")) ?? ""
        return [schema, rows, dedupe, dedupe].joined(separator: "\n")
    }
}
