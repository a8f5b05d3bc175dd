import DiagnosticReports
import Diagnostics
import GeneratorPipeline
import LanguageServer
import Linting
import Output
import SchemaModel
import Workspace

/// Reads documents for the language server as `generate`, `lint` and `inspect` do.
struct EditorAnalyst: Analyst {
    /// The one that the command line names.
    let configuration: String?

    func analysis(
        of path: String, showing texts: [String: [UInt8]], in folders: [String]
    ) -> Analysis {
        var broken: BrokenConfiguration?
        for candidate in candidates(for: path, folders) {
            guard let file = file(at: candidate, texts) else { continue }
            // Nobody reads this reporter's text: an editor shows what it heard.
            let reporter = Reporter(form: .json)
            do {
                let request = try GenerationRequest(file, reporter).limited(to: path).withoutPages()
                if candidate != path, request.schemas.isEmpty { continue }
                let documents = try DocumentCollection(request, reporter, showing: texts)
                return analysis(of: request, documents, reporter.diagnostics)
            } catch {
                broken = broken ?? BrokenConfiguration(file: file, diagnostics: reporter.diagnostics)
            }
        }
        return analysis(ofAlone: path, texts[path] ?? [], besides: broken)
    }

    /// Where a configuration may be that names a document, the nearest to the document first.
    private func candidates(for path: String, _ folders: [String]) -> [String] {
        if let configuration { return [configuration] }
        guard path.hasPrefix("/") else { return [] }
        let starts = [PathText.folder(of: path)] + folders
        var known: Set<String> = []
        return starts.flatMap(ConfigurationFile.candidates).filter { known.insert($0).inserted }
    }

    private func file(at path: String, _ texts: [String: [UInt8]]) -> ConfigurationFile? {
        if let text = texts[path] { return ConfigurationFile(path: path, text: text) }
        guard FileReader.isReadable(path) else { return nil }
        return try? ConfigurationFile.named(path, in: "")
    }

    /// One that cannot be used, and why.
    private struct BrokenConfiguration {
        let file: ConfigurationFile
        let diagnostics: [Diagnostic]
    }
}

// MARK: - Documents of a configuration

extension EditorAnalyst {
    private func analysis(
        of request: GenerationRequest, _ documents: DocumentCollection, _ known: [Diagnostic]
    ) -> Analysis {
        let generation = Generation(
            reading: request, documents, GeneratorPipeline(sources: request.sources), laysOut: false)
        let pipeline = generation.pipeline
        var verdict = LintVerdict()
        var analysis = Analysis()
        for (schema, reading) in generation.readings {
            let inputs = documents.inputs(of: schema)
            verdict.add(pipeline.judgement(of: reading, inputs, by: request.lint))
            let outputs = schema.outputs.map {
                ExplanationRequest.Output(target: $0.target, options: $0.options)
            }
            analysis.schemas.append(
                Self.explained(
                    ExplanationRequest.Schema(
                        name: schema.name, inputs: inputs, overrides: schema.overrides, outputs: outputs),
                    reading, pipeline))
        }
        let lint = verdict.diagnostics
        analysis.diagnostics = Self.united(known + generation.diagnostics + lint)
        analysis.complete = {
            var rendered = generation
            await rendered.render()
            // Each block that was not read has a hint of its own.
            let told = rendered.diagnostics.filter { $0.id != .blockUnread }
            return Self.united(known + told + lint)
        }
        analysis.sources = pipeline.sources
        analysis.files = pipeline.sources.files.map { source in
            let bytes = documents.bytes(shownAs: source.path) ?? source.text
            return Analysis.File(
                path: PathText.normalized(PathText.joined(request.folder, source.path)), bytes: bytes)
        }
        return analysis
    }

    private static func united(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var known: Set<Diagnostic> = []
        return diagnostics.filter { known.insert($0).inserted }
    }

    private static func explained(
        _ request: ExplanationRequest.Schema, _ reading: GeneratorPipeline.Reading,
        _ pipeline: GeneratorPipeline
    ) -> AnalysedSchema {
        let explained = ExplainedSchema(request: request, reading: reading)
        return AnalysedSchema(
            schema: reading.schema,
            explain: { entity, field in
                explained.text(of: ExplainedSchema.Subject(entity: entity, field: field), pipeline)
            },
            origins: { pipeline.origins(in: request.inputs) })
    }
}

// MARK: - Other documents

extension EditorAnalyst {
    /// A document that no configuration names may describe no schema at all, so that is no finding.
    private func analysis(
        ofAlone path: String, _ bytes: [UInt8], besides broken: BrokenConfiguration?
    ) -> Analysis {
        let isConfiguration = broken?.file.source.path == path
        var pipeline = GeneratorPipeline(sources: SourceFiles(broken.map { [$0.file.source] } ?? []))
        var analysis = Analysis()
        analysis.diagnostics = broken?.diagnostics ?? []
        if !isConfiguration {
            let inputs = [InputDocument(path: path, bytes: bytes)]
            let name = InputDocuments.schemaName(of: [path])
            let reading = pipeline.read(inputs, as: name)
            analysis.diagnostics += reading.diagnostics
            if !reading.schema.entities.isEmpty {
                let outcome = pipeline.judgement(of: reading, inputs, by: LintSettings())
                analysis.diagnostics = Self.united(analysis.diagnostics + outcome.diagnostics)
            }
            let request = ExplanationRequest.Schema(
                name: name, inputs: inputs,
                outputs: outputTargets.map { ExplanationRequest.Output(target: $0) })
            analysis.schemas = [Self.explained(request, reading, pipeline)]
        }
        analysis.sources = pipeline.sources
        analysis.files = pipeline.sources.files.map { source in
            Analysis.File(path: source.path, bytes: source.path == path ? bytes : source.text)
        }
        return analysis
    }
}
