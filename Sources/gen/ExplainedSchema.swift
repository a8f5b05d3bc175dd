import Diagnostics
import GeneratorPipeline
import Inspection
import Output
import SchemaModel

/// A schema that was read so that parts of it can be explained.
struct ExplainedSchema {
    let request: ExplanationRequest.Schema
    let reading: GeneratorPipeline.Reading

    private var schema: Schema { reading.schema }

    /// An entity, or one of its fields, by their indexes.
    struct Subject {
        let entity: Int
        var field: Int?
    }

    /// Names may hold dots themselves: any of them may part entity and field. An entity goes before a field.
    func subjects(named name: String) -> [Subject] {
        if let entity = schema.entities.firstIndex(where: { $0.name == name }) {
            return [Subject(entity: entity)]
        }
        for dot in name.indices where name[dot] == "." {
            let rest = name[name.index(after: dot)...]
            guard let entity = schema.entities.firstIndex(where: { $0.name == name[..<dot] }),
                let field = schema.entities[entity].fields.firstIndex(where: { $0.name == rest })
            else { continue }
            return [Subject(entity: entity, field: field)]
        }
        return []
    }

    func text(of subject: Subject, _ pipeline: GeneratorPipeline) -> String {
        let entity = schema.entities[subject.entity]
        let explanation = Explanation(
            of: entity, in: schema, origins: pipeline.origins(of: entity.name, in: request.inputs),
            targets: reading.hasErrors ? [] : targets(of: subject.entity), sources: pipeline.sources)
        return subject.field.map(explanation.text(ofFieldAt:)) ?? explanation.text
    }

    private func targets(of entity: Int) -> [Explanation.Target] {
        orders.map { order in
            Explanation.Target(
                name: order.target.name,
                explanation: order.target.init().explain(entity, in: order.request))
        }
    }

    /// The findings on the lines that describe it; errors are told in any case.
    func findings(about subject: Subject, _ pipeline: GeneratorPipeline) -> [Diagnostic] {
        let entity = schema.entities[subject.entity]
        let origins = pipeline.origins(of: entity.name, in: request.inputs)
        let fields = subject.field.map { [entity.fields[$0]] } ?? entity.fields
        var spans: [SourceSpan] = fields.flatMap { field -> [SourceSpan] in
            [field.span] + (origins.fields[field.name] ?? []).map(\.span) + field.evidence.compactMap(\.span)
        }
        if subject.field == nil { spans += [entity.span] + origins.facts.map(\.span) }
        let lines = Set(spans.map { SourceLine(of: $0, in: pipeline.sources) })
        let name = subject.field.map { "'\(entity.fields[$0].name)'" }
        return (reading.diagnostics + remarks).unitedByTarget().filter { finding in
            guard finding.severity != .error, let span = finding.span else { return false }
            // A remark on several fields stands at their entity.
            if let name, span == entity.span, finding.message.contains(name) { return true }
            return lines.contains(SourceLine(of: span, in: pipeline.sources))
        }
    }

    /// What the targets say of the schema.
    private var remarks: [Diagnostic] {
        if reading.hasErrors { return [] }
        return orders.flatMap { GeneratorPipeline.render($0).diagnostics }
    }

    private var orders: [GeneratorPipeline.Order] {
        let companions = OutputCompanions(request.outputs.map { ($0.name, $0.options) })
        return request.outputs.map { output in
            GeneratorPipeline.Order(
                target: output.target,
                request: OutputRequest(
                    schema: schema, options: companions.completed(output.options, of: output.target),
                    documents: request.inputs.map(\.path), companions: companions))
        }
    }

    private struct SourceLine: Hashable {
        let file: Int32
        let number: Int

        init(of span: SourceSpan, in sources: SourceFiles) {
            file = span.file
            number = sources[span].lineIndex(of: span.lower)
        }
    }
}

/// A name that no entity and no field answers to.
struct UnknownSubject {
    let error: UsageError

    init(_ name: String, in schemas: [Schema]) {
        let entities = schemas.flatMap(\.entities)
        let paths = entities.flatMap { entity in entity.fields.map { "\(entity.name).\($0.name)" } }
        let names = entities.map(\.name)
        let field = paths.first { $0.hasSuffix(".\(name)") }.map { "did you mean '\($0)'?" }
        let remedy = field ?? didYouMean(name, among: name.contains(".") ? paths : names + paths)
        let owner = entities.first { name.hasPrefix($0.name + ".") }
        let known = owner.map { ("'\($0.name)' has", $0.fields.map(\.name)) } ?? ("there are", names)
        let shown = DiagnosticRenderer.oneLine(name)
        error = UsageError(
            "no file, entity or field is called '\(shown)'; \(remedy ?? "\(known.0): \(Self.list(known.1))")")
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : DiagnosticRenderer.oneLine(names.prefix(20).joined(separator: ", "))
    }
}
