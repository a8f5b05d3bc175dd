package import Diagnostics
internal import Markdown
import SchemaDeclaration
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

    /// Makes a file known, so that spans can name it; gives the index by which they do.
    package mutating func add(_ source: SourceFile) -> Int32 { sources.append(source) }

    /// Makes documents known without reading what they say, in the order in which `read` would meet them.
    package mutating func add(_ documents: [InputDocument]) {
        var known = Set(sources.files.map(\.path))
        for document in documents where known.insert(document.path).inserted {
            _ = sources.append(MarkdownParser().source(of: document.bytes, path: document.path))
        }
    }

    /// Reads documents as one schema.
    package mutating func read(
        _ documents: [InputDocument],
        as name: String,
        overrides: [FieldOverride] = []
    ) -> Reading {
        let declarations = declareAsOne(documents)
        let schemas = declarations.compactMap(\.schema)
        var diagnostics = declarations.flatMap(\.diagnostics)
        let resolution = SchemaResolver(overrides: overrides).resolve(schemas, name: name)
        diagnostics += resolution.diagnostics
        diagnostics += EntityNameCheck.diagnostics(for: resolution.schema, besides: diagnostics)
        return Reading(schema: resolution.schema, diagnostics: diagnostics)
    }

    /// The documents of one schema are about the same store: what one says of it holds for all.
    private mutating func declareAsOne(_ documents: [InputDocument]) -> [Declaration] {
        var declarations = documents.map { declare($0) }
        guard declarations.contains(where: { $0.schema?.isOfStore == true }) else { return declarations }
        for index in declarations.indices where declarations[index].schema?.hasRefusedEntities == true {
            let file = declarations[index].file
            declarations[index] =
                Self.declaration(of: documents[index], as: file, isOfStore: true).declaration
            remember(declarations[index], of: documents[index])
        }
        return declarations
    }

    private mutating func declare(_ document: InputDocument) -> Declaration {
        if let known = declared[document.path] { return known }
        let file = Int32(sources.files.count)
        let (declaration, source) = Self.declaration(of: document, as: file)
        let index = sources.append(source)
        precondition(index == file, "a document's spans name the file that it was parsed as")
        remember(declaration, of: document)
        return declaration
    }

    private static func declaration(
        of document: InputDocument, as file: Int32, isOfStore: Bool = false
    ) -> (declaration: Declaration, source: SourceFile) {
        let parsed = MarkdownParser().parse(document.bytes, path: document.path, file: file)
        var declaration = Declaration(file: file, diagnostics: parsed.diagnostics)
        if let tree = parsed.document {
            let schema = SchemaReader().declare(tree, isOfStore: isOfStore)
            declaration.schema = schema
            declaration.diagnostics += schema.diagnostics
        }
        return (declaration, parsed.source)
    }

    private mutating func remember(_ declaration: Declaration, of document: InputDocument) {
        if !documentsReadOnce.contains(document.path) { declared[document.path] = declaration }
    }

    /// Where the documents of a schema that was read state the facts of an entity.
    package func origins(of entity: String, in documents: [InputDocument]) -> EntityOrigins {
        SchemaResolver.origins(of: entity, in: documents.compactMap { declared[$0.path]?.schema })
    }

    /// Where the documents of a schema that was read state the facts of every entity, by the entities' names.
    package func origins(in documents: [InputDocument]) -> [String: EntityOrigins] {
        SchemaResolver.origins(in: documents.compactMap { declared[$0.path]?.schema })
    }

    /// What properties are as yet, where documents of a schema that was read say it beside what they shall be.
    package func currentProperties(in documents: [InputDocument]) -> [FieldPath: CurrentProperty] {
        SchemaResolver.currentProperties(in: documents.compactMap { declared[$0.path]?.schema })
    }

    /// What one document says; no schema where its text could not be read.
    private struct Declaration {
        let file: Int32
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
