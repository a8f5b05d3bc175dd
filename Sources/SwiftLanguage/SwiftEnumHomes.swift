import SchemaModel

/// Where the types of listed values are declared: in the first type that has a property of it.
struct SwiftEnumHomes {
    private let types: [String: EnumType]
    private let entities: [Entity]
    private var homes: [String: SwiftEnumReference] = [:]

    /// By the index of the entity.
    private(set) var declared: [[SwiftEnum]]
    var typeNames: [SwiftIdentifier] = []

    /// Names of types that one of listed values would hide.
    var reserved: Set<String> = []

    init(_ schema: Schema) {
        types = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
        entities = schema.entities
        declared = Array(repeating: [], count: schema.entities.count)
    }

    /// Declares what the fields use, leaving out those that the app has types for.
    mutating func settle(_ schema: Schema, isOurs: (_ entity: Int, _ field: Int) -> Bool) {
        for (index, entity) in schema.entities.enumerated() {
            var names = SwiftNamespace()
            var properties: Set<String> = []
            for (position, field) in entity.fields.enumerated() {
                guard let type = enumType(of: field, in: entity), homes[type.name] == nil else { continue }
                guard isOurs(index, position) else { continue }
                if properties.isEmpty { properties = Set(entity.fields.map(\.name)) }
                declare(type, in: index, besides: properties, names: &names)
            }
        }
    }

    /// No enumeration is called as a property beside it: SwiftData's macros could not tell them apart.
    private mutating func declare(
        _ type: EnumType, in index: Int, besides properties: Set<String>, names: inout SwiftNamespace
    ) {
        let owner = typeNames[index]
        var wanted = SwiftSpelling.capitalised(
            SwiftSpelling.identifier(type.name, .upper, digits: "_", fallback: "Value"))
        if isReserved(wanted, besides: properties) { wanted = owner.name + wanted }
        while isReserved(wanted, besides: properties) { wanted += "Value" }
        let name = SwiftIdentifier(names.claim(wanted))
        let qualified = "\(owner.source).\(name.source)"
        homes[type.name] = SwiftEnumReference(type: index, index: declared[index].count, source: qualified)
        declared[index].append(SwiftEnum(type, name: name, qualifiedName: qualified))
    }

    private func isReserved(_ name: String, besides properties: Set<String>) -> Bool {
        reserved.contains(name) || properties.contains(name)
    }

    /// The type of a field's values, if they are listed and no type of the app's stands for them.
    func reference(of field: Field, in entity: Int) -> SwiftEnumReference? {
        guard let type = enumType(of: field, in: entities[entity]), let home = homes[type.name] else {
            return nil
        }
        guard home.type == entity else { return home }
        let name = declared[home.type][home.index].name.source
        return SwiftEnumReference(type: home.type, index: home.index, source: name)
    }

    /// The listed values that a field holds, if they are of its type, and no concern of CloudKit's own.
    private func enumType(of field: Field, in entity: Entity) -> EnumType? {
        guard let type = field.enumName.flatMap({ types[$0] }), entity.systemField(field) == nil else {
            return nil
        }
        switch field.type {
        case .enum: return type
        case .string: return type.rawType == .string ? type : nil
        case .int: return type.rawType == .int ? type : nil
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .json:
            return nil
        }
    }
}
