import Diagnostics
import Foundation
import GeneratorPipeline
import Output
import Workspace

/// Answers a run of which nothing has changed since it was last done, at the cost of reading its files.
///
/// Whatever can change the answer is in the fingerprint: the program, the request, the configuration, the templates
/// and the documents. What the last run wrote is compared byte by byte, through the hashes of the manifest.
struct RunMemory {
    private let path: String
    private let fingerprint: String
    private let workspace: Workspace

    /// Those of the request, without files.
    private let outputs: [WorkspaceOutput]

    /// The documents of all schemas, in their order.
    private let documents: [InputDocument]
    private let pipeline: GeneratorPipeline

    /// Nil where nothing can be kept.
    init?(_ request: GenerationRequest, _ inputs: GenerationInputs) {
        guard let folder = CacheFolder.path, let program = Self.program, !request.printsOutput else {
            return nil
        }
        workspace = request.workspace
        pipeline = inputs.pipeline
        documents = request.schemas.flatMap(inputs.documents.inputs)
        outputs = request.schemas.flatMap(\.outputs).map {
            WorkspaceOutput(path: $0.path.path, layout: $0.target.layout, files: [])
        }
        var run = Fingerprint()
        run.add("folder", request.workspace.absolute(""))
        run.add("configuration", request.configurationFile.path)
        for output in request.schemas.flatMap(\.outputs) { run.add(output.target.name, output.path.path) }
        path = PathText.joined(folder, run.digest + PreviousRun.suffix)
        run.add("program", program)
        // They are the configuration and the templates.
        for file in inputs.pipeline.sources.files { run.add(file.path, file.text) }
        for schema in request.schemas {
            run.add("schema", schema.name)
            for document in inputs.documents.inputs(of: schema) { run.add(document.path, document.bytes) }
        }
        fingerprint = run.digest
    }

    /// The version and the file of the program: one that was built again may answer otherwise.
    private static let program: String? = {
        guard let path = Bundle.main.executablePath, let signature = FileSignature(of: path) else {
            return nil
        }
        return "\(Gen.version) \(path) \(signature.text)"
    }()

    /// What the last run answered; nil where anything differs from what it found or left.
    func unchangedRun() async -> UnchangedRun? {
        guard let previous = PreviousRun(at: path), previous.fingerprint == fingerprint,
            let count = await workspace.fileCount(leftBy: previous, outputs)
        else { return nil }
        var pipeline = pipeline
        if !previous.diagnostics.isEmpty { pipeline.add(documents) }
        return UnchangedRun(
            fileCount: count, diagnostics: previous.diagnostics, sources: pipeline.sources)
    }

    /// Keeps what a run found whose plan is carried out, or has nothing to carry out.
    func keep(_ generation: Generation, _ plans: [WorkspacePlan]) {
        guard !generation.hasErrors, plans.count == 1, let plan = plans.first,
            let digest = workspace.filesDigest(of: plan, outputs)
        else { return }
        PreviousRun(fingerprint: fingerprint, filesDigest: digest, diagnostics: generation.diagnostics)
            .keep(at: path)
    }
}

/// The answer of a run that need not be done again.
struct UnchangedRun {
    let fileCount: Int
    let diagnostics: [Diagnostic]

    /// All that the diagnostics name.
    let sources: SourceFiles
}
