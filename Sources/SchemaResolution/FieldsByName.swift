import SchemaModel

/// Finds the fields of an entity: few by looking at each, many by a dictionary.
struct FieldsByName {
    private let fields: [Field]
    private let places: [String: Int]?

    private static let few = 40

    init(_ entity: Entity) {
        fields = entity.fields
        let isLarge = fields.count > Self.few
        places = isLarge ? Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first } : nil
    }

    subscript(name: String) -> Field? {
        if let places { return places[name].map { fields[$0] } }
        return fields.first { $0.name == name }
    }
}
