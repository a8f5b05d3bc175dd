import SQLLanguage
import SchemaModel
import SwiftLanguage

extension Identity {
    /// What SQL's tables have as their primary keys; in Swift the record is named after it, or holds it.
    static func all(of schema: Schema, _ tables: [SQLTable], _ types: [SwiftType]) -> [Identity] {
        schema.entities.indices.map { index in
            let key = tables[index].key
            guard !key.isRecordName, let field = key.field else { return .recordName }
            guard types[index].properties[field]?.type.isOptional == false else { return .unsupported(field) }
            switch key.column.type.meaning {
            case .uuid: return .uuid(field)
            case .string: return .text(field)
            case .int: return .integer(field)
            case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .reference, .enum, .json:
                return .unsupported(field)
            }
        }
    }
}
