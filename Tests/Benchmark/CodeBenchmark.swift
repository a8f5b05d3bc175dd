import Foundation

/// What the generated Swift costs whoever compiles it, beside what `protoc-gen-swift` writes for the same schema.
struct CodeBenchmark {
    let gen: Measurement

    /// Nil where `protoc` or `protoc-gen-swift` is not installed.
    let protobuf: Measurement?

    /// Of the source of one module.
    struct Measurement {
        let sourceBytes: Int
        let checking: Cost
        let objectBytes: Int
    }

    static let entities = 84
    static let fields = entities * MadeUpDocument.fieldsOfAnEntity

    init(gen: String, rounds: Int) throws {
        let folder = SizeBenchmark.memory.appending(path: "gen-code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appending(path: "Schema.md")
        try Data(MadeUpDocument.text(entities: Self.entities).utf8).write(to: document)
        let models = folder.appending(path: "Models")
        _ = try Program.output(
            of: gen,
            ["generate", document.path, "--target", "swift", "--output", models.path], in: folder)
        try Self.buildDouble(in: folder)
        self.gen = try Self.measure(models, ["-I", folder.path], rounds)
        protobuf = try Self.protobuf(in: folder, rounds)
    }

    /// Where there is no CloudKit, the mapping is compiled with the tests' double of it.
    private static func buildDouble(in folder: URL) throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Doubles/CloudKit/Sources/CloudKit")
        let module = folder.appending(path: "CloudKit.swiftmodule").path
        let arguments = [
            "-swift-version", "6", "-suppress-warnings", "-emit-module", "-module-name", "CloudKit",
        ]
        #if !canImport(CloudKit)
            _ = try MeasuredProcess.cost(
                of: "swiftc",
                arguments + ["-emit-module-path", module, "-o", module] + swiftFiles(in: sources))
        #endif
    }

    /// `protoc-gen-swift` as SwiftPM builds it has the module of its library beside it.
    private static func protobuf(in folder: URL, _ rounds: Int) throws -> Measurement? {
        guard Program.isInstalled("protoc"), let plugin = Program.path(of: "protoc-gen-swift") else {
            return nil
        }
        let messages = folder.appending(path: "schema.proto")
        try Data(MadeUpDocument.messages(entities: entities).utf8).write(to: messages)
        let output = folder.appending(path: "Messages")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let arguments = ["--swift_out=\(output.path)", "--swift_opt=Visibility=Public"]
        _ = try Program.output(of: "protoc", arguments + ["schema.proto"], in: folder)
        let modules = URL(filePath: plugin).deletingLastPathComponent().appending(path: "Modules")
        return try measure(output, ["-I", modules.path], rounds)
    }

    private static func measure(_ sources: URL, _ flags: [String], _ rounds: Int) throws -> Measurement {
        let files = try swiftFiles(in: sources)
        let bytes = try files.map { try Data(contentsOf: URL(filePath: $0)).count }.reduce(0, +)
        let common = ["-swift-version", "6", "-wmo", "-module-name", "Models"] + flags + files
        let checking = try Cost(ofRounds: rounds) { _ in
            try MeasuredProcess.cost(of: "swiftc", ["-typecheck"] + common)
        }
        let object = sources.appending(path: "Models.o").path
        _ = try MeasuredProcess.cost(of: "swiftc", ["-O", "-c", "-parse-as-library", "-o", object] + common)
        return Measurement(sourceBytes: bytes, checking: checking, objectBytes: try size(of: object))
    }

    /// What is loaded of an object: code and data.
    private static func size(of object: String) throws -> Int {
        let words = try Program.output(of: "size", [object]).split(separator: "\n").last?
            .split(whereSeparator: \.isWhitespace)
        guard let words, words.count > 3, let size = Int(words[3]) else {
            throw BenchmarkError("the size of '\(object)' is not known")
        }
        return size
    }

    private static func swiftFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder.appending(path: $0).path }
    }
}
