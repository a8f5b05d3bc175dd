package import SchemaModel

/// What a mirror makes of the fields of one schema.
package struct MirroredFieldTypes {
    private let inverses: InverseFields
    private let enums: [String: EnumType]

    package init(_ schema: Schema) {
        inverses = InverseFields(schema)
        enums = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The first field that only the mirror itself can read or write; nil where there is none.
    ///
    /// Lists are archived or pairs of records of their own, places are two attributes, and a file is its bytes.
    package func unreadable(in entity: Entity) -> Field? {
        entity.fields.first { field in
            guard inverses.storedElsewhere(field, of: entity) == nil, !entity.isImplied(field) else {
                return false
            }
            if field.isList || field.type == .location || field.type == .asset { return true }
            return type(of: field, in: entity) == .transformable
        }
    }

    /// How Core Data keeps a value; nil for a relationship.
    package func type(of field: Field, in entity: Entity) -> CoreDataType? {
        if field.type == .reference { return nil }
        return CoreDataType(of: field, in: entity, enumType: field.enumName.flatMap { enums[$0] })
    }
}
