import SchemaModel

/// Finds the field that a name means, which it has now or had before: few by looking at each, many by a dictionary.
struct FieldsByName {
    private let fields: [Field]
    private let places: [String: Int]?
    private let former: Renamings

    private static let few = 40

    init(_ entity: Entity) {
        fields = entity.fields
        let isLarge = fields.count > Self.few
        let places =
            isLarge ? Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first } : nil
        self.places = places
        former = Renamings(
            Self.formerNames(of: fields),
            unless: { name in places.map { $0[name] != nil } ?? entity.fields.contains { $0.name == name } })
    }

    private static func formerNames(of fields: [Field]) -> [(former: String, place: Int)] {
        var names: [(former: String, place: Int)] = []
        for place in fields.indices {
            names += fields[place].formerNames.map { (former: $0, place: place) }
            if let name = fields[place].originalName { names.append((former: name, place: place)) }
            if let name = fields[place].earlierKey { names.append((former: name, place: place)) }
        }
        return names
    }

    subscript(name: String) -> Field? {
        let current = places.map { $0[name] } ?? fields.firstIndex { $0.name == name }
        return (current ?? former[name]).map { fields[$0] }
    }
}
