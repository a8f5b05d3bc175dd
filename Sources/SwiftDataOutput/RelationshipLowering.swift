import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// Turns one end of a relationship into its property.
struct RelationshipLowering {
    private let schema: Schema
    private let names: ModelNames

    init(_ schema: Schema, _ names: ModelNames) {
        self.schema = schema
        self.names = names
    }

    func lowered(_ end: ModelRelationship, of index: Int) -> LoweredField {
        let target = names.classes[end.target].name.source
        let name = end.name.source
        var lowered = LoweredField()
        lowered.properties = [
            StoredPropertyView(
                documentation: documentation(of: end, at: index), macro: macro(of: end, target),
                declaration: "var \(name): " + (end.isToMany ? "[\(target)]? = []" : "\(target)?"))
        ]
        if !end.isToMany {
            lowered.parameters = ["\(name): \(target)? = nil"]
            lowered.assignments = ["self.\(name) = \(name)"]
        }
        lowered.diagnostics = diagnostics(of: end, at: index)
        return lowered
    }

    private func macro(of end: ModelRelationship, _ target: String) -> String {
        var arguments: [String] = []
        if let rule = end.end.deleteRule { arguments.append("deleteRule: .\(Self.accepted(rule).rawValue)") }
        if let name = end.originalName { arguments.append("originalName: \(SwiftLiteral.string(name))") }
        if end.statesInverse { arguments.append("inverse: \\\(target).\(end.inverse.source)") }
        return arguments.isEmpty ? "" : "@Relationship(\(arguments.joined(separator: ", ")))"
    }

    /// CloudKit refuses `.deny`.
    private static func accepted(_ rule: DeleteRule) -> DeleteRule {
        switch rule {
        case .deny: .nullify
        case .cascade, .nullify, .noAction: rule
        }
    }

    private func documentation(of end: ModelRelationship, at index: Int) -> [String] {
        var text = end.field.flatMap { schema.entities[index].fields[$0].documentation } ?? ""
        if !end.statesInverse {
            if let last = text.last { text += ".!?:".contains(last) ? " " : ". " }
            text += "Inverse of `\(names.classes[end.target].name.name).\(end.inverse.name)`."
        }
        return SwiftComment.documentation(text, indentation: 4)
    }
}

// MARK: - Differences from the document

extension RelationshipLowering {
    private func diagnostics(of end: ModelRelationship, at index: Int) -> [Diagnostic] {
        let entity = schema.entities[index]
        var diagnostics: [Diagnostic] = []
        let own = end.field.map { entity.fields[$0] }
        if let own {
            if own.isOptional == false { diagnostics.append(.optionalRelationship(own, of: entity)) }
            if own.isEncrypted { diagnostics.append(.unencrypted(own)) }
            if own.isList, !entity.kind.isObjectModel { diagnostics.append(.withoutOrder(own, of: entity)) }
        }
        guard let field = own ?? describedField(oppositeTo: end, at: index) else { return diagnostics }
        if end.end.inverse == end.end.end { diagnostics.append(.ownInverse(field, of: entity)) }
        if let own, !end.statesInverse, end.end.inverse != end.end.end, Self.namesInverse(own, of: entity) {
            diagnostics.append(.inverseAtOtherEnd(own, of: entity, statedBy: end.end.inverse))
        }
        if end.end.origin == .madeUp { diagnostics.append(.madeUpInverse(end.end, at: field.span)) }
        if end.end.deleteRule == .deny { diagnostics.append(.withoutDeny(end.end, at: field.span)) }
        return diagnostics
    }

    /// Whether the document has the macro of this end name the other.
    private static func namesInverse(_ field: Field, of entity: Entity) -> Bool {
        entity.kind.isObjectModel && field.evidence.contains { $0.fact == .inverse && $0.basis == .declared }
    }

    /// An end that no field is leads back by one that is.
    private func describedField(oppositeTo end: ModelRelationship, at index: Int) -> Field? {
        names.classes[end.target].relationships.first { $0.name == end.inverse && $0.target == index }?
            .field.map { schema.entities[end.target].fields[$0] }
    }
}
