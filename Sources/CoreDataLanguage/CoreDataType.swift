package import SchemaModel

/// The types of attributes in Core Data, spelled as its model files have them.
package enum CoreDataType: String, Hashable, Sendable, CaseIterable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"

    /// What holds a field that is no relationship. Core Data has neither lists nor enumerations: lists are archived,
    /// and of an enumeration the raw value is kept.
    package init(of field: Field, in entity: Entity, enumType: EnumType?) {
        if field.isList {
            self = .transformable
            return
        }
        switch field.type {
        case .string, .reference: self = .string
        case .int: self = Self.integer(field)
        case .double: self = field.storageName == "float" ? .float : .double
        case .decimal: self = .decimal
        case .bool: self = .boolean
        case .date: self = .date
        case .uuid: self = field.isModelText(in: entity) ? .string : .uuid
        case .url: self = field.isModelText(in: entity) ? .string : .uri
        case .data, .asset: self = .binary
        case .location: self = .transformable
        case .enum: self = field.rawType(in: enumType) == .int ? .integer64 : .string
        case .json: self = Self.json(field)
        }
    }

    /// The width that the document gives, else the widest.
    private static func integer(_ field: Field) -> Self {
        switch field.storageName {
        case "int16", "integer 16", "smallint": .integer16
        case "int32", "integer 32": .integer32
        default: .integer64
        }
    }

    /// JSON is a text, unless the document stores it in another way.
    private static func json(_ field: Field) -> Self {
        let name = field.storageName
        if ["bytes", "data", "binary", "blob"].contains(where: name.contains) { return .binary }
        return ["", "string", "text", "json", "jsonb"].contains(name) ? .string : .transformable
    }

    /// Whether CloudKit may move a value of it into an asset of its own, because it may be long.
    package var hasVariableLength: Bool {
        switch self {
        case .string, .binary, .transformable: true
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .date, .uuid, .uri:
            false
        }
    }
}
