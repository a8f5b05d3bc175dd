import SchemaModel

/// Ties the ends of relationships to each other's names, and decides which end states the inverse.
struct ModelRelationships {
    private let graph: ObjectGraph
    private let names: [[Name?]]
    private let entities: [String: Int]

    /// Where each end stands: the entity's index and its place in the graph.
    private var places: [FieldPath: Place] = [:]

    /// What a class calls an end.
    struct Name {
        let name: SwiftIdentifier
        let originalName: String?
    }

    private struct Place: Hashable {
        let entity: Int
        let index: Int
    }

    init(_ schema: Schema, _ graph: ObjectGraph, names: [[Name?]]) {
        self.graph = graph
        self.names = names
        entities = Dictionary(schema.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for (entity, ends) in graph.relationships.enumerated() {
            for (index, end) in ends.enumerated() where names[entity][index] != nil && places[end.end] == nil
            {
                places[end.end] = Place(entity: entity, index: index)
            }
        }
    }

    func ends(of entity: Int) -> [ModelRelationship] {
        graph.relationships[entity].indices.compactMap { index in
            let place = Place(entity: entity, index: index)
            guard let other = partner(of: place), let own = names[entity][index],
                let inverse = names[other.entity][other.index]
            else { return nil }
            return ModelRelationship(
                name: own.name, end: graph.relationships[entity][index], target: other.entity,
                inverse: inverse.name, statesInverse: states(place, other), originalName: own.originalName)
        }
    }

    /// Nil where another field of the same name has it: then nothing leads back.
    private func partner(of place: Place) -> Place? {
        let end = graph.relationships[place.entity][place.index]
        guard places[end.end] == place, let other = places[end.inverse] else { return nil }
        return graph.relationships[other.entity][other.index].inverse == end.end ? other : nil
    }

    /// The to-many of two ends; of two alike the one that takes the other along when it goes, then the one that is
    /// described, then the first in the document.
    private func states(_ place: Place, _ other: Place) -> Bool {
        let end = graph.relationships[place.entity][place.index]
        let far = graph.relationships[other.entity][other.index]
        if end.isToMany != far.isToMany { return end.isToMany }
        if (end.deleteRule == .cascade) != (far.deleteRule == .cascade) { return end.deleteRule == .cascade }
        if (end.field == nil) != (far.field == nil) { return end.field != nil }
        return (place.entity, place.index) < (other.entity, other.index)
    }
}
