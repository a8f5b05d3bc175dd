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

    @Test func nothingGeneratedIsLeftOver() throws {
        let manifest = try String(
            contentsOf: packageFolder.appending(path: ".gen-manifest.json"), encoding: .utf8)
        for file in Example.all.flatMap(\.generatedFiles) {
            let path = file.path.replacing(packageFolder.path + "/", with: "")
            #expect(manifest.contains("\"\(path)\""), "\(path) is not in the manifest: no document makes it")
        }
    }

    @Test(.enabled(if: Command.isInstalled("swiftc")), arguments: Example.all)
    func swiftCompiles(example: Example) throws {
        let files = example.generatedFiles.filter { $0.pathExtension == "swift" }.map(\.path)
        let flags = [
            "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", example.name,
        ]
        let outcome = try Command("swiftc", flags + files).run()
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")), arguments: Example.all)
    func sqliteLoads(example: Example) throws {
        let schema = try example.text(of: "schema.sqlite.sql")
        let dedupe = (try? example.text(of: "Dedupe/dedupe.sqlite.sql")) ?? ""
        // Loaded twice from the first row on: rows are idempotent, and so are the dedupe scripts.
        let rows = schema.split(separator: "\n\n").filter { $0.hasPrefix("INSERT") }.joined(separator: "\n\n")
        let checks = "\nPRAGMA foreign_key_check;\nPRAGMA integrity_check;\n"
        let outcome = try Command("sqlite3", ["-bail", ":memory:"])
            .run(input: [schema, rows, dedupe, dedupe, checks].joined(separator: "\n"))
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasSuffix("ok\n"))
    }

    @Test(arguments: Example.all)
    func jsonParses(example: Example) throws {
        let schema = try JSONSerialization.jsonObject(with: Data(try example.text(of: "schema.json").utf8))
        let definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: Any])
        #expect(definitions["recordName"] != nil)
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
        return paths.sorted().map { folder.appending(path: $0) }.filter {
            !$0.hasDirectoryPath && $0.pathExtension != ""
        }
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
