package import Diagnostics
package import SchemaModel

/// How documents were read: what every answer is made of.
package struct Analysis: Sendable {
    /// Every text that was read, by the index by which spans name it.
    package var files: [File] = []
    package var sources = SourceFiles()

    /// Those that have the document, and those that share documents with them.
    package var schemas: [AnalysedSchema] = []

    /// What the commands say of them; without what only `complete` finds.
    package var diagnostics: [Diagnostic] = []

    /// Gives all that the commands say, after what takes longer than an editor should wait: what every target makes of the
    /// schema. Nil where nothing is missing.
    package var complete: (@Sendable () async -> [Diagnostic])?

    package init() {}

    /// What tells an analysis from others, whatever its texts say.
    var paths: [String] { files.map(\.path) }

    /// A text as it was read.
    package struct File: Sendable {
        /// The absolute path; the name that the editor gives where it is no file.
        package let path: String
        let lines: LineIndex

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            lines = LineIndex(bytes)
        }
    }
}

/// A schema, and what only those ask who point at a part of it.
package struct AnalysedSchema: Sendable {
    package let schema: Schema

    /// What `gen explain` says of an entity, or of one of its fields, by their indexes.
    package let explain: @Sendable (_ entity: Int, _ field: Int?) -> String

    /// Where documents state the facts of each entity, by the entities' names.
    package let origins: @Sendable () -> [String: EntityOrigins]

    package init(
        schema: Schema, explain: @escaping @Sendable (_ entity: Int, _ field: Int?) -> String,
        origins: @escaping @Sendable () -> [String: EntityOrigins]
    ) {
        self.schema = schema
        self.explain = explain
        self.origins = origins
    }
}

/// Who reads documents for the server: the same reading as the commands'.
package protocol Analyst: Sendable {
    /// Reads the schemas that have a document, or the document alone.
    ///
    /// Of open documents it reads what the editor shows, by their paths. The folders are those that the editor works in.
    func analysis(of path: String, showing texts: [String: [UInt8]], in folders: [String]) -> Analysis
}
