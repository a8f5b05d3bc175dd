import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel

/// Turns one entity into its element.
struct EntityLowering {
    private let names: ModelNames
    private let index: Int
    private let entity: Entity
    private(set) var diagnostics: [Diagnostic] = []

    /// For each field the lines of its elements.
    private(set) var lines: [[String]] = []

    /// Fields that are given what CloudKit asks for, and those whose default the app must set.
    private var neutral: [Field] = []
    private var optional: [Field] = []
    private var runTime: [Field] = []
    private var attributes: [ElementView] = []
    private var relationships: [ElementView] = []

    init(_ index: Int, _ schema: Schema, _ graph: ObjectGraph, _ names: ModelNames) {
        self.names = names
        self.index = index
        entity = schema.entities[index]
        lines = entity.fields.map { _ in [] }
        for position in entity.fields.indices { addAttributes(of: position) }
        for (position, end) in graph.relationships[index].enumerated() {
            add(end, named: names.relationships[index][position], in: schema)
        }
    }

    /// Sorted by name, as Xcode saves models.
    mutating func view() -> EntityView {
        var element = ElementView(
            name: names.entities[index], documentation: PropertyDocumentation.plain(entity.documentation),
            retirement: entity.retirement)
        element.add("representedClassName", names.entities[index])
        if let original = entity.originalName.map(CoreDataName.entity) {
            element.add("elementID", original, if: original != names.entities[index])
        }
        element.add("syncable", "YES")
        element.add("codeGenerationType", "class")
        let indexes = FetchIndexLowering(entity, attributes: names.attributes[index])
        diagnostics += indexes.diagnostics
        noteCompletions()
        return EntityView(
            element: element, attributes: attributes.sorted { $0.name < $1.name },
            relationships: relationships.sorted { $0.name < $1.name }, fetchIndexes: indexes.views)
    }

    private mutating func addAttributes(of position: Int) {
        let field = entity.fields[position]
        let held = names.attributes[index][position]
        var lowering = AttributeLowering(
            field, enumType: names.enumType(of: field),
            originalName: held.count == 1
                ? names.originalName(of: field, in: entity, called: held[0].name) : nil)
        for attribute in held {
            let element = lowering.element(for: attribute)
            attributes.append(element)
            lines[position].append("<attribute \(element.line)/>")
        }
        diagnostics += lowering.diagnostics
        noteOriginalName(of: field, called: held.first?.name)
        if lines[position].count > 1 { diagnostics.append(.splitLocation(field, of: entity)) }
        if lowering.hasDefaultAtRunTime { runTime.append(field) }
        switch lowering.completion {
        case .neutralDefault: neutral.append(field)
        case .optional where !lowering.hasDefaultAtRunTime: optional.append(field)
        case .optional, nil: break
        }
        if held.isEmpty, field.type == .reference, entity.kind.isObjectModel {
            // One that is a relationship has its lines later.
            let isUndescribed = !names.isRelationship(position, of: index)
            if isUndescribed { diagnostics.append(.undescribedTarget(field, in: entity)) }
        }
    }

    /// One message a kind: CloudKit asks it of nearly every field.
    private mutating func noteCompletions() {
        if !neutral.isEmpty { diagnostics.append(.neutralDefaults(neutral, of: entity)) }
        if !optional.isEmpty {
            diagnostics.append(.optionalAttributes(optional, of: entity))
        }
        if !runTime.isEmpty { diagnostics.append(.defaultsAtRunTime(runTime, of: entity)) }
    }

    private mutating func noteOriginalName(of field: Field, called name: String?) {
        guard let original = field.originalName, let name, name != field.name, entity.kind.isObjectModel
        else { return }
        diagnostics.append(.forgottenName(original, of: field))
    }
}

// MARK: - Relationships

extension EntityLowering {
    private mutating func add(_ end: ObjectGraph.Relationship, named name: String, in schema: Schema) {
        let field = end.field.map { entity.fields[$0] }
        let documentation = field.map { PropertyDocumentation.plain($0.documentation) } ?? ""
        guard let inverse = names.end(end.inverse) else { return }
        var element = ElementView(name: name, documentation: documentation, retirement: field?.retirement)
        element.add("optional", "YES")
        element.add(end.isToMany ? "toMany" : "maxCount", end.isToMany ? "YES" : "1")
        element.add("deletionRule", deletionRule(end, field))
        element.add("destinationEntity", inverse.entity)
        element.add("inverseName", inverse.relationship)
        element.add("inverseEntity", inverse.entity)
        if let field {
            if let original = names.originalName(of: field, in: entity, called: name) {
                element.add("elementID", original)
            }
            noteOriginalName(of: field, called: name)
        }
        relationships.append(element)
        if let position = end.field { lines[position] = ["<relationship \(element.line)/>"] }
        note(end, field, in: schema)
    }

    private mutating func note(_ end: ObjectGraph.Relationship, _ field: Field?, in schema: Schema) {
        if let field, field.isOptional == false {
            diagnostics.append(.optionalRelationship(field, of: entity))
        }
        if let field, field.isEncrypted { diagnostics.append(.unencrypted(field)) }
        if let field, field.isList, !entity.kind.isObjectModel {
            diagnostics.append(.withoutOrder(field, of: entity))
        }
        guard end.origin == .madeUp, let source = schema.entity(named: end.inverse.entity) else { return }
        let span = source.field(named: end.inverse.field)?.span ?? entity.span
        diagnostics.append(.madeUpInverse(end, at: span))
    }

    private mutating func deletionRule(_ end: ObjectGraph.Relationship, _ field: Field?) -> String {
        switch end.deleteRule {
        case .cascade: return "Cascade"
        case .noAction: return "No Action"
        case .nullify, nil: return "Nullify"
        case .deny:
            diagnostics.append(.withoutDeny(end, at: field?.span ?? entity.span))
            return "Nullify"
        }
    }
}
