import Diagnostics
import GeneratorPipeline
import SchemaModel
import Workspace

/// What `inspect` shall show: documents as one schema, or the schemas of a configuration.
struct InspectionRequest {
    let schemas: [Schema]

    /// What was read to know all this: the configuration.
    let sources: SourceFiles

    /// One schema with its documents as they are on disk.
    struct Schema {
        let name: String
        let inputs: [InputDocument]
        var overrides: [FieldOverride] = []
    }

    /// `schema` chooses one of the configuration's.
    init(
        _ documents: [String], configuration: String?, schema name: String?, _ reporter: Reporter
    ) throws {
        if documents.isEmpty {
            try self.init(configuration: configuration, schema: name, reporter)
            return
        }
        if configuration != nil {
            throw UsageError("'--config' and documents exclude each other\n  leave out one of them")
        }
        if name != nil {
            throw UsageError("'--schema' and documents exclude each other\n  leave out one of them")
        }
        try InputDocuments.checkUnique(documents)
        let inputs = try documents.map { try InputDocuments.read($0) }
        let schema = Schema(name: InputDocuments.schemaName(of: documents), inputs: inputs)
        self.init(schemas: [schema], sources: SourceFiles())
    }

    private init(schemas: [Schema], sources: SourceFiles) {
        self.schemas = schemas
        self.sources = sources
    }

    private init(configuration: String?, schema name: String?, _ reporter: Reporter) throws {
        let request = try GenerationRequest(configuration: configuration, reporter)
        let chosen = request.schemas.filter { name == nil || $0.name == name }
        if let name, chosen.isEmpty {
            let names = request.schemas.map(\.name)
            let remedy = didYouMean(name, among: names) ?? "there are: " + names.joined(separator: ", ")
            throw UsageError("no schema is called '\(name)'; \(remedy)")
        }
        let collection = try DocumentCollection(request, reporter)
        let schemas = chosen.map {
            Schema(name: $0.name, inputs: collection.inputs(of: $0), overrides: $0.overrides)
        }
        self.init(schemas: schemas, sources: request.sources)
    }

    var names: String { schemas.map(\.name).joined(separator: ", ") }
}
