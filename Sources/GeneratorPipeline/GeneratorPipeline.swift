package import Diagnostics
internal import Markdown
package import SchemaModel
internal import SchemaReading
internal import SchemaResolution

/// The map of the package: text -> `MarkdownDocument` -> `DeclaredSchema` -> `Schema` -> files.
///
/// Purpose: runs the rooms in their order. Input: documents as bytes. Output: schemas, files and findings.
/// Invariant: each document is parsed once, however many schemas and outputs use it.
package struct GeneratorPipeline: Sendable {
    /// Every file of the run, for the places of diagnostics.
    package private(set) var sources: SourceFiles
    private var declared: [String: Declaration] = [:]

    /// Documents whose declarations nobody asks for twice: to keep them would take much memory for nothing.
    private let documentsReadOnce: Set<String>

    /// `sources` holds what was read before, such as the configuration.
    package init(sources: SourceFiles = SourceFiles(), documentsReadOnce: Set<String> = []) {
        self.sources = sources
        self.documentsReadOnce = documentsReadOnce
    }

    /// Reads documents as one schema.
    package mutating func read(
        _ documents: [InputDocument],
        as name: String,
        overrides: [FieldOverride] = []
    ) -> Reading {
        var schemas: [DeclaredSchema] = []
        var diagnostics: [Diagnostic] = []
        for document in documents {
            let declaration = declare(document)
            if let schema = declaration.schema { schemas.append(schema) }
            diagnostics += declaration.diagnostics
        }
        let resolution = SchemaResolver(overrides: overrides).resolve(schemas, name: name)
        diagnostics += resolution.diagnostics
        diagnostics += EntityNameCheck.diagnostics(for: resolution.schema, besides: diagnostics)
        return Reading(schema: resolution.schema, diagnostics: diagnostics)
    }

    private mutating func declare(_ document: InputDocument) -> Declaration {
        if let known = declared[document.path] { return known }
        let file = Int32(sources.files.count)
        let parsed = MarkdownParser().parse(document.bytes, path: document.path, file: file)
        let index = sources.append(parsed.source)
        precondition(index == file, "a document's spans name the file that it was parsed as")
        var declaration = Declaration(diagnostics: parsed.diagnostics)
        if let tree = parsed.document {
            let schema = SchemaReader().declare(tree)
            declaration.schema = schema
            declaration.diagnostics += schema.diagnostics
        }
        if !documentsReadOnce.contains(document.path) { declared[document.path] = declaration }
        return declaration
    }

    /// Where the documents of a schema that was read state the facts of an entity.
    package func origins(of entity: String, in documents: [InputDocument]) -> EntityOrigins {
        SchemaResolver.origins(of: entity, in: documents.compactMap { declared[$0.path]?.schema })
    }

    /// What one document says; no schema where its text could not be read.
    private struct Declaration {
        var schema: DeclaredSchema?
        var diagnostics: [Diagnostic]
    }
}

/// A document as it is on disk.
package struct InputDocument: Sendable {
    /// As messages and headers name it.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

extension GeneratorPipeline {
    /// A schema and all that reading it brought to light.
    package struct Reading: Sendable {
        package let schema: Schema
        package let diagnostics: [Diagnostic]

        package init(schema: Schema, diagnostics: [Diagnostic]) {
            self.schema = schema
            self.diagnostics = diagnostics
        }

        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }
}
