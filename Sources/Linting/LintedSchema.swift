import Diagnostics
package import SchemaModel

/// A schema with what rules ask of it besides: what properties are as yet, and what the documents query.
package struct LintedSchema: Sendable {
    package let schema: Schema

    /// What stands in a plan of changes: it is judged as it is.
    let current: [FieldPath: CurrentProperty]
    let entities: [String: Entity]
    let queries: [QueriedField]

    /// Both ends of every relationship, by the described end.
    private let relationships: [FieldPath: ObjectGraph.Relationship]

    package init(
        _ schema: Schema, current: [FieldPath: CurrentProperty] = [:], queries: [QueriedField] = []
    ) {
        self.schema = schema
        self.current = current
        self.queries = queries
        entities = Dictionary(schema.entities.map { ($0.name, $0) }) { first, _ in first }
        let described = ObjectGraph(schema).relationships.joined().filter { $0.origin == .described }
        relationships = Dictionary(described.map { ($0.end, $0) }) { first, _ in first }
    }

    func current(_ field: Field, of entity: Entity) -> CurrentProperty? {
        current[FieldPath(entity: entity.name, field: field.name)]
    }

    /// Nil for what is no relationship, or leads to what no document describes.
    func relationship(_ field: Field, of entity: Entity) -> ObjectGraph.Relationship? {
        relationships[FieldPath(entity: entity.name, field: field.name)]
    }

    /// Nil for an end that no document describes.
    func relationship(at path: FieldPath) -> ObjectGraph.Relationship? { relationships[path] }

    func field(at path: FieldPath) -> Field? { entities[path.entity]?.field(named: path.field) }
}

extension Entity {
    /// What a store keeps of it by itself: no system field, and nothing that every record says anyway.
    var ownFields: [Field] { fields.filter { systemField($0) == nil && !isImplied($0) } }

    /// The values among them.
    var attributes: [Field] { ownFields.filter { $0.type != .reference } }

    /// The references among them.
    var references: [Field] { ownFields.filter { $0.type == .reference } }

    /// How messages name a field. For example: `'Trip.title'`.
    func named(_ field: Field) -> String { "'\(name).\(field.name)'" }
}
