import Diagnostics
import GeneratorPipeline
import Workspace

/// All that a run reads before it knows what any of it says.
struct GenerationInputs {
    /// It knows the configuration and the templates, and no document yet.
    let pipeline: GeneratorPipeline
    let templates: TemplateCollection
    let documents: DocumentCollection

    init(_ request: GenerationRequest, _ reporter: Reporter) throws {
        var pipeline = GeneratorPipeline(
            sources: request.sources, documentsReadOnce: request.documentsReadOnce)
        templates = try TemplateCollection(request, &pipeline, reporter)
        documents = try DocumentCollection(request, reporter)
        self.pipeline = pipeline
    }
}
