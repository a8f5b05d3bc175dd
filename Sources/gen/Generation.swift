import Diagnostics
import GeneratorPipeline
import Output
import SchemaModel
import Templating
import Workspace

/// The generated files of a run, and all findings, before anything is written.
struct Generation {
    private(set) var outputs: [WorkspaceOutput] = []

    /// Several schemas may share a document, and several outputs its trouble: one problem, one message.
    private(set) var diagnostics: [Diagnostic] = []
    var sources: SourceFiles { pipeline.sources }

    /// How the schemas were read, in their order.
    private(set) var readings: [(schema: ConfiguredSchema, reading: GeneratorPipeline.Reading)] = []

    /// Whether a document, or what was made of it, has errors: then nothing is written.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    private(set) var pipeline: GeneratorPipeline
    private var reported: [Diagnostic] = []

    /// What is yet to be rendered, and where it goes.
    private var orders: [(order: GeneratorPipeline.Order, destination: Destination)] = []
    private var unread: Set<UnreadBlock> = []
    private let templates: TemplateCollection?

    /// An output, with all of its schema.
    private struct Destination {
        let output: ConfiguredOutput
        let siblings: [ConfiguredOutput]
    }

    /// What the project's own templates made that cannot be written.
    private var templateProblems: [Diagnostic] = []

    /// Reads every document and renders every output; a schema with errors has none.
    init(_ request: GenerationRequest, _ inputs: GenerationInputs, _ reporter: Reporter) async throws {
        await self.init(request, inputs.documents, inputs.pipeline, inputs.templates)
        if !templateProblems.isEmpty {
            reporter.report(templateProblems, sources: sources)
            throw ReportedError(status: .wrongUsage)
        }
    }

    /// Reads documents that are in memory; without templates, the targets' own lay out what they make.
    init(
        _ request: GenerationRequest, _ documents: DocumentCollection, _ pipeline: GeneratorPipeline,
        _ templates: TemplateCollection? = nil
    ) async {
        self.init(reading: request, documents, pipeline, templates)
        await render()
    }

    /// Reads documents that are in memory; what the targets make of them, and say of them, is for `render` to find.
    ///
    /// `laysOut` is false for who wants the findings alone.
    init(
        reading request: GenerationRequest, _ documents: DocumentCollection, _ pipeline: GeneratorPipeline,
        _ templates: TemplateCollection? = nil, laysOut: Bool = true
    ) {
        self.pipeline = pipeline
        self.templates = templates
        if let templates { report(templates.diagnostics) }
        for configured in request.schemas {
            guard let schema = read(configured, documents) else { continue }
            unread.formUnion(schema.unread)
            let names = configured.documents.map(request.headline)
            let companions = OutputCompanions(configured.outputs.map { ($0.target.name, $0.options) })
            let provenance = provenance(of: configured, documents, named: names)
            for output in configured.outputs {
                var order = OutputRequest(
                    schema: schema, options: companions.completed(output.options, of: output.target),
                    documents: names, path: output.path.path, companions: companions,
                    templates: laysOut ? templates?.replacements(for: output) ?? .none : .blank)
                if output.target.showsProvenance { order.provenance = provenance }
                orders.append(
                    (
                        GeneratorPipeline.Order(target: output.target, request: order),
                        Destination(output: output, siblings: configured.outputs)
                    ))
            }
        }
        diagnostics = reported.unitedByTarget()
    }

    /// Renders every output of what was read without errors.
    mutating func render() async {
        let results = await GeneratorPipeline.render(orders.map(\.order))
        for (result, destination) in zip(results, orders.map(\.destination)) {
            let checked = templates?.checked(result, of: destination.output)
            if let problem = checked?.problem { templateProblems.append(problem) }
            let result = checked?.result ?? result
            add(result, to: destination.output)
            if !result.files.isEmpty {
                report(destination.output.misfits(among: destination.siblings))
            }
        }
        orders = []
        reportUnread(unread)
        diagnostics = reported.unitedByTarget()
    }

    /// A note a document, at the first block of it.
    private mutating func reportUnread(_ blocks: Set<UnreadBlock>) {
        let documents = Dictionary(grouping: blocks, by: \.span.file).sorted { $0.key < $1.key }
        for (_, blocks) in documents {
            guard let first = blocks.min(by: { $0.span.lower < $1.span.lower }) else { continue }
            reported.append(.unreadBlocks(count: blocks.count, from: first.span))
        }
    }

    /// Nil where the documents have errors.
    private mutating func read(_ configured: ConfiguredSchema, _ documents: DocumentCollection) -> Schema? {
        let reading = pipeline.read(
            documents.inputs(of: configured), as: configured.name, overrides: configured.overrides)
        readings.append((configured, reading))
        let emptiness = reading.hasErrors ? nil : pipeline.emptiness(of: reading.schema, .error)
        report(reading.diagnostics(and: emptiness))
        if reading.hasErrors || emptiness != nil { return nil }
        report(Self.unusedFieldOptions(of: configured, reading.schema))
        return reading.schema
    }

    /// Of the schema that was read last; most outputs never ask.
    private func provenance(
        of configured: ConfiguredSchema, _ documents: DocumentCollection, named names: [String]
    ) -> SchemaProvenance {
        guard let reading = readings.last?.reading,
            configured.outputs.contains(where: { $0.target.showsProvenance })
        else { return .unknown }
        return pipeline.provenance(of: reading, in: documents.inputs(of: configured), named: names)
    }

    private mutating func add(_ result: OutputResult, to output: ConfiguredOutput) {
        report(result.diagnostics)
        if result.diagnostics.contains(where: { $0.severity == .error }) { return }
        outputs.append(
            WorkspaceOutput(path: output.path.path, layout: output.target.layout, files: result.files))
    }

    private mutating func report(_ findings: [Diagnostic]) { reported += findings }

    /// An entry of `enumTypes` or `merge` that no field answers to.
    private static func unusedFieldOptions(of configured: ConfiguredSchema, _ schema: Schema) -> [Diagnostic]
    {
        let places = configured.outputs.flatMap(\.fieldPlaces)
        if places.isEmpty { return [] }
        let names = Set(
            schema.entities.flatMap { entity in entity.fields.map { "\(entity.name).\($0.name)" } })
        return places.filter { !names.contains($0.path) }.map {
            Diagnostic(
                .optionUnused, .warning, "no field is called '\($0.path)'", at: $0.span,
                remedy: didYouMean($0.path, among: names.sorted()))
        }
    }
}

extension Diagnostic {
    /// One for a whole document: which ones and why is what `inspect` is for.
    fileprivate static func unreadBlocks(count: Int, from first: SourceSpan) -> Diagnostic {
        let blocks =
            count == 1
            ? "a block that looks like a part of the schema was"
            : "from here on \(count) blocks that look like parts of the schema were"
        return Diagnostic(
            .blockUnread, .note, "\(blocks) not read",
            at: SourceSpan(file: first.file, lower: first.lower, upper: first.lower),
            remedy: "'gen inspect' says where and why")
    }
}

extension DiagnosticID {
    static let blockUnread = DiagnosticID("block.unread")
    fileprivate static let optionUnused = DiagnosticID("option.unused")
}
