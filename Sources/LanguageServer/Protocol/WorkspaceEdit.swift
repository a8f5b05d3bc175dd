/// A change of a document that the editor makes.
struct TextEdit: Encodable, Hashable, Sendable {
    var range: TextRange
    var newText: String
}

/// Changes of documents that the editor makes together.
struct WorkspaceEdit: Encodable, Hashable, Sendable {
    private var changes: [String: [TextEdit]]?
    private var documentChanges: [VersionedEdits]?

    private struct VersionedEdits: Encodable, Hashable, Sendable {
        let textDocument: Identifier
        let edits: [TextEdit]
    }

    private struct Identifier: Encodable, Hashable, Sendable {
        let uri: String

        /// Null for what is not open.
        let version: Int?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(uri, forKey: .uri)
            try container.encode(version, forKey: .version)
        }

        private enum CodingKeys: String, CodingKey {
            case uri, version
        }
    }

    /// An editor that knows versions refuses what is about another than it has.
    init(_ edits: [String: [TextEdit]], knowingVersions: Bool, version: (String) -> Int?) {
        guard knowingVersions else {
            changes = edits
            return
        }
        documentChanges = edits.sorted { $0.key < $1.key }.map { uri, edits in
            VersionedEdits(textDocument: Identifier(uri: uri, version: version(uri)), edits: edits)
        }
    }
}
