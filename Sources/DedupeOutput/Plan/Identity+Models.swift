import SchemaModel
import SwiftLanguage

extension Identity {
    /// What model classes hold of it: SwiftData shows an app no record name.
    static func all(of schema: Schema, _ classes: [ModelClass]) -> [Identity] {
        zip(schema.entities, classes).map { entity, model in
            guard let field = entity.identifyingField else { return .absent }
            guard let attribute = model.attributes[field] else { return .absent }
            guard !attribute.type.isList, !attribute.type.isOptional else { return .unsupported(field) }
            switch attribute.type.element {
            case .uuid: return .uuid(field)
            case .string: return .text(field)
            case .int: return .integer(field)
            case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .json, .reference,
                .recordName, .openEnum, .appEnum:
                return .unsupported(field)
            }
        }
    }
}

extension Entity {
    /// The key that the document states, else what it calls `id`, else the record's name where it describes that.
    fileprivate var identifyingField: Int? {
        let stated = primaryKey.flatMap { key in fields.firstIndex { $0.name == key } }
        return stated ?? fields.firstIndex { $0.name == "id" }
            ?? fields.firstIndex { systemField($0) == .recordName }
    }
}
