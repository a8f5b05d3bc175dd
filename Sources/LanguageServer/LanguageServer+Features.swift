import Diagnostics

/// Requests about documents: each is answered from how the newest text was read.
extension LanguageServer {
    mutating func feature(
        _ method: String, _ message: IncomingMessage
    ) throws(ResponseError) -> any Encodable & Sendable {
        switch method {
        case "textDocument/hover": try hover(at: place(message))
        case "textDocument/definition":
            try Navigation(place: place(message), uri: store.uri).definitions()
        case "textDocument/references": try references(message)
        case "textDocument/prepareRename": try preparedRename(at: place(message))
        case "textDocument/rename": try rename(message)
        case "textDocument/codeAction": try codeActions(message)
        case "textDocument/documentSymbol": try outline(message)
        case "textDocument/completion": try Completion(at: place(message)).items()
        default: throw ResponseError(.methodNotFound, "there is no method '\(method)'")
        }
    }

    /// How a document was read, and which of its files it is.
    private mutating func reading(
        of document: DocumentIdentifier
    ) throws(ResponseError) -> (analysis: Analysis, file: Int32) {
        let path = DocumentStore.path(of: document.uri)
        guard store.documents[path] != nil else { throw Self.notOpen(document.uri) }
        let analysis = store.analysis(of: path, by: analyst, in: folders)
        guard let file = analysis.file(at: path) else {
            throw ResponseError(.requestFailed, "the document '\(document.uri)' is not read")
        }
        return (analysis, file)
    }

    private mutating func place(_ message: IncomingMessage) throws(ResponseError) -> DocumentPlace {
        try place(message.parameters(as: PositionParameters.self))
    }

    private mutating func place(
        _ parameters: PositionParameters
    ) throws(ResponseError) -> DocumentPlace {
        let (analysis, file) = try reading(of: parameters.textDocument)
        let offset = analysis.files[Int(file)].lines.offset(of: parameters.position, encoding)
        return DocumentPlace(analysis: analysis, file: file, offset: offset, encoding: encoding)
    }

    private func hover(at place: DocumentPlace) -> any Encodable & Sendable {
        Hover(at: place, formats: client?.textDocument?.hover?.contentFormat ?? []) ?? NoResult()
            as any Encodable & Sendable
    }

    private mutating func references(
        _ message: IncomingMessage
    ) throws(ResponseError) -> [Location] {
        let parameters = try message.parameters(as: ReferenceParameters.self)
        let place = try place(
            PositionParameters(textDocument: parameters.textDocument, position: parameters.position))
        return Navigation(place: place, uri: store.uri)
            .references(includingDeclarations: parameters.context.includeDeclaration)
    }

    private mutating func outline(
        _ message: IncomingMessage
    ) throws(ResponseError) -> any Encodable & Sendable {
        let document = try message.parameters(as: DocumentParameters.self).textDocument
        let (analysis, file) = try reading(of: document)
        let symbols = Outline(analysis: analysis, file: file, encoding: encoding).symbols()
        let showsTrees = client?.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
        return showsTrees ? symbols : symbols.flatMap { $0.flattened(in: document.uri) }
    }
}

// MARK: - Changes

extension LanguageServer {
    private func preparedRename(at place: DocumentPlace) throws(ResponseError) -> PreparedRename {
        let rename = try Rename(at: place)
        return PreparedRename(
            range: place.lines.range(rename.range, encoding), placeholder: rename.name)
    }

    /// The new name is proved: the changed texts are read, and must say the same but for the name.
    private mutating func rename(_ message: IncomingMessage) throws(ResponseError) -> WorkspaceEdit {
        let parameters = try message.parameters(as: RenameParameters.self)
        let place = try place(
            PositionParameters(textDocument: parameters.textDocument, position: parameters.position))
        let rename = try Rename(at: place)
        let edits = try rename.edits(to: parameters.newName)
        var texts = store.texts
        for (file, ranges) in edits {
            let file = place.analysis.files[file]
            texts[file.path] = Self.bytes(file.lines.bytes, replacing: ranges, by: parameters.newName)
        }
        let path = place.analysis.files[Int(place.file)].path
        let analysis = analyst.analysis(of: path, showing: texts, in: folders)
        guard rename.isFaithful(parameters.newName, in: analysis) else {
            throw ResponseError(
                .requestFailed,
                "with the name '\(parameters.newName)' the document would be read otherwise; rename it by hand"
            )
        }
        return workspaceEdit(edits, to: parameters.newName, in: place.analysis)
    }

    private static func bytes(
        _ bytes: [UInt8], replacing ranges: [Range<Int>], by name: String
    ) -> [UInt8] {
        var bytes = bytes
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            bytes.replaceSubrange(range, with: name.utf8)
        }
        return bytes
    }

    private func workspaceEdit(
        _ edits: [Int: [Range<Int>]], to newName: String, in analysis: Analysis
    ) -> WorkspaceEdit {
        var changes: [String: [TextEdit]] = [:]
        for (file, ranges) in edits {
            let file = analysis.files[file]
            changes[store.uri(of: file.path)] = ranges.map {
                TextEdit(range: file.lines.range($0, encoding), newText: newName)
            }
        }
        return workspaceEdit(changes)
    }

    private func workspaceEdit(_ edits: [String: [TextEdit]]) -> WorkspaceEdit {
        WorkspaceEdit(
            edits, knowingVersions: client?.workspace?.workspaceEdit?.documentChanges ?? false,
            version: { store.document($0)?.version })
    }

    private mutating func codeActions(
        _ message: IncomingMessage
    ) throws(ResponseError) -> [PublishedAction] {
        let parameters = try message.parameters(as: CodeActionParameters.self)
        let (analysis, file) = try reading(of: parameters.textDocument)
        let actions = CodeActions(analysis: analysis, file: file, encoding: encoding)
            .actions(in: parameters.range, only: parameters.context.only)
        return actions.map { action in
            PublishedAction(
                title: action.title, kind: action.kind,
                diagnostics: action.diagnostics.compactMap { Findings.shown($0, in: analysis, encoding) },
                edit: workspaceEdit([parameters.textDocument.uri: action.edits]))
        }
    }
}
