import Foundation
import TestSupport
import Testing

/// Every kept input of the fuzzer is taken, by a build without the fuzzer: what broke something once stays mended.
struct FuzzingTests {
    private static let folder = packageFolder.appending(path: "Tests/FuzzingTests/Inputs")

    private static func parts() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private static func inputs(of part: String) throws -> [String] {
        let folder = folder.appending(path: part)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: $0).path }
    }

    @Test func everyKeptInputIsTaken() throws {
        for part in try Self.parts() {
            let inputs = try Self.inputs(of: part)
            let outcome = try Command(builtExecutable("fuzz").path, [part] + inputs).run()
            #expect(outcome.status == 0, "\(part): \(outcome.errors.suffix(3_000))")
            #expect(outcome.output == "\(inputs.count) inputs of '\(part)' were taken\n")
        }
    }

    @Test func everyPartHasInputs() throws {
        let usage = try Command(builtExecutable("fuzz").path).run().errors
        let known = try #require(usage.firstMatch(of: /the parts are: (.*)/)).1.split(separator: ", ").map(
            String.init)
        #expect(try Self.parts() == known.sorted())
    }
}
