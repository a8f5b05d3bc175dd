import DedupeOutput
import Foundation
import Output
import SQLOutput
import SwiftOutput
import TestSupport

/// The shop's generated Swift, compiled once with the checks in `Tests/Programs/Dedupe`, and what it said.
struct ShopProgram {
    static let shared = Result { try ShopProgram() }

    /// What the checks printed: nothing where all of them held.
    let checks: Command.Outcome

    /// Rows and what must become of them, by the name of the dialect.
    private(set) var data: [String: String] = [:]
    private(set) var expected: [String: String] = [:]

    private init() throws {
        let files = GeneratedShop.swiftFiles
        (checks, data, expected) = try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let program = packageFolder.appending(path: "Tests/Programs/Dedupe")
            let sources = try FileManager.default.contentsOfDirectory(atPath: program.path)
                .filter { $0.hasSuffix(".swift") }.sorted().map { program.appending(path: $0).path }
            let checks = try compiler.run(
                compiler.write(files, to: "Shop") + sources, name: "shop",
                flags: SwiftCompiler.flags(nextLanguageMode: true))
            guard checks.status == 0 else { return (checks, [:], [:]) }
            _ = try Command(folder.appending(path: "shop").path, [folder.path, "40"]).run()
            func texts(_ name: String) throws -> [String: String] {
                try Dictionary(
                    uniqueKeysWithValues: ["sqlite", "postgresql"].map {
                        (
                            $0,
                            try String(
                                contentsOf: folder.appending(path: "\(name).\($0).sql"), encoding: .utf8)
                        )
                    })
            }
            return (checks, try texts("data"), try texts("expected"))
        }
    }
}

/// What the targets write for the shop.
enum GeneratedShop {
    static let request = OutputRequest(
        schema: ShopSchema.shop, options: OutputOptions(), documents: ["Shop.md"])

    /// Models and helpers, which are one module.
    static var swiftFiles: [String: String] {
        let files = SwiftTarget().render(request).files + dedupe.files.filter { $0.name.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
    }

    static let dedupe = DedupeTarget().render(request)

    static func tables(_ target: any OutputTarget) -> String {
        target.render(request).files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    static func script(_ dialect: String) -> String {
        dedupe.files.filter { $0.name == "dedupe.\(dialect).sql" }
            .map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }
}
