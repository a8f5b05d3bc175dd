package import SchemaModel

/// What an entity is in Swift.
package struct SwiftType: Hashable, Sendable {
    package let name: SwiftIdentifier

    /// The name of its files, without an extension: no two differ by case only.
    package let fileName: String

    /// For each field of the entity, nil for one that its values do not hold.
    package let properties: [SwiftProperty?]

    /// Declared inside of it.
    package let enums: [SwiftEnum]
    package let naming: Naming

    /// The index of the field whose text is the record's name; nil where values hold a name besides.
    package let namingField: Int?

    /// What `Identifiable` calls the identity: a type; empty where a property called `id` is it, or none is called so.
    package let identity: String

    /// Whether the names of new records begin with their type.
    package let hasTypedName: Bool

    /// Where a new value gets its record's name from.
    package enum Naming: Hashable, Sendable {
        /// The `uuidString` of a property, by the index of its field.
        case uuid(Int)

        /// A property's text, by the index of its field.
        case text(Int)

        /// A property's number, by the index of its field.
        case number(Int)

        /// A new UUID.
        case new

        /// The caller: it means something to the app.
        case given

        /// The index of the field whose value is the name, or the end of it.
        package var field: Int? {
            switch self {
            case .uuid(let field), .text(let field), .number(let field): field
            case .new, .given: nil
            }
        }
    }
}

/// What a field is in Swift: the same name for the property, its parameter and its case of `Field`.
package struct SwiftProperty: Hashable, Sendable {
    package let name: SwiftIdentifier

    /// What generated code calls it: the same, unless the property is deprecated, so that its use would be a warning.
    package let storedName: SwiftIdentifier

    /// As JSON knows it: the field's name in the document.
    package let key: String

    /// As CloudKit knows it: the same, unless CloudKit keeps that name to itself.
    package let recordKey: String
    package let type: SwiftValueType

    /// What CloudKit keeps itself under this name: read, never written.
    package let systemField: SystemField?

    /// What becomes of its record when the one that it refers to is deleted.
    package let deleteRule: DeleteRule?

    /// Whether callers are told that it is deprecated.
    package var isDeprecated: Bool { storedName != name }
}
