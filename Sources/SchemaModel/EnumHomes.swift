/// Where the type of an enumeration's values belongs in code.
///
/// Purpose: what Swift declares and what a comparison says of it are the same. Invariant: an enumeration that is declared
/// on its own, and that several entities use, belongs to none of them, so that no order of theirs gives it its name.
package struct EnumHomes: Sendable {
    /// The entities with fields that hold its values, by the name of the enumeration and in the order of the schema.
    private var users: [String: [Int]] = [:]
    private let types: [String: EnumType]

    package enum Home: Hashable, Sendable {
        case topLevel

        /// In the type of an entity, by its index.
        case entity(Int)
    }

    /// Only of those fields that generated types stand for.
    package init(_ schema: Schema, isOurs: (_ entity: Int, _ field: Int) -> Bool = { _, _ in true }) {
        types = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
        if types.isEmpty { return }
        for (index, entity) in schema.entities.enumerated() {
            for (position, field) in entity.fields.enumerated() {
                guard let type = type(of: field, in: entity), isOurs(index, position),
                    users[type.name]?.last != index
                else { continue }
                users[type.name, default: []].append(index)
            }
        }
    }

    /// Nil where no field holds a value of it.
    package func home(of name: String) -> Home? {
        guard let entities = users[name], let first = entities.first else { return nil }
        return entities.count > 1 && types[name]?.isDeclared == true ? .topLevel : .entity(first)
    }

    /// The entities with fields that hold its values.
    package func users(of name: String) -> [Int] { users[name] ?? [] }

    /// The listed values that a field holds, if they are of its type, and no concern of CloudKit's own.
    package func type(of field: Field, in entity: Entity) -> EnumType? {
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
