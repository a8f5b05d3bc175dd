import SchemaModel

/// Where the types of listed values are declared: in the first type that has a property of it.
struct SwiftEnumHomes {
    private let types: [String: EnumType]
    private var homes: [String: SwiftEnumReference] = [:]

    /// By the index of the entity.
    private(set) var declared: [[SwiftEnum]]
    var typeNames: [SwiftIdentifier] = []

    /// Names of types that one of listed values would hide.
    var reserved: Set<String> = []

    init(_ schema: Schema) {
        types = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
        declared = Array(repeating: [], count: schema.entities.count)
    }

    /// Declares what the fields use, leaving out those that the app has types for.
    mutating func settle(_ schema: Schema, isOurs: (_ entity: Int, _ field: Int) -> Bool) {
        for (index, entity) in schema.entities.enumerated() {
            var names = SwiftNamespace()
            for (position, field) in entity.fields.enumerated() {
                guard let type = enumType(of: field), homes[type.name] == nil else { continue }
                guard isOurs(index, position) else { continue }
                declare(type, in: index, names: &names)
            }
        }
    }

    private mutating func declare(_ type: EnumType, in index: Int, names: inout SwiftNamespace) {
        let owner = typeNames[index]
        var wanted = SwiftSpelling.identifier(type.name, .upper, digits: "_", fallback: "Value")
        if hidesAnother(wanted) { wanted = owner.name + wanted }
        while hidesAnother(wanted) { wanted += "Value" }
        let name = SwiftIdentifier(names.claim(wanted))
        let qualified = "\(owner.source).\(name.source)"
        homes[type.name] = SwiftEnumReference(type: index, index: declared[index].count, source: qualified)
        declared[index].append(SwiftEnum(type, name: name, qualifiedName: qualified))
    }

    private func hidesAnother(_ name: String) -> Bool { reserved.contains(name) }

    /// The type of a field's values, if they are listed and no type of the app's stands for them.
    func reference(of field: Field, in entity: Int) -> SwiftEnumReference? {
        guard let type = enumType(of: field), let home = homes[type.name] else { return nil }
        guard home.type == entity else { return home }
        let name = declared[home.type][home.index].name.source
        return SwiftEnumReference(type: home.type, index: home.index, source: name)
    }

    /// The listed values that a field holds, if they are of its type.
    private func enumType(of field: Field) -> EnumType? {
        guard let type = field.enumName.flatMap({ types[$0] }) else { return nil }
        switch field.type {
        case .enum: return type
        case .string: return type.rawType == .string ? type : nil
        case .int: return type.rawType == .int ? type : nil
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .json:
            return nil
        }
    }
}
