import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Applies what the configuration sets right.
struct FieldOverriding {
    let overrides: [FieldOverride]

    func apply(to entities: inout [Entity], findings: inout Findings) {
        guard !overrides.isEmpty else { return }
        var places: [String: Int] = [:]
        for index in entities.indices { places[entities[index].name] = index }
        for override in overrides {
            guard let entity = places[override.entity],
                let field = entities[entity].fields.firstIndex(where: { $0.name == override.field })
            else {
                findings.add(.unused(override, entities: entities))
                continue
            }
            apply(override, to: &entities[entity].fields[field], findings: &findings)
        }
    }

    private func apply(_ override: FieldOverride, to field: inout Field, findings: inout Findings) {
        let evidence = Self.evidence(of: override, over: field)
        if let type = override.type { field.type = type }
        if let isList = override.isList { field.isList = isList }
        if let isOptional = override.isOptional { field.isOptional = isOptional }
        if let references = override.references { field.references = references }
        if let name = override.enumName { field.enumName = name }
        if let text = override.defaultText {
            field.defaultValue = DefaultParsing.parse(text, for: field.type, isList: field.isList)
        } else if let value = field.defaultValue, override.type != nil || override.isList != nil {
            understandAnew(value, of: &field, at: override.span, findings: &findings)
        }
        field.evidence += evidence
    }

    /// One a fact that the configuration gives, with what it was before.
    private static func evidence(of override: FieldOverride, over field: Field) -> [Evidence] {
        let type = field.isList ? "list of \(field.type.rawValue)" : field.type.rawValue
        let isOptional = field.isOptional.map { $0 ? "optional" : "required" }
        let facts: [(Fact, isGiven: Bool, was: String?)] = [
            (.type, override.type != nil || override.isList != nil, type),
            (.optional, override.isOptional != nil, isOptional),
            (.default, override.defaultText != nil, field.defaultValue?.written),
            (.references, override.references != nil, field.references),
            (.enumeration, override.enumName != nil, field.enumName),
        ]
        return facts.filter(\.isGiven).map { fact, _, was in
            let before = was.map { "was \($0)" } ?? "not stated before"
            return Evidence(
                .overridden, "by the configuration (\(before))", of: fact, at: override.span)
        }
    }

    /// The default was understood as one of the type that the document gives.
    private func understandAnew(
        _ value: DefaultValue, of field: inout Field, at span: SourceSpan, findings: inout Findings
    ) {
        let anew = DefaultParsing.parse(value.written, for: field.type, isList: field.isList)
        guard let anew, DefaultParsing.fits(anew, field.type, isList: field.isList) else {
            findings.add(.unfitDefault(Declared(value.written, at: span), for: field))
            field.defaultValue = nil
            return
        }
        field.defaultValue = anew
    }
}

extension DiagnosticID {
    static let overrideUnused = DiagnosticID("override.unused")
}

extension Diagnostic {
    fileprivate static func unused(_ override: FieldOverride, entities: [Entity]) -> Diagnostic {
        let fields = entities.first { $0.name == override.entity }?.fields.map {
            "\(override.entity).\($0.name)"
        }
        let candidates = fields ?? entities.map { "\($0.name).\(override.field)" }
        let name = "\(override.entity).\(override.field)"
        return Diagnostic(
            .overrideUnused, .warning, "no field answers to the override '\(name)'", at: override.span,
            remedy: didYouMean(name, among: candidates) ?? "remove it, or name a field of the documents"
        )
    }
}
