import Foundation
import GeneratorPipeline

/// What one document costs: `gen` beside `cmark` on the same document, a plain write of the same bytes, and other
/// generators on the same schema.
struct SizeBenchmark {
    let entities: Int
    let documentBytes: Int
    let files: Int
    let outputBytes: Int
    let cmark: Cost
    let otherTools: OtherTools?
    let plainWrite: Cost
    let reading: Cost
    let firstRun: Cost
    let secondRun: Cost
    let check: Cost
    let secondRunWroteNothing: Bool

    static let outputs = [
        ("swift", "Swift"), ("sqlite", "schema.sql"), ("json-schema", "schema.json"), ("dedupe", "Dedupe"),
    ].flatMap { ["--target", $0, "--output", $1] }

    /// Every round writes into a folder of its own, and nothing is removed before the end: a file system is slow
    /// for a while after many files were removed.
    init(entities: Int, rounds: Int, gen: String, besideOtherTools: Bool) throws {
        self.entities = entities
        let folder = Self.memory.appending(path: "gen-benchmark-\(UUID().uuidString)")
        try Self.enter(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = Array(MadeUpDocument.text(entities: entities).utf8)
        documentBytes = document.count
        try Data(document).write(to: folder.appending(path: "Schema.md"))

        reading = try Cost(ofRounds: rounds) { _ in Self.reading(document) }
        cmark = try Cost(ofRounds: rounds) { _ in
            try MeasuredProcess.cost(of: "cmark", ["-t", "xml", "Schema.md"])
        }
        otherTools = besideOtherTools ? try OtherTools(entities: entities, rounds: rounds) : nil
        firstRun = try Cost(ofRounds: rounds) { round in
            try Self.enter(folder.appending(path: "round\(round)"))
            return try Self.run(gen, "generate")
        }
        let output = folder.appending(path: "round0")
        try Self.enter(output)
        let before = try FileState.all(below: output)
        secondRun = try Cost(ofRounds: rounds) { _ in try Self.run(gen, "generate") }
        check = try Cost(ofRounds: rounds) { _ in try Self.run(gen, "check") }
        secondRunWroteNothing = try FileState.all(below: output) == before

        let texts = try FileState.texts(below: output)
        files = texts.count
        outputBytes = texts.reduce(0) { $0 + $1.count }
        plainWrite = try Cost(ofRounds: rounds) { round in
            try Self.enter(folder.appending(path: "copy\(round)"))
            return try Cost {
                for (index, text) in texts.enumerated() { try FileState.write(text, to: "file\(index)") }
            }
        }
    }

    /// A file system in memory where there is one: what a disk is doing else is no concern of this.
    static var memory: URL {
        let shared = URL(filePath: "/dev/shm")
        return FileManager.default.isWritableFile(atPath: shared.path)
            ? shared : FileManager.default.temporaryDirectory
    }

    /// Makes a folder the working directory.
    private static func enter(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
            throw BenchmarkError("'\(folder.path)' cannot be entered")
        }
    }

    private static func run(_ gen: String, _ command: String) throws -> Cost {
        try MeasuredProcess.cost(of: gen, [command, "../Schema.md"] + outputs)
    }

    private static func reading(_ document: [UInt8]) -> Cost {
        Cost {
            var pipeline = GeneratorPipeline()
            _ = pipeline.read([InputDocument(path: "Schema.md", bytes: document)], as: "Schema")
        }
    }
}
