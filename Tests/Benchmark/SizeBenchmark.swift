import Foundation

/// What one document costs: `gen` on a disk, next to `cmark` on the same document and a plain write of the same bytes.
struct SizeBenchmark {
    let entities: Int
    let documentBytes: Int
    let files: Int
    let outputBytes: Int
    let cmark: Double
    let plainWrite: Double
    let firstRun: Double
    let secondRun: Double
    let peakMemory: Int
    let secondRunWroteNothing: Bool

    private static let targets = [
        ("swift", "out/swift"), ("sqlite", "out/schema.sql"), ("json-schema", "out/schema.json"),
        ("dedupe", "out/dedupe"),
    ]

    init(entities: Int, rounds: Int, gen: String) throws {
        self.entities = entities
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "gen-benchmark-\(UUID().uuidString)")
        let output = folder.appending(path: "out")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
            throw BenchmarkError("'\(folder.path)' cannot be entered")
        }
        let document = Data(MadeUpDocument.text(entities: entities).utf8)
        documentBytes = document.count
        try document.write(to: folder.appending(path: "Schema.md"))

        cmark = try Self.times(rounds) {
            try Self.run("cmark", ["-t", "xml", "Schema.md"]).seconds
        }
        let arguments =
            ["generate", "Schema.md"] + Self.targets.flatMap { ["--target", $0, "--output", $1] }
        var memory = 0
        firstRun = try Self.times(rounds) {
            try? FileManager.default.removeItem(at: output)
            try? FileManager.default.removeItem(at: folder.appending(path: ".gen-manifest.json"))
            let process = try Self.run(gen, arguments)
            memory = max(memory, process.peakMemory)
            return process.seconds
        }
        peakMemory = memory
        let before = try FileState.all(below: folder)
        secondRun = try Self.times(rounds) { try Self.run(gen, arguments).seconds }
        secondRunWroteNothing = try FileState.all(below: folder) == before

        let texts = try FileState.texts(below: output)
        files = texts.count
        outputBytes = texts.reduce(0) { $0 + $1.count }
        let copy = folder.appending(path: "copy")
        plainWrite = try Self.times(rounds) {
            try? FileManager.default.removeItem(at: copy)
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            let start = ContinuousClock.now
            for (index, text) in texts.enumerated() {
                try FileState.write(text, to: copy.path + "/file\(index)")
            }
            return (ContinuousClock.now - start).seconds
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> MeasuredProcess {
        let process = try MeasuredProcess(program, arguments)
        guard process.status == 0 else {
            throw BenchmarkError("'\(program)' failed with status \(process.status >> 8)")
        }
        return process
    }

    /// The median, after one round that only warms up.
    private static func times(_ rounds: Int, _ body: () throws -> Double) throws -> Double {
        _ = try body()
        return try (0..<rounds).map { _ in try body() }.median
    }
}
