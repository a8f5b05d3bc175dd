package import SchemaModel

/// An attribute that holds a field, or a part of it.
package struct CoreDataAttribute: Hashable, Sendable {
    package let name: String
    package let type: CoreDataType

    package init(name: String, type: CoreDataType) {
        self.name = name
        self.type = type
    }

    /// What holds a field that is no relationship.
    ///
    /// Core Data has no type for a place, and no value transformer of its own that takes a `CLLocation`: a place is its
    /// latitude and its longitude, and a list of places is two lists.
    package static func list(of field: Field, in entity: Entity, enumType: EnumType?) -> [CoreDataAttribute] {
        if field.type == .location {
            let ending = field.isList ? "s" : ""
            return ["Latitude", "Longitude"].map {
                CoreDataAttribute(
                    name: field.name + $0 + ending, type: field.isList ? .transformable : .double)
            }
        }
        let type = CoreDataType(of: field, in: entity, enumType: enumType)
        return [CoreDataAttribute(name: field.name, type: type)]
    }
}
