import CloudKitLanguage
import CoreDataLanguage
import SchemaModel

/// The fields of a record type that Core Data makes of an entity, as Apple's "Reading CloudKit Records for Core Data"
/// tells them.
struct MirroredFields {
    let context: LoweringContext

    static func name(_ name: String) -> String { CoreDataName.mirrored(name) }

    /// Which entity a record is of: sub-entities share the record type of the root.
    static let entityName = CloudKitSchemaText.Field(name: "CD_entityName", type: .init(.string))

    /// What Core Data asks of every type when it brings its whole schema to CloudKit: a record that is shared moves to
    /// another zone, and production takes no new field then.
    static let moveReceipt = [
        CloudKitSchemaText.Field(name: "CD_moveReceipt", type: .init(.bytes)),
        CloudKitSchemaText.Field(name: "CD_moveReceipt_ckAsset", type: .init(.asset)),
    ]

    /// An attribute and, where its values may be long, the asset that takes them then; of a relationship the
    /// name of the one record at its other end. A to-many is kept at the other side.
    func fields(for field: Field, in entity: Entity) -> [CloudKitSchemaText.Field] {
        if field.type == .reference { return field.isList ? [] : [relationship(field.name)] }
        let attributes = CoreDataAttribute.list(
            of: field, in: entity, enumType: context.enumType(of: field))
        return attributes.flatMap { attribute in
            let name = Self.name(attribute.name)
            let own = CloudKitSchemaText.Field(name: name, type: .init(attribute.type.primitive))
            let asset = CloudKitSchemaText.Field(name: name + CoreDataName.assetSuffix, type: .init(.asset))
            return attribute.type.hasVariableLength ? [own, asset] : [own]
        }
    }

    /// Ends of relationships that no field is, because Core Data has them on both sides.
    func impliedFields(ofEntity index: Int) -> [CloudKitSchemaText.Field] {
        context.graph.relationships[index].filter { $0.field == nil && !$0.isToMany }.map {
            relationship($0.end.field)
        }
    }

    private func relationship(_ name: String) -> CloudKitSchemaText.Field {
        CloudKitSchemaText.Field(name: Self.name(name), type: .init(.string))
    }

    /// Whether a relationship has many objects at both ends: those are records of their own.
    var hasManyToMany: Bool {
        let ends = zip(context.schema.entities, context.graph.relationships)
            .flatMap { entity, relationships in entity.cloudRecordType == .mirror ? relationships : [] }
            .filter(\.isToMany)
        let known = Set(ends.map(\.end))
        return ends.contains { known.contains($0.inverse) }
    }
}

extension CoreDataType {
    fileprivate var primitive: CloudKitSchemaText.Primitive {
        switch self {
        case .integer16, .integer32, .integer64, .boolean: .int64
        case .decimal, .double, .float: .double
        case .string, .uuid, .uri: .string
        case .date: .timestamp
        case .binary, .transformable: .bytes
        }
    }
}
