import DedupeOutput
import Foundation
import Output
import SQLOutput
import SwiftOutput
import TestSupport

/// The shop's generated Swift, compiled once with the checks in `Tests/Programs/Dedupe`, and what it said.
struct ShopProgram: Sendable {
    static let shared = Result { try ShopProgram() }

    /// What the checks printed: nothing where all of them held.
    let checks: Command.Outcome

    /// Made up by chance, and merged by Swift.
    let made: ShopRows

    /// Whose twins are known: a small number of them, and four times as many.
    let fewKnown: ShopRows
    let manyKnown: ShopRows

    private init() throws {
        (checks, made, fewKnown, manyKnown) = try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let sources = packageFolder.appending(path: "Tests/Programs/Dedupe")
            let paths = try FileManager.default.contentsOfDirectory(atPath: sources.path)
                .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
            let checks = try compiler.run(
                compiler.write(GeneratedShop.swiftFiles, to: "Shop") + paths, name: "shop",
                flags: SwiftCompiler.flags(nextLanguageMode: true))
            guard checks.status == 0 else {
                let none = ShopRows(complaints: "no program")
                return (checks, none, none, none)
            }
            func rows(_ kind: String, _ size: Int) throws -> ShopRows {
                let outcome = try Command(
                    folder.appending(path: "shop").path, [kind, folder.path, "\(size)"]
                ).run()
                return try ShopRows(in: folder, outcome)
            }
            return (checks, try rows("made", 40), try rows("known", 1400), try rows("known", 5600))
        }
    }
}

/// Statements that fill the shop's tables, and others with what must become of them.
struct ShopRows: Sendable {
    /// By the name of the dialect.
    private(set) var data: [String: String] = [:]
    private(set) var expected: [String: String] = [:]

    /// What the program printed that wrote them: nothing where Swift itself merged as expected.
    let complaints: String

    init(complaints: String) {
        self.complaints = complaints
    }

    init(in folder: URL, _ outcome: Command.Outcome) throws {
        complaints = outcome.output + outcome.errors
        for dialect in ["sqlite", "postgresql", "spark"] {
            func text(_ name: String) throws -> String {
                try String(contentsOf: folder.appending(path: "\(name).\(dialect).sql"), encoding: .utf8)
            }
            data[dialect] = try text("data")
            expected[dialect] = try text("expected")
        }
    }
}

/// What the targets write for the shop.
enum GeneratedShop {
    static let request = OutputRequest(
        schema: ShopSchema.shop, options: OutputOptions(), documents: ["Shop.md"],
        companions: ["swift", "dedupe", "sqlite", "postgresql", "spark"])

    /// Models and helpers, which are one module.
    static var swiftFiles: [String: String] {
        let files = SwiftTarget().render(request).files + dedupe.files.filter { $0.name.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
    }

    static let dedupe = DedupeTarget().render(request)

    static func tables(_ target: any OutputTarget) -> String { text(of: target.render(request)) }

    static func text(of result: OutputResult) -> String {
        result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    static func script(_ dialect: String) -> String {
        dedupe.files.filter { $0.name == "dedupe.\(dialect).sql" }
            .map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }
}
