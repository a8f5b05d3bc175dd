import SchemaModel

/// A record type, or a field of one, that a document speaks of.
struct Symbol: Hashable, Sendable {
    /// By their indexes in the analysis, the schema and the entity.
    let schema: Int
    let entity: Int
    var field: Int?

    func entity(in analysis: Analysis) -> Entity { analysis.schemas[schema].schema.entities[entity] }

    /// As the documents spell it.
    func name(in analysis: Analysis) -> String {
        let entity = entity(in: analysis)
        return field.map { entity.fields[$0].name } ?? entity.name
    }
}
