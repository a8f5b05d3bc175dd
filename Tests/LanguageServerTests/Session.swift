import Diagnostics
import GeneratorPipeline
import LanguageServer
import SchemaModel
import TestSupport

/// An editor and its server in one process.
struct Session {
    static let uri = "file:///Docs/Schema.md"

    var server: LanguageServer
    private var count: Int64 = 0
    private(set) var messages: [JSONValue] = []

    /// One that has not said anything yet.
    init(analyst: any Analyst = ReadingAnalyst()) {
        server = LanguageServer(analyst: analyst, version: "1.0")
    }

    /// One whose editor has introduced itself.
    static func initialized(
        _ capabilities: JSONValue = [:], analyst: any Analyst = ReadingAnalyst()
    ) async throws -> Session {
        var session = Session(analyst: analyst)
        let result = try await session.ask("initialize", ["capabilities": capabilities, "rootUri": nil])
        precondition(result["result"] != .null, "the server introduces itself")
        try await session.tell("initialized", [:])
        return session
    }

    /// One that shows a document.
    static func showing(_ text: String, _ capabilities: JSONValue = [:]) async throws -> Session {
        var session = try await initialized(capabilities)
        try await session.open(text)
        return session
    }

    /// The answer to a request, be it an error.
    mutating func ask(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
        count += 1
        let id = JSONValue.int(count)
        try await send(EditorMessage.request(id, method, parameters))
        return messages.last { $0["id"] == id } ?? .null
    }

    mutating func tell(_ method: String, _ parameters: JSONValue) async throws {
        try await send(EditorMessage.notification(method, parameters))
    }

    mutating func send(_ message: JSONValue, isCancelled: Bool = false) async throws {
        await receive(.message(try EditorMessage.content(of: message)), isCancelled: isCancelled)
    }

    mutating func receive(_ event: MessageReader.Event, isCancelled: Bool = false) async {
        server.receive(IncomingMessage(event), isCancelled: isCancelled)
        collect()
    }

    mutating func open(_ text: String, as uri: String = uri, version: Int64 = 1) async throws {
        try await tell(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri), "version": .int(version), "text": .string(text),
                    "languageId": "markdown",
                ]
            ])
    }

    mutating func change(_ changes: [JSONValue], version: Int64, of uri: String = uri) async throws {
        try await tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri), "version": .int(version)],
                "contentChanges": .array(changes),
            ])
    }

    /// All findings that are published; null where none were.
    mutating func findings(in uri: String = uri) async -> JSONValue {
        server.settle()
        await server.complete()
        return published(in: uri)
    }

    /// Those that an editor has while somebody types.
    mutating func earlyFindings() -> JSONValue {
        server.settle()
        return published(in: Self.uri)
    }

    private mutating func published(in uri: String) -> JSONValue {
        collect()
        return messages.last {
            $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .string(uri)
        }?["params"] ?? .null
    }

    private mutating func collect() {
        let output = String(decoding: server.takeOutput(), as: UTF8.self)
        messages += (try? EditorMessage.messages(in: output)) ?? []
    }
}

/// Reads each document alone, from the editor.
struct ReadingAnalyst: Analyst {
    func analysis(
        of path: String, showing texts: [String: [UInt8]], in folders: [String]
    ) -> Analysis {
        let input = InputDocument(path: path, bytes: texts[path] ?? [])
        var pipeline = GeneratorPipeline()
        let reading = pipeline.read([input], as: "Schema")
        let read = pipeline
        var analysis = Analysis()
        analysis.sources = pipeline.sources
        analysis.files = [Analysis.File(path: path, bytes: input.bytes)]
        analysis.diagnostics = reading.diagnostics
        analysis.schemas = [
            AnalysedSchema(
                schema: reading.schema,
                explain: { entity, field in
                    let entity = reading.schema.entities[entity]
                    return entity.name + (field.map { "." + entity.fields[$0].name } ?? "")
                },
                origins: { read.origins(in: [input]) })
        ]
        return analysis
    }
}
