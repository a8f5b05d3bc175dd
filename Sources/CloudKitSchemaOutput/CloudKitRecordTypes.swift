package import CloudKitLanguage
package import SchemaModel

/// A schema as CloudKit holds it, and which record type and fields each entity becomes there.
package struct CloudKitRecordTypes: Sendable {
    /// What the target `ckdb` writes.
    package let text: CloudKitSchemaText

    /// In the order of the schema, without what CloudKit has nothing of.
    package let entities: [Place]

    /// One entity, by its index in the schema.
    package struct Place: Sendable {
        package let entity: Int
        package let recordType: String

        /// For each of the entity's fields the names of those that it becomes.
        package let fields: [[String]]
    }

    package init(_ schema: Schema) {
        let lowering = SchemaLowering(schema)
        text = lowering.canonicalText
        entities = lowering.lowered.sorted { $0.key < $1.key }.map { index, lowered in
            Place(entity: index, recordType: lowered.type.name, fields: lowered.names)
        }
    }
}
