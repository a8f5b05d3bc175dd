import Diagnostics
import GeneratorPipeline
import Output
import SchemaComparison
import SchemaModel
import Workspace

/// Reads both sides of a comparison, and finds which schema of one side is which of the other.
struct ComparedSchemas {
    private var pipeline = GeneratorPipeline()
    private(set) var diagnostics: [Diagnostic] = []

    /// What the last configuration says of levels, and where it stands.
    private(set) var configuredLevels: (names: [ConfiguredName], source: SourceFile)?

    var sources: SourceFiles { pipeline.sources }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// A schema on both sides; nil where one side has none of its name.
    struct Pair {
        let old: SchemaRevision?
        let new: SchemaRevision?
    }

    /// Reads a side: several schemas where it is a configuration.
    mutating func read(_ side: ComparedSide, _ reporter: Reporter) throws -> [SchemaRevision] {
        switch side.kind {
        case .document:
            return [read([try side.document()], as: InputDocuments.schemaName(of: [side.name]))]
        case .export: return readExport(try side.document())
        case .configuration: return try read(side.configuration(), reporter)
        case .lock: return try read(side.lock(), reporter)
        }
    }

    /// Reads documents as one schema.
    mutating func read(_ documents: [String]) throws -> SchemaRevision {
        let inputs = try documents.map { try InputDocuments.read($0) }
        return read(inputs, as: InputDocuments.schemaName(of: documents))
    }

    /// Reads what CloudKit exports, whatever the file is called; nothing where it is no such thing.
    mutating func readExport(_ path: String) throws -> [SchemaRevision] {
        readExport(try InputDocuments.read(path))
    }

    private mutating func readExport(_ document: InputDocument) -> [SchemaRevision] {
        do throws(GeneratorPipeline.ExportError) {
            return [try pipeline.readExport(document)]
        } catch {
            diagnostics.append(error.diagnostic)
            return []
        }
    }

    /// The schemas of a configuration, with their overrides.
    mutating func read(
        _ configuration: ComparedConfiguration, _ reporter: Reporter
    ) throws -> [SchemaRevision] {
        let outcome = ConfigurationReader.read(
            configuration.source, targets: outputTargets, placement: .nowhere)
        guard let schemas = outcome.configuration?.schemas else {
            reporter.report(outcome.diagnostics, sources: SourceFiles([configuration.source]))
            throw ReportedError(status: .wrongUsage)
        }
        configuredLevels = outcome.configuration?.breakingLevels.map { ($0, configuration.source) }
        let file = pipeline.add(configuration.source)
        return try schemas.map { schema in
            let documents = try schema.documents.map { try configuration.document($0.path) }
            let overrides = schema.overrides.map { override in
                var override = override
                let span = override.span
                override.span = SourceSpan(file: file, lower: span.lower, upper: span.upper)
                return override
            }
            var revision = read(documents, as: schema.name, overrides: overrides)
            revision.outputs = schema.outputs.map { output in
                SchemaRevision.Output(
                    target: output.target, path: output.path.path, options: output.options,
                    hasTemplates: output.templates != nil)
            }
            return revision
        }
    }

    private mutating func read(
        _ documents: [InputDocument], as name: String, overrides: [FieldOverride] = []
    ) -> SchemaRevision {
        let reading = pipeline.read(documents, as: name, overrides: overrides)
        let emptiness = reading.hasErrors ? nil : pipeline.emptiness(of: reading.schema, .error)
        diagnostics += reading.diagnostics.filter { $0.severity == .error } + (emptiness.map { [$0] } ?? [])
        return GeneratorPipeline.revision(of: reading.schema, named: name)
    }

    /// Of a configuration's schemas the one of a name; all of them without one.
    static func chosen(_ schema: String?, of revisions: [SchemaRevision]) throws -> [SchemaRevision] {
        guard let schema, revisions.count > 1 || revisions.first?.schema != nil else { return revisions }
        let chosen = revisions.filter { $0.name == schema }
        if chosen.isEmpty, revisions.count > 1 {
            let names = revisions.map(\.name)
            throw UsageError(
                "no schema is called '\(schema)'; "
                    + (didYouMean(schema, among: names) ?? "there are: " + names.joined(separator: ", ")))
        }
        return chosen.isEmpty ? revisions : chosen
    }

    /// One schema on each side is the same; of more the names decide.
    static func pairs(_ old: [SchemaRevision], _ new: [SchemaRevision]) throws -> [Pair] {
        if old.count == 1, new.count == 1 { return [Pair(old: old[0], new: new[0])] }
        if old.count == 1 || new.count == 1 {
            let (one, many) = old.count == 1 ? (old[0], new) : (new[0], old)
            if let same = many.first(where: { $0.name == one.name }) {
                return old.count == 1 ? [Pair(old: one, new: same)] : [Pair(old: same, new: one)]
            }
            let names = many.map(\.name).joined(separator: ", ")
            throw UsageError(
                "the configuration has several schemas (\(names)): name one with '--schema'")
        }
        let known = Set(old.map(\.name))
        return old.map { revision in Pair(old: revision, new: new.first { $0.name == revision.name }) }
            + new.filter { !known.contains($0.name) }.map { Pair(old: nil, new: $0) }
    }
}
