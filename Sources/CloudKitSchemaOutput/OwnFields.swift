import CloudKitLanguage
import Diagnostics
import SchemaModel

/// The fields of a record type that the app writes itself.
struct OwnFields {
    /// Nil for a name that CloudKit keeps for itself.
    func field(for field: Field, in entity: Entity) -> CloudKitSchemaText.Field? {
        entity.isImpossible(field)
            ? nil : CloudKitSchemaText.Field(name: entity.recordKey(of: field), type: dataType(of: field))
    }

    /// What the document says that CloudKit holds; where it does not, or the configuration knows better, what the
    /// meaning is held as.
    private func dataType(of field: Field) -> CloudKitSchemaText.DataType {
        let written = CloudKitSchemaText.DataType(spelling: field.stored.uppercased())
        let isStated = written.map { $0.isList == field.isList && $0.primitive.canHold(field.type) } ?? false
        let primitive = isStated ? written?.primitive : nil
        return CloudKitSchemaText.DataType(primitive ?? field.type.primitive, isList: field.isList)
    }
}

extension CloudKitSchemaText.Primitive {
    /// Whether values of a meaning are ever kept so: a Boolean or a date may be kept as any number, what is
    /// written out as a text.
    fileprivate func canHold(_ type: FieldType) -> Bool {
        switch type {
        case .string, .uuid, .url: self == .string || self == .asset
        case .int, .bool: self == .int64 || self == .string
        case .double, .decimal: self == .double || self == .int64 || self == .string
        case .date: self == .timestamp || self == .double || self == .int64 || self == .string
        case .data: self == .bytes || self == .asset || self == .string
        case .asset: self == .asset || self == .bytes
        case .location: self == .location || self == .string
        case .reference: self == .reference || self == .string
        case .enum: self == .string || self == .int64
        case .json: self == .string || self == .bytes || self == .asset
        }
    }
}

extension FieldType {
    fileprivate var primitive: CloudKitSchemaText.Primitive {
        switch self {
        case .string, .uuid, .url, .enum, .json: .string
        case .int, .bool: .int64
        case .double, .decimal: .double
        case .date: .timestamp
        case .data: .bytes
        case .asset: .asset
        case .location: .location
        case .reference: .reference
        }
    }
}
