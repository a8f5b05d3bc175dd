/// What `textDocument/references` says.
struct ReferenceParameters: Decodable {
    var textDocument: DocumentIdentifier
    var position: TextPosition
    var context: Context

    struct Context: Decodable {
        var includeDeclaration: Bool
    }
}

/// What `textDocument/rename` says.
struct RenameParameters: Decodable {
    var textDocument: DocumentIdentifier
    var position: TextPosition
    var newName: String
}

/// What can be renamed at a place.
struct PreparedRename: Encodable, Hashable, Sendable {
    let range: TextRange
    let placeholder: String
}

/// What `textDocument/codeAction` says.
struct CodeActionParameters: Decodable {
    var textDocument: DocumentIdentifier
    var range: TextRange
    var context: Context

    struct Context: Decodable {
        var only: [String]?
    }
}

/// A change that the editor offers.
struct PublishedAction: Encodable, Hashable, Sendable {
    let title: String
    let kind: String
    let diagnostics: [PublishedDiagnostic]
    let edit: WorkspaceEdit
}
