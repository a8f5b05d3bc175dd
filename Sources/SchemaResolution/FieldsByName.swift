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
        fields.indices.flatMap { place in
            let field = fields[place]
            let names = field.formerNames + [field.originalName, field.earlierKey].compactMap(\.self)
            return names.map { (former: $0, place: place) }
        }
    }

    subscript(name: String) -> Field? {
        let current = places.map { $0[name] } ?? fields.firstIndex { $0.name == name }
        return (current ?? former[name]).map { fields[$0] }
    }
}
