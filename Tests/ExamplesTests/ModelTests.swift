import Foundation
import TestSupport
import Testing

/// The model classes of the examples are compiled against a double of SwiftData, and load as CloudKit would have them.
@Suite("Model classes of the examples", .enabled(if: Command.isInstalled("swiftc")))
struct ModelTests {
    @Test(arguments: Example.all)
    func load(example: Example) throws {
        try withTemporaryFolder { folder in
            let outcome = try run(example, in: folder) { files in
                let classes = files.map { $0.deletingPathExtension().lastPathComponent }
                return ["main.swift": SwiftDataDouble.programLoading(classes)]
            }
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output == "loaded\n", "\(outcome.output)")
        }
    }

    /// Relationships are linked from either end and read at the other, and delete rules do what the document says.
    @Test func savingsKeepTogether() throws {
        let program = packageFolder.appending(path: "Tests/Programs/SavingsModels/main.swift")
        try withTemporaryFolder { folder in
            let outcome = try run(Example(name: "Savings"), in: folder) { _ in
                ["main.swift": try String(contentsOf: program, encoding: .utf8)]
            }
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output == "done\n", "\(outcome.output)")
        }
    }

    /// The classes and the helpers against their duplicates are one module.
    @Test func savingsHelpersCompile() throws {
        try withTemporaryFolder { folder in
            let files = Example(name: "Savings").files(in: ["SwiftData", "SwiftDataDedupe"])
            #expect(files.contains { $0.hasSuffix("Deduplication.swift") })
            let errors = try SwiftCompiler(in: folder).check(
                files, module: "Savings",
                flags: SwiftCompiler.flags(nextLanguageMode: true) + SwiftDataDouble.flags())
            #expect(errors.isEmpty, "\(errors.prefix(3_000))")
        }
    }

    /// Generates the example's models, adds files, compiles and runs the whole.
    private func run(
        _ example: Example,
        in folder: URL,
        adding program: ([URL]) throws -> [String: String]
    ) throws -> Command.Outcome {
        let document = packageFolder.appending(path: "Examples/\(example.name)/Schema.md")
        let arguments = ["generate", document.path, "--target", "swiftdata", "--output", "Models", "--quiet"]
        let generation = try Command(builtExecutable("gen").path, arguments, in: folder).run()
        guard generation.status == 0 else { return generation }
        let models = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: "Models"), includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }
        let compiler = SwiftCompiler(in: folder)
        return try compiler.run(
            models.map(\.path) + compiler.write(program(models), to: "program"), name: "models",
            flags: SwiftCompiler.flags(nextLanguageMode: true) + SwiftDataDouble.flags())
    }
}
