import LanguageServer
import TestSupport
import Testing

/// What the Language Server Protocol asks of a server, whatever an editor sends.
struct ProtocolTests {
    private static func code(_ answer: JSONValue) -> Int? { answer["error"]["code"].number }

    @Test func nothingIsAnsweredBeforeTheIntroduction() async throws {
        var session = Session()
        #expect(Self.code(try await session.ask("textDocument/hover", [:])) == -32002)
        try await session.open("# A")
        #expect(await session.findings() == .null)
        #expect(session.messages.count == 1)
    }

    @Test func theIntroductionTellsWhatTheServerCan() async throws {
        var session = Session()
        let answer = try await session.ask(
            "initialize", ["capabilities": ["general": ["positionEncodings": ["utf-16", "utf-8"]]]])
        let capabilities = answer["result"]["capabilities"]
        #expect(capabilities["positionEncoding"] == "utf-8")
        #expect(capabilities["textDocumentSync"]["change"] == 2)
        #expect(answer["result"]["serverInfo"] == ["name": "gen", "version": "1.0"])
        #expect(Self.code(try await session.ask("initialize", ["capabilities": [:]])) == -32600)
    }

    @Test func itIsShutDownBeforeItEnds() async throws {
        var session = try await Session.initialized()
        let answer = try await session.ask("shutdown", .null)
        #expect(answer["error"] == .null)
        #expect(Self.code(try await session.ask("textDocument/hover", [:])) == -32600)
        #expect(session.server.exitStatus == nil)
        try await session.tell("exit", .null)
        #expect(session.server.exitStatus == 0)
    }

    @Test func endingWithoutAWordIsAnError() async throws {
        var session = try await Session.initialized()
        try await session.tell("exit", .null)
        #expect(session.server.exitStatus == 1)
    }

    @Test(arguments: [
        ("hello", -32700), ("{\"id\": 1", -32700), ("", -32700), ("\u{0}", -32700),
        (String(repeating: "[", count: 100_000), -32700),
        ("[]", -32600), ("1", -32600), ("{}", -32600), ("{\"id\": [], \"method\": \"x\"}", -32600),
        ("{\"id\": 1, \"method\": 2}", -32600),
    ])
    func whatIsNoRequestIsRefused(text: String, code: Int) async throws {
        var session = try await Session.initialized()
        await session.receive(.message(Array(text.utf8)))
        #expect(session.messages.last?["error"]["code"].number == code)
        #expect(session.messages.last?["id"] == .null)
        #expect(try await session.ask("shutdown", .null)["error"] == .null)
    }

    @Test func malformedHeadersAreRefused() async throws {
        var session = try await Session.initialized()
        await session.receive(.malformed("no header says how long the message is"))
        #expect(session.messages.last.map(Self.code) == -32700)
    }

    @Test func unknownMethodsAreRefused() async throws {
        var session = try await Session.initialized()
        #expect(Self.code(try await session.ask("textDocument/moniker", [:])) == -32601)
        #expect(Self.code(try await session.ask("$/unknown", [:])) == -32601)
        let count = session.messages.count
        try await session.tell("$/unknown", [:])
        try await session.tell("workspace/didChangeConfiguration", ["settings": nil])
        try await session.send(["jsonrpc": "2.0", "id": "gen-watch", "result": nil])
        #expect(session.messages.count == count)
    }

    @Test func wrongParametersAreRefused() async throws {
        var session = Session()
        #expect(Self.code(try await session.ask("initialize", ["capabilities": 1])) == -32602)
        session = try await Session.initialized()
        try await session.tell("textDocument/didOpen", ["textDocument": ["uri": 1]])
        #expect(session.messages.last?["method"] == "window/logMessage")
        let words = session.messages.last?["params"]["message"].text ?? ""
        #expect(words.contains("textDocument.uri"), "\(words)")
    }

    @Test func whatIsNotOpenIsNotChanged() async throws {
        var session = try await Session.initialized()
        try await session.change([["text": "# A"]], version: 2)
        #expect(session.messages.last?["method"] == "window/logMessage")
        try await session.tell("textDocument/didClose", ["textDocument": ["uri": "file:///x.md"]])
        #expect(session.messages.last?["params"]["message"].text?.contains("x.md") == true)
    }

    @Test func aCancelledRequestIsNotWorkedOn() async throws {
        let inbox = Inbox()
        let request = EditorMessage.request(7, "textDocument/hover", [:])
        let cancellation = EditorMessage.notification("$/cancelRequest", ["id": 7])
        for message in [request, cancellation] {
            await inbox.add(IncomingMessage(.message(try EditorMessage.content(of: message))))
        }
        await inbox.end()
        var session = try await Session.initialized()
        while let (message, isCancelled) = await inbox.next() {
            session.server.receive(message, isCancelled: isCancelled)
        }
        let output = String(decoding: session.server.takeOutput(), as: UTF8.self)
        let messages = try EditorMessage.messages(in: output)
        #expect(messages.map(Self.code) == [-32800])
        #expect(messages.first?["id"] == 7)
    }

    @Test func filesAreWatchedWhereTheEditorCan() async throws {
        let session = try await Session.initialized(
            ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
        #expect(session.messages.last?["method"] == "client/registerCapability")
    }
}
