package import SchemaModel

/// What the documents of a schema describe, by name: made once for all fields.
package struct KnownNames: Sendable {
    let entities: Set<String>
    let enums: [String: EnumType]

    package init(_ schema: Schema) {
        entities = Set(schema.entities.lazy.map(\.name))
        enums = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
    }
}
