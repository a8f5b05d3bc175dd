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

    private static let arguments =
        ["generate", "../Schema.md"]
        + [
            ("swift", "Swift"), ("sqlite", "schema.sql"), ("json-schema", "schema.json"),
            ("dedupe", "Dedupe"),
        ]
        .flatMap { ["--target", $0, "--output", $1] }

    /// Every round writes into a folder of its own, and nothing is removed before the end: a file system is slow
    /// for a while after many files were removed.
    init(entities: Int, rounds: Int, gen: String) throws {
        self.entities = entities
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "gen-benchmark-\(UUID().uuidString)")
        try Self.enter(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = Data(MadeUpDocument.text(entities: entities).utf8)
        documentBytes = document.count
        try document.write(to: folder.appending(path: "Schema.md"))

        cmark = try Self.times(rounds) { _ in try Self.run("cmark", ["-t", "xml", "Schema.md"]).seconds }
        var memory = 0
        firstRun = try Self.times(rounds) { round in
            try Self.enter(folder.appending(path: "round\(round)"))
            let process = try Self.run(gen, Self.arguments)
            memory = max(memory, process.peakMemory)
            return process.seconds
        }
        peakMemory = memory
        let output = folder.appending(path: "round0")
        try Self.enter(output)
        let before = try FileState.all(below: output)
        secondRun = try Self.times(rounds) { _ in try Self.run(gen, Self.arguments).seconds }
        secondRunWroteNothing = try FileState.all(below: output) == before

        let texts = try FileState.texts(below: output)
        files = texts.count
        outputBytes = texts.reduce(0) { $0 + $1.count }
        plainWrite = try Self.times(rounds) { round in
            try Self.enter(folder.appending(path: "copy\(round)"))
            let start = ContinuousClock.now
            for (index, text) in texts.enumerated() { try FileState.write(text, to: "file\(index)") }
            return (ContinuousClock.now - start).seconds
        }
    }

    /// Makes a folder the working directory.
    private static func enter(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
            throw BenchmarkError("'\(folder.path)' cannot be entered")
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
    private static func times(_ rounds: Int, _ body: (Int) throws -> Double) throws -> Double {
        _ = try body(rounds)
        return try (0..<rounds).map(body).median
    }
}
