/// How requests name a document.
struct DocumentIdentifier: Decodable {
    var uri: String
}

/// What `textDocument/didOpen` says.
struct DidOpenParameters: Decodable {
    var textDocument: Item

    struct Item: Decodable {
        var uri: String
        var version: Int
        var text: String
    }
}

/// What `textDocument/didChange` says.
struct DidChangeParameters: Decodable {
    var textDocument: Versioned
    var contentChanges: [TextChange]

    struct Versioned: Decodable {
        var uri: String
        var version: Int?
    }
}

/// What is about a document as a whole.
struct DocumentParameters: Decodable {
    var textDocument: DocumentIdentifier
}

/// What is about a place in a document.
struct PositionParameters: Decodable {
    var textDocument: DocumentIdentifier
    var position: TextPosition
}

/// What the editor writes to its log.
struct LogParameters: Encodable, Sendable {
    var type = 2
    var message: String
}

/// Asks the editor to tell of files that change on disk.
struct WatchRegistration: Encodable, Sendable {
    var registrations = [Registration()]

    struct Registration: Encodable, Sendable {
        var id = "gen-files"
        var method = "workspace/didChangeWatchedFiles"
        var registerOptions = Options()
    }

    struct Options: Encodable, Sendable {
        var watchers = ["**/gen.yml", "**/.gen.yml", "**/*.md", "**/*.markdown"].map {
            Watcher(globPattern: $0)
        }
    }

    struct Watcher: Encodable, Sendable {
        var globPattern: String
    }
}
