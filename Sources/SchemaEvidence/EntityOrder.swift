import Diagnostics
import SchemaDeclaration

extension DocumentReading {
    /// Puts the entities in the order in which their fields begin in the document, whichever recogniser found
    /// them. To be called last: entities are known by their numbers until then.
    ///
    /// What several places say of one entity stays in the order of the recognisers.
    package mutating func sortEntities() {
        var places: [String: Int32] = [:]
        for entity in schema.entities {
            guard let place = entity.fields.first?.name.span.lower else { continue }
            places[entity.name.value] = min(place, places[entity.name.value] ?? .max)
        }
        let order = schema.entities.enumerated().map { number, entity in
            (place: places[entity.name.value] ?? .max, number: number)
        }
        schema.entities = order.sorted { ($0.place, $0.number) < ($1.place, $1.number) }
            .map { schema.entities[$0.number] }
    }
}
