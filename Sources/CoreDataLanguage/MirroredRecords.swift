package import SchemaModel

/// Which objects of SwiftData and Core Data have records that code without these can read and write.
package enum MirroredRecords {
    /// The zone that a mirror keeps all its records in.
    package static let zone = "com.apple.coredata.cloudkit.zone"

    /// The key that tells which entity a record is of.
    package static let entityKey = "CD_entityName"

    /// The schema with its mirrored records mapped, as far as they can be.
    package static func mapped(in schema: Schema) -> Schema {
        var mapped = schema
        let fields = MirroredFieldTypes(schema)
        for (index, entity) in schema.entities.enumerated() where entity.cloudRecordType == .mirror {
            mapped.entities[index].mapsMirror = fields.unreadable(in: entity) == nil
        }
        return mapped
    }
}
