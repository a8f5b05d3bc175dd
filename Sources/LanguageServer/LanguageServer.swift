/// A server of the Language Server Protocol, version 3.17, without its pipes: the one entry to the room.
///
/// Purpose: an editor's documents are read while somebody types. Input: messages in their order. Output: messages, to be
/// sent in their order. Invariant: every request is answered once, and nothing that is sent ends the server but `exit`.
package struct LanguageServer: Sendable {
    let analyst: any Analyst
    private let version: String
    private(set) var state = State.new
    private(set) var encoding = PositionEncoding.utf16
    private(set) var client: ClientCapabilities?
    private(set) var folders: [String] = []
    var store = DocumentStore()
    private var published: FindingsByPath = [:]

    /// Of those, what only a complete analysis found, by the files of each analysis.
    private var late: [[String]: FindingsByPath] = [:]
    private var outbox: [OutgoingMessage] = []

    enum State: Hashable {
        case new, initialized, shutDown

        /// Whether the editor said beforehand that it would.
        case ended(isExpected: Bool)
    }

    /// `version` is the program's.
    package init(analyst: any Analyst, version: String) {
        self.analyst = analyst
        self.version = version
    }

    /// What the process shall exit with; nil as long as it goes on.
    package var exitStatus: Int32? {
        switch state {
        case .ended(let isExpected): isExpected ? 0 : 1
        case .new, .initialized, .shutDown: nil
        }
    }

    /// An open document as the editor shows it.
    package func text(of uri: String) -> String? {
        store.document(uri).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// The bytes to send since this was asked last.
    package mutating func takeOutput() -> [UInt8] {
        defer { outbox = [] }
        return outbox.flatMap(\.bytes)
    }

    package mutating func receive(_ message: IncomingMessage, isCancelled: Bool = false) {
        switch message.kind {
        case .request(let id, let method):
            if isCancelled {
                send(.failure(id, ResponseError(.requestCancelled, "the request was cancelled")))
            } else {
                answer(id, method, message)
            }
        case .notification(let method): note(method, message)
        case .invalid(let id, let error): send(.failure(id, error))
        case .response: break
        }
    }

    mutating func send(_ message: OutgoingMessage) { outbox.append(message) }
}

// MARK: - Requests

extension LanguageServer {
    private mutating func answer(_ id: RequestID, _ method: String, _ message: IncomingMessage) {
        do throws(ResponseError) {
            send(.result(id, try result(of: method, message)))
        } catch {
            send(.failure(id, error))
        }
    }

    private mutating func result(
        of method: String, _ message: IncomingMessage
    ) throws(ResponseError) -> any Encodable & Sendable {
        switch state {
        case .new:
            guard method == "initialize" else {
                throw ResponseError(.serverNotInitialized, "the first request is 'initialize'")
            }
            return try initialize(message)
        case .initialized:
            if method == "initialize" { throw ResponseError(.invalidRequest, "'initialize' came before") }
            if method == "shutdown" {
                state = .shutDown
                return NoResult()
            }
            return try feature(method, message)
        case .shutDown, .ended: throw ResponseError(.invalidRequest, "the server was shut down")
        }
    }

    private mutating func initialize(_ message: IncomingMessage) throws(ResponseError) -> InitializeResult {
        let parameters = try message.parameters(as: InitializeParameters.self)
        state = .initialized
        client = parameters.capabilities
        folders = parameters.folders
        encoding = PositionEncoding(offered: parameters.capabilities.general?.positionEncodings ?? [])
        return InitializeResult(
            capabilities: ServerCapabilities(positionEncoding: encoding),
            serverInfo: InitializeResult.ServerInfo(version: version))
    }
}

// MARK: - Notifications

extension LanguageServer {
    private mutating func note(_ method: String, _ message: IncomingMessage) {
        if method == "exit" {
            state = .ended(isExpected: state == .shutDown)
            return
        }
        guard state == .initialized else { return }
        do throws(ResponseError) {
            try takeNote(of: method, message)
        } catch {
            log("'\(method)' is passed over: \(error.message)")
        }
    }

    private mutating func takeNote(
        of method: String, _ message: IncomingMessage
    ) throws(ResponseError) {
        switch method {
        case "initialized": watchFiles()
        case "textDocument/didOpen":
            let item = try message.parameters(as: DidOpenParameters.self).textDocument
            store.open(TextDocument(uri: item.uri, version: item.version, text: item.text))
        case "textDocument/didChange": try change(message.parameters())
        case "textDocument/didClose":
            let uri = try message.parameters(as: DocumentParameters.self).textDocument.uri
            if !store.close(uri) { throw Self.notOpen(uri) }
        case "textDocument/didSave", "workspace/didChangeWatchedFiles": store.forgetAll()
        // Other notifications ask for nothing.
        default: break
        }
    }

    private mutating func change(_ parameters: DidChangeParameters) throws(ResponseError) {
        let document = parameters.textDocument
        let isOpen = store.change(
            document.uri, parameters.contentChanges, version: document.version, encoding)
        if !isOpen { throw Self.notOpen(document.uri) }
    }

    static func notOpen(_ uri: String) -> ResponseError {
        ResponseError(.invalidParams, "the document '\(uri)' is not open")
    }

    private mutating func watchFiles() {
        guard client?.workspace?.didChangeWatchedFiles?.dynamicRegistration == true else { return }
        send(.request(.text("gen-watch"), method: "client/registerCapability", WatchRegistration()))
    }

    private mutating func log(_ words: String) {
        send(.notification(method: "window/logMessage", LogParameters(message: words)))
    }
}

// MARK: - Findings

extension LanguageServer {
    /// Publishes what reading finds in what changed, beside what was found last of that which takes longer. To be called
    /// when the editor has nothing more to say for now.
    package mutating func settle() {
        guard state == .initialized else { return }
        let (analyses, dirty) = store.settle(by: analyst, in: folders)
        var current = findings(of: analyses)
        for analysis in analyses where analysis.complete != nil {
            for (path, findings) in late[analysis.paths] ?? [:] {
                let known = current[path] ?? []
                current[path] = known + findings.filter { !known.contains($0) }
            }
        }
        publish(current, dirty)
    }

    /// Publishes all findings. To be called after `settle`, when the editor still has nothing to say.
    package mutating func complete() async {
        guard state == .initialized else { return }
        // What is complete already keeps what was late in it: the next change may make it incomplete.
        let incomplete = store.analyses.filter { $0.complete != nil }
        let early = incomplete.map { ($0.paths, findings(of: [$0])) }
        await store.complete()
        for (paths, early) in early {
            let all = findings(of: store.analyses.filter { $0.paths == paths })
            late[paths] = all.merging(early) { all, early in all.filter { !early.contains($0) } }
        }
        let read = Set(store.analyses.map(\.paths))
        late = late.filter { read.contains($0.key) }
        publish(findings(of: store.analyses), [])
    }

    private mutating func publish(_ current: FindingsByPath, _ dirty: Set<String>) {
        for path in Set(current.keys).union(published.keys).sorted() {
            let diagnostics = current[path] ?? []
            let isNews = diagnostics != published[path] ?? [] || dirty.contains(path)
            if isNews { publish(diagnostics, at: path) }
        }
        published = current.filter { !$0.value.isEmpty }
    }

    private func findings(of analyses: [Analysis]) -> FindingsByPath {
        var findings: FindingsByPath = [:]
        for analysis in analyses {
            let shown = Findings(
                analysis: analysis, encoding: encoding,
                showsRelated: client?.textDocument?.publishDiagnostics?.relatedInformation ?? false,
                uri: store.uri)
            // A configuration may be a part of several analyses.
            for (path, diagnostics) in shown.byPath() {
                let known = Set(findings[path] ?? [])
                findings[path, default: []] += diagnostics.filter { !known.contains($0) }
            }
        }
        return findings
    }

    private mutating func publish(_ diagnostics: [PublishedDiagnostic], at path: String) {
        let parameters = PublishParameters(
            uri: store.uri(of: path), version: store.documents[path]?.version, diagnostics: diagnostics)
        send(.notification(method: "textDocument/publishDiagnostics", parameters))
    }
}
