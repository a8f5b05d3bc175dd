import Foundation

/// How long `gen` takes for a document as people write them: the longest of the examples, with four targets.
struct ExampleBenchmark {
    let release: Cost

    /// Of a debug build, as `swift run gen` has it; nil where there is none.
    let debug: Cost?

    init(gen: String, rounds: Int) throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document = package.appending(path: "Examples/Savings/Schema.md").path
        release = try Self.measure(gen, document, rounds)
        let other = package.appending(path: ".build/debug/gen").path
        let isBuilt = FileManager.default.isExecutableFile(atPath: other)
        debug = isBuilt ? try Self.measure(other, document, rounds) : nil
    }

    private static func measure(_ gen: String, _ document: String, _ rounds: Int) throws -> Cost {
        let folder = SizeBenchmark.memory.appending(path: "gen-example-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try Cost(ofRounds: rounds) { round in
            let place = folder.appending(path: "\(round)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            guard FileManager.default.changeCurrentDirectoryPath(place.path) else {
                throw BenchmarkError("'\(place.path)' cannot be entered")
            }
            return try MeasuredProcess.cost(of: gen, ["generate", document] + SizeBenchmark.outputs)
        }
    }
}
