import Diagnostics
import GeneratorPipeline
import Linting
import SchemaModel
import Workspace

/// What `lint` shall judge: documents as one schema, or the schemas of a configuration.
struct LintRequest {
    let schemas: [Schema]
    let settings: LintSettings

    /// Relative to it the documents were read.
    let folder: String

    /// What was read to know all this: the configuration.
    let sources: SourceFiles

    /// One schema with its documents as they are on disk.
    struct Schema {
        let name: String
        let inputs: [InputDocument]
        var overrides: [FieldOverride] = []
    }

    /// Documents stand for themselves, judged by a configuration only where one is named.
    init(
        _ documents: [String], configuration: String?, profiles: [LintProfile], _ reporter: Reporter
    ) throws {
        var settings = LintSettings()
        if documents.isEmpty {
            let request = try GenerationRequest(configuration: configuration, reporter)
            let collection = try DocumentCollection(request, reporter)
            settings = request.lint
            folder = request.folder
            sources = request.sources
            schemas = request.schemas.map {
                Schema(name: $0.name, inputs: collection.inputs(of: $0), overrides: $0.overrides)
            }
        } else {
            try InputDocuments.checkUnique(documents)
            folder = ""
            if let configuration {
                let request = try GenerationRequest(configuration: configuration, reporter)
                settings = request.lint
                sources = request.sources
            } else {
                sources = SourceFiles()
            }
            let inputs = try documents.map { try InputDocuments.read($0) }
            schemas = [Schema(name: InputDocuments.schemaName(of: documents), inputs: inputs)]
        }
        if !profiles.isEmpty { settings.profiles = profiles }
        self.settings = settings
    }
}
