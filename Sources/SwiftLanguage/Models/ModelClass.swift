package import SchemaModel

/// What an entity is as a class with SwiftData's `@Model`.
package struct ModelClass: Hashable, Sendable {
    package let name: SwiftIdentifier

    /// The name of its files, without an extension: no two differ by case only.
    package let fileName: String

    /// Declared inside of it.
    package let enums: [SwiftEnum]

    /// For each field of the entity; nil for one that is a relationship, or that the class does not hold.
    package let attributes: [ModelAttribute?]

    /// Those of its fields in their order, then the ends that no field is.
    package let relationships: [ModelRelationship]
}

/// A field that a model class stores itself.
package struct ModelAttribute: Hashable, Sendable {
    /// Of the stored property. A location is two, which begin with it.
    package let name: SwiftIdentifier

    /// What the document says that it is; an enumeration is stored as its raw value.
    package let type: SwiftValueType

    /// Of the computed property over a raw value.
    package let typedName: SwiftIdentifier?
    package let coordinates: Coordinates?

    /// What a store from before calls it; nil where that is the same.
    package let originalName: String?

    /// The properties that a location is.
    package struct Coordinates: Hashable, Sendable {
        package let latitude: SwiftIdentifier
        package let longitude: SwiftIdentifier
    }
}

/// One end of a relationship between model classes.
package struct ModelRelationship: Hashable, Sendable {
    package let name: SwiftIdentifier

    /// In the document's names, with the delete rule as the document says it.
    package let end: ObjectGraph.Relationship

    /// The index of the entity at the other end, and the name of the property there.
    package let target: Int
    package let inverse: SwiftIdentifier

    /// Whether this end's macro names the other: on both ends the macros would be circular.
    package let statesInverse: Bool

    /// What a store from before calls it; nil where that is the same.
    package let originalName: String?

    /// The place of the field that it is; nil where no field is described.
    package var field: Int? { end.field }
    package var isToMany: Bool { end.isToMany }
}
