import Diagnostics
import SchemaModel
import SchemaReading

/// Finds the two ends of relationships: what one side states holds for the other.
struct InversePairing {
    let names: EntityNames

    func pair(_ entities: inout [Entity], declared: [JoinedEntity], findings: inout Findings) {
        let stated = entities.contains { $0.fields.contains { $0.inverse != nil } }
        if stated { reportUnknown(entities, findings: &findings) }
        let relationships = declared.contains { $0.declarations.contains { !$0.relationships.isEmpty } }
        guard stated || relationships else { return }
        let index = FieldIndex(entities)
        if stated { pairStatedInverses(&entities, index) }
        if relationships { pairToMany(&entities, declared: declared, index) }
    }

    /// An inverse that the described model does not have. The other side of a CloudKit reference is no field, and
    /// often not described.
    private func reportUnknown(_ entities: [Entity], findings: inout Findings) {
        let fields = Dictionary(
            entities.map { ($0.name, Set($0.fields.map(\.name))) }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            for field in entity.fields {
                guard let inverse = field.inverse, let known = fields[inverse.entity], !known.isEmpty,
                    !known.contains(inverse.field)
                else { continue }
                let isOfModel = entity.kind == .swiftData || entity.kind == .coreData
                let span = field.evidence.first { $0.fact == .inverse }?.span ?? field.span
                findings.add(
                    Diagnostic(
                        .inverseUndeclared, isOfModel ? .warning : .note,
                        "the inverse of '\(field.name)' is '\(inverse.field)', which is no field of '\(inverse.entity)'",
                        at: span,
                        remedy: didYouMean(inverse.field, among: known.sorted())
                            ?? "describe it, or leave it out"
                    ))
            }
        }
    }

    /// Where fields stand, so that no search goes through an entity.
    private struct FieldIndex {
        private(set) var entities: [String: Int] = [:]
        private(set) var fields: [FieldPath: Int] = [:]

        /// By the entity that holds them and the one to which they refer.
        private(set) var references: [FieldPath: [Int]] = [:]

        init(_ list: [Entity]) {
            for (place, entity) in list.enumerated() {
                entities[entity.name] = place
                for (index, field) in entity.fields.enumerated() {
                    fields[FieldPath(entity: entity.name, field: field.name)] = index
                    guard field.type == .reference, let target = field.references else { continue }
                    references[FieldPath(entity: entity.name, field: target), default: []].append(index)
                }
            }
        }
    }

    /// `inverse: \Entry.card` on one side is the inverse of the other side as well.
    private func pairStatedInverses(_ entities: inout [Entity], _ index: FieldIndex) {
        for entity in entities.indices {
            for field in entities[entity].fields.indices {
                guard let inverse = entities[entity].fields[field].inverse,
                    let target = index.entities[inverse.entity], let other = index.fields[inverse],
                    entities[target].fields[other].inverse == nil
                else { continue }
                entities[target].fields[other].inverse = FieldPath(
                    entity: entities[entity].name, field: entities[entity].fields[field].name)
            }
        }
    }

    /// "A card has many `Entry` records through `entries`" is the other side of the one reference that entries
    /// have to a card. Where there are several, the text does not say which.
    private func pairToMany(_ entities: inout [Entity], declared: [JoinedEntity], _ index: FieldIndex) {
        for joined in declared {
            for relationship in joined.declarations.lazy.flatMap(\.relationships) {
                guard let name = relationship.field,
                    let target = names.entity(meantBy: relationship.target),
                    let place = index.entities[target]
                else { continue }
                let side = FieldPath(entity: target, field: joined.name.value)
                let free = (index.references[side] ?? []).filter { entities[place].fields[$0].inverse == nil }
                guard free.count == 1 else { continue }
                let path = FieldPath(entity: joined.name.value, field: name)
                entities[place].fields[free[0]].inverse = path
                entities[place].fields[free[0]].evidence.append(
                    Evidence(
                        .declared, "the other side is '\(path.entity).\(name)'", of: .inverse,
                        at: relationship.span))
                setInverse(
                    FieldPath(entity: target, field: entities[place].fields[free[0]].name), of: path,
                    in: &entities,
                    index)
            }
        }
    }

    /// Where the to-many side is a field as well, as in a SwiftData model.
    private func setInverse(
        _ inverse: FieldPath, of path: FieldPath, in entities: inout [Entity], _ index: FieldIndex
    ) {
        guard let place = index.entities[path.entity], let field = index.fields[path],
            entities[place].fields[field].inverse == nil
        else { return }
        entities[place].fields[field].inverse = inverse
    }
}

extension DiagnosticID {
    fileprivate static let inverseUndeclared = DiagnosticID("inverse.undeclared")
}
