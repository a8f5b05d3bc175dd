import SchemaModel

/// Where the types of listed values are declared: in the first type that has a property of it, or beside all types.
struct SwiftEnumHomes {
    private let schema: Schema
    private var homes: [String: SwiftEnumReference] = [:]
    private var types: EnumHomes

    /// By the index of the entity.
    private(set) var declared: [[SwiftEnum]]

    /// Those that no entity owns.
    private(set) var shared: [SwiftEnum] = []
    var typeNames: [SwiftIdentifier] = []

    /// Names of types that one of listed values would hide.
    var reserved: Set<String> = []

    init(_ schema: Schema) {
        self.schema = schema
        // None, until it is known which of them are ours.
        types = EnumHomes(Schema(name: schema.name))
        declared = Array(repeating: [], count: schema.entities.count)
    }

    /// Declares what the fields use, leaving out those that the app has types for.
    mutating func settle(isOurs: (_ entity: Int, _ field: Int) -> Bool) {
        types = EnumHomes(schema, isOurs: isOurs)
        declareShared()
        for (index, entity) in schema.entities.enumerated() {
            var names = SwiftNamespace()
            var properties: Set<String> = []
            for field in entity.fields {
                guard let type = types.type(of: field, in: entity), homes[type.name] == nil,
                    types.home(of: type.name) == .entity(index)
                else { continue }
                if properties.isEmpty { properties = Set(entity.fields.map(\.name)) }
                declare(type, in: index, besides: properties, names: &names)
            }
        }
    }

    /// Before those in types, which could hide one.
    private mutating func declareShared() {
        var names = SwiftNamespace()
        for type in schema.enums where homes[type.name] == nil && types.home(of: type.name) == .topLevel {
            let users = types.users(of: type.name)
            let properties = Set(users.flatMap { schema.entities[$0].fields.map(\.name) })
            var wanted = Self.wantedName(of: type)
            while SwiftReservedNames.common.contains(wanted) || isReserved(wanted, besides: properties) {
                wanted += "Value"
            }
            let name = SwiftIdentifier(names.claim(wanted))
            homes[type.name] = SwiftEnumReference(type: nil, index: shared.count, source: name.source)
            shared.append(SwiftEnum(type, name: name, qualifiedName: name.source))
        }
        reserved.formUnion(shared.map(\.name.name))
    }

    /// No enumeration is called as a property beside it: SwiftData's macros could not tell them apart.
    private mutating func declare(
        _ type: EnumType, in index: Int, besides properties: Set<String>, names: inout SwiftNamespace
    ) {
        let owner = typeNames[index]
        var wanted = Self.wantedName(of: type)
        if isReserved(wanted, besides: properties) { wanted = owner.name + wanted }
        while isReserved(wanted, besides: properties) { wanted += "Value" }
        let name = SwiftIdentifier(names.claim(wanted))
        let qualified = "\(owner.source).\(name.source)"
        homes[type.name] = SwiftEnumReference(type: index, index: declared[index].count, source: qualified)
        declared[index].append(SwiftEnum(type, name: name, qualifiedName: qualified))
    }

    private static func wantedName(of type: EnumType) -> String {
        SwiftSpelling.capitalised(
            SwiftSpelling.identifier(type.name, .upper, digits: "_", fallback: "Value"))
    }

    private func isReserved(_ name: String, besides properties: Set<String>) -> Bool {
        reserved.contains(name) || properties.contains(name)
    }

    /// The type of a field's values, if they are listed and no type of the app's stands for them.
    func reference(of field: Field, in entity: Int) -> SwiftEnumReference? {
        guard let type = types.type(of: field, in: schema.entities[entity]), let home = homes[type.name]
        else { return nil }
        guard home.type == entity else { return home }
        let name = declared[entity][home.index].name.source
        return SwiftEnumReference(type: home.type, index: home.index, source: name)
    }
}
