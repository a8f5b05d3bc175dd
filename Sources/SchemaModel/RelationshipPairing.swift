/// Pairs the reference fields of a schema, and makes up the ends that no field is.
struct RelationshipPairing {
    private let schema: Schema
    private var places: [String: Int] = [:]

    /// By entity, in the order of its fields.
    private var ends: [[End]]
    private var partners: [Place: Place] = [:]

    private struct Place: Hashable {
        let entity: Int
        let field: Int
    }

    private struct End {
        let place: Place
        let target: Int
    }

    init(_ schema: Schema) {
        self.schema = schema
        for (index, entity) in schema.entities.enumerated() where places[entity.name] == nil {
            places[entity.name] = index
        }
        ends = []
        ends = schema.entities.indices.map(endsOfEntity)
    }

    private func endsOfEntity(_ index: Int) -> [End] {
        let entity = schema.entities[index]
        // A second entity of one name could be told from the first by nobody.
        guard places[entity.name] == index else { return [] }
        return entity.fields.indices.compactMap { field in
            guard entity.fields[field].type == .reference else { return nil }
            let reference = entity.fields[field]
            guard entity.systemField(reference) == nil,
                let target = reference.references.flatMap({ places[$0] })
            else { return nil }
            return End(place: Place(entity: index, field: field), target: target)
        }
    }

    private func field(_ place: Place) -> Field { schema.entities[place.entity].fields[place.field] }

    private func path(_ place: Place) -> FieldPath {
        FieldPath(entity: schema.entities[place.entity].name, field: field(place).name)
    }

    mutating func run() {
        for end in ends.joined() { pairStated(end) }
        for end in ends.joined() { pairOnly(end) }
    }

    private func free(_ entity: Int, to target: Int) -> [Place] {
        ends[entity].filter { $0.target == target && partners[$0.place] == nil }.map(\.place)
    }

    /// An inverse that a document states.
    private mutating func pairStated(_ end: End) {
        guard partners[end.place] == nil, let inverse = field(end.place).inverse,
            places[inverse.entity] == end.target,
            let other = free(end.target, to: end.place.entity).first(where: {
                field($0).name == inverse.field
            })
        else { return }
        partners[end.place] = other
        partners[other] = end.place
    }

    /// Two entities with one reference each to the other mean one relationship, as SwiftData infers it. Within one
    /// entity these are a parent and its children. Elsewhere nothing infers it: their names must say so.
    private mutating func pairOnly(_ end: End) {
        guard partners[end.place] == nil, field(end.place).inverse == nil else { return }
        let own = free(end.place.entity, to: end.target)
        let others = free(end.target, to: end.place.entity).filter { $0 != end.place }
        let isWithin = end.target == end.place.entity
        guard own.count == (isWithin ? 2 : 1), others.count == 1, field(others[0]).inverse == nil,
            !isWithin || field(others[0]).isList != field(end.place).isList,
            statesOfObjects(end.place) && statesOfObjects(others[0]) || areNamedAlike(end.place, others[0])
        else { return }
        partners[end.place] = others[0]
        partners[others[0]] = end.place
    }
}

// MARK: - Names

extension RelationshipPairing {
    /// Whether each of two references is called what it leads to: `Shelf.books` and `Book.shelf` are one relationship,
    /// `Project.owner` and `Person.favorites` are two.
    private func areNamedAlike(_ one: Place, _ other: Place) -> Bool {
        let (entity, target) = (schema.entities[one.entity].name, schema.entities[other.entity].name)
        if one.entity != other.entity {
            return InverseName.isName(field(one).name, of: target)
                && InverseName.isName(field(other).name, of: entity)
        }
        let (children, parent) = field(one).isList ? (one, other) : (other, one)
        return InverseName.isParent(field(parent).name) && InverseName.areChildren(field(children).name)
    }
}

// MARK: - Both ends

extension RelationshipPairing {
    func relationships() -> [[ObjectGraph.Relationship]] {
        var described: [[ObjectGraph.Relationship]] = ends.map { _ in [] }
        var madeUp = described
        var names = schema.entities.map { Set($0.fields.map(\.name)) }
        for end in ends.joined() {
            let inverse: FieldPath
            if let partner = partners[end.place] {
                inverse = path(partner)
            } else {
                let other = counterpart(of: end, &names[end.target])
                madeUp[end.target].append(other)
                inverse = other.end
            }
            described[end.place.entity].append(relationship(at: end.place, inverse: inverse))
        }
        return zip(described, madeUp).map { $0 + $1 }
    }

    /// The ends whose other end is described as well.
    func pairedRelationships() -> [ObjectGraph.Relationship] {
        ends.joined().compactMap { end in
            partners[end.place].map { relationship(at: end.place, inverse: path($0)) }
        }
    }

    private func relationship(at place: Place, inverse: FieldPath) -> ObjectGraph.Relationship {
        ObjectGraph.Relationship(
            end: path(place), inverse: inverse, field: place.field, isToMany: field(place).isList,
            deleteRule: deleteRule(of: place), origin: .described)
    }

    private func statesOfObjects(_ place: Place) -> Bool {
        schema.entities[place.entity].kind.isObjectModel
    }

    /// Object models say it of the object that goes; CloudKit and SQL of the reference to it, which is the other end.
    private func deleteRule(of place: Place) -> DeleteRule? {
        if statesOfObjects(place) { return field(place).onDelete }
        guard let partner = partners[place], !statesOfObjects(partner) else { return nil }
        return field(partner).onDelete
    }

    /// The end that no field is. A record may stand in many lists of references; of an object model's to-many it is
    /// the only owner.
    private func counterpart(of end: End, _ names: inout Set<String>) -> ObjectGraph.Relationship {
        let reference = field(end.place)
        let isToMany = !(reference.isList && statesOfObjects(end.place))
        let target = schema.entities[end.target].name
        let stated = reference.inverse.flatMap { $0.entity == target ? $0.field : nil }
        var origin = ObjectGraph.Origin.madeUp
        var name = ""
        if let stated, names.insert(stated).inserted {
            name = stated
            origin = .named
        } else {
            name = InverseName.of(
                reference.name, in: schema.entities[end.place.entity].name, isToMany: isToMany,
                isOnly: ends[end.place.entity].count { $0.target == end.target } == 1, besides: names)
            names.insert(name)
        }
        return ObjectGraph.Relationship(
            end: FieldPath(entity: target, field: name), inverse: path(end.place), field: nil,
            isToMany: isToMany, deleteRule: statesOfObjects(end.place) ? nil : reference.onDelete,
            origin: origin)
    }
}
