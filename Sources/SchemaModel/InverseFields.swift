/// Which two fields are the ends of one relationship, whichever of them the document says it of.
package struct InverseFields: Sendable {
    private var inverses: [FieldPath: FieldPath] = [:]
    private var ends: [FieldPath: End] = [:]

    /// Of two one-to-one properties of object models the one that the other has the values of.
    private var oneToOnes: [FieldPath: FieldPath] = [:]

    /// What the other end of a relationship must know of this one.
    private struct End {
        let isList: Bool
        let onDelete: DeleteRule?
    }

    package init(_ schema: Schema) {
        for entity in schema.entities where entity.kind != .cloudKit {
            for field in entity.fields where field.type == .reference {
                let path = FieldPath(entity: entity.name, field: field.name)
                ends[path] = End(isList: field.isList, onDelete: field.onDelete)
                guard let inverse = field.inverse else { continue }
                inverses[path] = inverse
                if inverses[inverse] == nil { inverses[inverse] = path }
            }
        }
        addInferred(in: schema)
        addOneToOnes(in: schema)
    }

    /// SwiftData takes two models with one relationship each to the other for the ends of one.
    private mutating func addInferred(in schema: Schema) {
        guard schema.entities.contains(where: { $0.kind.isObjectModel }) else { return }
        for end in ObjectGraph(schema).relationships.joined() {
            guard ends[end.end] != nil, ends[end.inverse] != nil, inverses[end.end] == nil,
                inverses[end.inverse].map({ $0 == end.end }) ?? true
            else { continue }
            inverses[end.end] = end.inverse
        }
    }

    /// An object that is deleted with the other holds the reference to it; else the one that always has one does.
    private mutating func addOneToOnes(in schema: Schema) {
        guard schema.entities.contains(where: { $0.kind.isObjectModel }) else { return }
        let entities = Dictionary(schema.entities.map { ($0.name, $0) }) { first, _ in first }
        for pair in schema.oneToOnes where pair.end != pair.inverse {
            let sides = [pair.end, pair.inverse].map { path in
                (path, entity: entities[path.entity], field: entities[path.entity]?.field(named: path.field))
            }
            guard sides.allSatisfy({ $0.entity?.kind.isObjectModel == true && $0.field != nil }) else {
                continue
            }
            let order = sides.map { path, _, field in
                (
                    field?.onDelete == .cascade ? 1 : 0, field?.mayBeMissing == true ? 1 : 0, path.entity,
                    path.field
                )
            }
            let holder = order[0] <= order[1] ? 0 : 1
            oneToOnes[sides[1 - holder].0] = sides[holder].0
        }
    }

    /// The other end, where the values are: nil where the field has values of its own.
    ///
    /// CloudKit stores every reference whatever its inverse is. Elsewhere a to-many is what the other side's
    /// references say; of two lists the one whose path sorts first has the values, and of a one-to-one relationship
    /// between two objects one of them has the reference.
    package func storedElsewhere(_ field: Field, of entity: Entity) -> FieldPath? {
        guard entity.kind != .cloudKit, field.type == .reference else { return nil }
        let path = FieldPath(entity: entity.name, field: field.name)
        guard field.isList else { return oneToOnes[path] }
        guard let inverse = inverses[path], let other = ends[inverse], inverse != path else { return nil }
        if !other.isList { return inverse }
        return (inverse.entity, inverse.field) < (path.entity, path.field) ? inverse : nil
    }

    /// What happens to a record when the one that its field points at goes.
    ///
    /// CloudKit and SQL say it of the reference; SwiftData and Core Data say it of the other end, on the object
    /// that goes, and clear the reference where nothing is said.
    package func deleteRule(of field: Field, in entity: Entity) -> DeleteRule? {
        switch entity.kind {
        case .cloudKit, .table: field.onDelete
        case .swiftData, .coreData:
            inverses[FieldPath(entity: entity.name, field: field.name)].flatMap { ends[$0]?.onDelete }
                ?? .nullify
        }
    }

    /// Whether a reference at the other end can do what an object model says of the object that goes, here by a rule
    /// on one of its own properties: the rows of a list only keep it from going.
    package func hasReferenceBack(_ field: Field, of entity: Entity) -> Bool {
        let path = FieldPath(entity: entity.name, field: field.name)
        guard let inverse = inverses[path], let end = ends[inverse], oneToOnes[inverse] == nil else {
            return false
        }
        return !end.isList || field.onDelete == .deny && storedElsewhere(field, of: entity) != nil
    }
}
