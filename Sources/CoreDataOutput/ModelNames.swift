import CoreDataLanguage
import Diagnostics
import SchemaModel

/// What everything of the model is called, and which attributes hold a field.
struct ModelNames {
    /// By the entity's place in the schema.
    private(set) var entities: [String] = []

    /// By entity and field: none for what is a relationship, or has no place in the model.
    private(set) var attributes: [[[CoreDataAttribute]]] = []

    /// By entity, in the order of its relationships.
    private(set) var relationships: [[String]] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let schema: Schema
    private let graph: ObjectGraph
    private let enums: [String: EnumType]
    private let places: [String: Int]

    init(_ schema: Schema, _ graph: ObjectGraph) {
        self.schema = schema
        self.graph = graph
        enums = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
        places = Dictionary(schema.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        nameEntities()
        for index in schema.entities.indices { nameProperties(index) }
    }

    func enumType(of field: Field) -> EnumType? { field.enumName.flatMap { enums[$0] } }

    /// The entity and the relationship at one end; nil for a way that leads nowhere.
    func end(_ path: FieldPath) -> (entity: String, relationship: String)? {
        guard let index = places[path.entity],
            let end = graph.relationships[index].firstIndex(where: { $0.end == path })
        else { return nil }
        return (entities[index], relationships[index][end])
    }

    /// Whether a field is a relationship.
    func isRelationship(_ field: Int, of entity: Int) -> Bool {
        graph.relationship(ofField: field, ofEntity: entity) != nil
    }

    /// What a store from before calls an attribute or a relationship. Of what has another name in Core Data, only that
    /// of an object model has any.
    func originalName(of field: Field, in entity: Entity, called name: String) -> String? {
        if name == field.name { return field.originalName }
        return entity.kind.isObjectModel && CoreDataName.isStorable(field.name) ? field.name : nil
    }

    private mutating func nameEntities() {
        var taken: Set<String> = []
        for entity in schema.entities {
            // Xcode makes a file of each class, and disks may ignore case.
            let name = Self.free(CoreDataName.entity(entity.name), &taken) { $0.lowercased() }
            entities.append(name)
            report(entity.name, as: name, at: entity.span)
        }
    }

    /// Attributes first: they keep their names where a made-up relationship wants the same.
    private mutating func nameProperties(_ index: Int) {
        var taken: Set<String> = []
        let entity = schema.entities[index]
        let ends = graph.relationships[index]
        let places = Set(ends.compactMap(\.field))
        let held = entity.fields.enumerated().map { position, field in
            places.contains(position) ? [] : parts(of: field, in: entity)
        }
        var named: [[CoreDataAttribute]] = []
        for (field, parts) in zip(entity.fields, held) {
            named.append(
                parts.map { part in
                    CoreDataAttribute(name: claim(part.name, &taken, at: field.span), type: part.type)
                })
        }
        attributes.append(named)
        var names: [String] = []
        for end in ends {
            let span = end.field.map { entity.fields[$0].span } ?? entity.span
            names.append(claim(end.end.field, &taken, at: span))
        }
        relationships.append(names)
    }

    private func parts(of field: Field, in entity: Entity) -> [CoreDataAttribute] {
        guard Self.isHeld(field, in: entity) else { return [] }
        return CoreDataAttribute.list(of: field, in: entity, enumType: enumType(of: field))
    }

    private mutating func claim(_ wanted: String, _ taken: inout Set<String>, at span: SourceSpan) -> String {
        let name = Self.free(CoreDataName.property(wanted), &taken) { $0 }
        report(wanted, as: name, at: span)
        return name
    }

    private mutating func report(_ name: String, as other: String, at span: SourceSpan) {
        if name == other || name == CoreDataName.mirrorPrefix + other { return }
        diagnostics.append(.renamed(name, to: other, at: span))
    }

    private static func free(
        _ wanted: String, _ taken: inout Set<String>, folded: (String) -> String
    ) -> String {
        var name = wanted
        var number = 2
        while !taken.insert(folded(name)).inserted {
            name = wanted + String(number)
            number += 1
        }
        return name
    }

    /// A reference that is no relationship leads to what no document describes: an object model cannot have it, of
    /// CloudKit's the name of the record is kept. What CloudKit keeps of its records, Core Data keeps itself.
    private static func isHeld(_ field: Field, in entity: Entity) -> Bool {
        switch entity.kind {
        case .swiftData, .coreData: field.type != .reference && !isOfMirror(field, in: entity)
        case .cloudKit: entity.systemField(field) == nil && !isOfMirror(field, in: entity)
        case .table: true
        }
    }

    /// What only the record type has that Core Data makes of an entity.
    private static func isOfMirror(_ field: Field, in entity: Entity) -> Bool {
        entity.name.hasPrefix(CoreDataName.mirrorPrefix)
            && (["CD_entityName", "CD_moveReceipt"].contains(field.name) || field.name.hasSuffix("_ckAsset"))
    }
}
