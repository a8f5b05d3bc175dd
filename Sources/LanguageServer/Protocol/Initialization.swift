/// What the editor says of itself, as far as it matters here.
struct InitializeParameters: Decodable {
    var rootUri: String?
    var workspaceFolders: [WorkspaceFolder]?
    var capabilities: ClientCapabilities

    struct WorkspaceFolder: Decodable {
        var uri: String
    }

    /// Paths of the folders that the editor works in.
    var folders: [String] {
        let uris = workspaceFolders?.map(\.uri) ?? []
        return (uris.isEmpty ? [rootUri].compactMap(\.self) : uris).compactMap(DocumentURI.path)
    }
}

/// What the editor can do, as far as it matters here.
struct ClientCapabilities: Decodable, Sendable {
    var general: General?
    var textDocument: TextDocumentCapabilities?
    var workspace: Workspace?

    struct General: Decodable, Sendable {
        var positionEncodings: [String]?
    }

    struct Workspace: Decodable, Sendable {
        var didChangeWatchedFiles: Registration?
        var workspaceEdit: WorkspaceEdits?
    }

    struct Registration: Decodable, Sendable {
        var dynamicRegistration: Bool?
    }

    struct WorkspaceEdits: Decodable, Sendable {
        var documentChanges: Bool?
    }

    struct TextDocumentCapabilities: Decodable, Sendable {
        var publishDiagnostics: Publishing?
        var hover: Hover?
        var documentSymbol: Symbols?
    }

    struct Publishing: Decodable, Sendable {
        var relatedInformation: Bool?
    }

    struct Hover: Decodable, Sendable {
        var contentFormat: [String]?
    }

    struct Symbols: Decodable, Sendable {
        var hierarchicalDocumentSymbolSupport: Bool?
    }
}

/// The answer to the first request.
struct InitializeResult: Encodable, Sendable {
    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo

    struct ServerInfo: Encodable, Sendable {
        var name = "gen"
        var version: String
    }
}

/// What the server can do.
struct ServerCapabilities: Encodable, Sendable {
    var positionEncoding: PositionEncoding
    var textDocumentSync = Synchronisation()
    var hoverProvider = true
    var completionProvider = CompletionOptions()
    var definitionProvider = true
    var referencesProvider = true
    var documentSymbolProvider = true
    var codeActionProvider = CodeActionOptions()
    var renameProvider = RenameOptions()

    struct CompletionOptions: Encodable, Sendable {
        var triggerCharacters = ["`", "|", ".", " "]
    }

    struct CodeActionOptions: Encodable, Sendable {
        var codeActionKinds = ["quickfix", "source.fixAll.gen"]
    }

    struct RenameOptions: Encodable, Sendable {
        var prepareProvider = true
    }

    struct Synchronisation: Encodable, Sendable {
        var openClose = true

        /// Changes of ranges, not of whole texts alone.
        var change = 2
        var save = true
    }
}
