import Diagnostics
import GeneratorPipeline
import Output
import SchemaModel
import Workspace

/// What `explain` shall speak of: the documents and targets of a configuration, or documents and all targets.
struct ExplanationRequest {
    /// `Entity` or `Entity.field`; nil where all are meant.
    let name: String?
    let schemas: [Schema]

    /// What was read to know all this: the configuration.
    let sources: SourceFiles

    /// One schema with its documents as they are on disk. A page that itself explains is none of its outputs.
    struct Schema {
        let name: String
        let inputs: [InputDocument]
        var overrides: [FieldOverride] = []
        let outputs: [Output]
    }

    /// A target with what the configuration says of it.
    struct Output {
        let target: any OutputTarget.Type
        var options = OutputOptions()

        var name: String { target.name }
    }

    init(words: [String], configuration: String?, _ reporter: Reporter) throws {
        var documents = words
        name = words.last.flatMap { Self.isName($0) ? documents.popLast() : nil }
        if documents.isEmpty {
            let request = try GenerationRequest(configuration: configuration, reporter)
            let collection = try DocumentCollection(request, reporter)
            sources = request.sources
            schemas = request.schemas.map { schema in
                Schema(
                    name: schema.name, inputs: collection.inputs(of: schema), overrides: schema.overrides,
                    outputs: schema.outputs.filter { !$0.target.showsProvenance }.map {
                        Output(target: $0.target, options: $0.options)
                    })
            }
        } else {
            if configuration != nil {
                throw UsageError("'--config' and documents exclude each other\n  leave out one of them")
            }
            try InputDocuments.checkUnique(documents)
            sources = SourceFiles()
            schemas = [
                Schema(
                    name: InputDocuments.schemaName(of: documents),
                    inputs: try documents.map { try InputDocuments.read($0) },
                    outputs: outputTargets.filter { !$0.showsProvenance }.map { Output(target: $0) })
            ]
        }
    }

    /// A file that is there is a document, whatever it is called; so is what can only be the path of one.
    private static func isName(_ word: String) -> Bool {
        if word == "-" || word.contains("/") || FileReader.isReadable(word) { return false }
        let lowercased = word.lowercased()
        return ![".md", ".markdown", ".mdown", ".txt"].contains { lowercased.hasSuffix($0) }
    }
}
