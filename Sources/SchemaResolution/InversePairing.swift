import SchemaModel
import SchemaReading

/// Finds the two ends of relationships: what one side states holds for the other.
struct InversePairing {
    let names: EntityNames

    func pair(_ entities: inout [Entity], declared: [JoinedEntity]) {
        var places: [String: Int] = [:]
        for index in entities.indices { places[entities[index].name] = index }
        pairStatedInverses(&entities, places: places)
        pairToMany(&entities, declared: declared, places: places)
    }

    /// `inverse: \Entry.card` on one side is the inverse of the other side as well.
    private func pairStatedInverses(_ entities: inout [Entity], places: [String: Int]) {
        for entity in entities.indices {
            for field in entities[entity].fields.indices {
                guard let inverse = entities[entity].fields[field].inverse,
                    let target = places[inverse.entity],
                    let other = entities[target].fields.firstIndex(where: { $0.name == inverse.field }),
                    entities[target].fields[other].inverse == nil
                else { continue }
                entities[target].fields[other].inverse = FieldPath(
                    entity: entities[entity].name, field: entities[entity].fields[field].name)
            }
        }
    }

    /// "A card has many `Entry` records through `entries`" is the other side of the one reference that entries
    /// have to a card. Where there are several, the text does not say which.
    private func pairToMany(_ entities: inout [Entity], declared: [JoinedEntity], places: [String: Int]) {
        for joined in declared {
            for relationship in joined.declarations.lazy.flatMap(\.relationships) {
                guard let name = relationship.field,
                    let targetName = names.entity(meantBy: relationship.target),
                    let target = places[targetName]
                else { continue }
                let references = entities[target].fields.indices.filter {
                    let field = entities[target].fields[$0]
                    return field.type == .reference && field.references == joined.name.value
                        && field.inverse == nil
                }
                guard references.count == 1, let reference = references.first else { continue }
                entities[target].fields[reference].inverse = FieldPath(entity: joined.name.value, field: name)
                entities[target].fields[reference].evidence.append(
                    Evidence(
                        .declared, "the other side is '\(joined.name.value).\(name)'", of: .inverse,
                        at: relationship.span))
                setInverse(of: name, in: &entities, places[joined.name.value], targetName, reference, target)
            }
        }
    }

    /// Where the to-many side is a field as well, as in a SwiftData model.
    private func setInverse(
        of name: String, in entities: inout [Entity], _ place: Int?, _ targetName: String, _ reference: Int,
        _ target: Int
    ) {
        guard let place, let field = entities[place].fields.firstIndex(where: { $0.name == name }),
            entities[place].fields[field].inverse == nil
        else { return }
        entities[place].fields[field].inverse = FieldPath(
            entity: targetName, field: entities[target].fields[reference].name)
    }
}
