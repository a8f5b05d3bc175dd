package import Diagnostics
package import Output
package import SchemaModel

/// What the entities, fields and listed values of a schema are called in Swift, and the types of their values.
///
/// Purpose: the models and the helpers against duplicates speak of the same things. Input: the schema and the
/// options. Output: identifiers in back-ticks where they need them, file names, types. Invariant: names that must
/// differ do, and none hides what generated code needs; the same schema gives the same names, in linear time.
package struct SwiftNames: Sendable {
    /// In the order of the schema's entities.
    package let types: [SwiftType]

    /// The enumerations that several types use, each in a file of its own.
    package let sharedEnums: [SwiftSharedEnum]

    /// Names that had to change, and options that fit no field.
    package let diagnostics: [Diagnostic]

    private let indexes: [String: Int]

    package init(_ schema: Schema, options: OutputOptions) {
        var builder = SwiftNamesBuilder(schema, options: options)
        types = builder.buildTypes()
        sharedEnums = builder.sharedEnums
        diagnostics = builder.diagnostics
        indexes = builder.indexes
    }

    /// The index of the entity with a name, or nil where the documents describe none.
    package func index(of entity: String) -> Int? { indexes[entity] }

    /// The type of an entity, or nil where the documents describe none of that name.
    package func type(of entity: String) -> SwiftType? { indexes[entity].map { types[$0] } }

    package subscript(reference: SwiftEnumReference) -> SwiftEnum {
        reference.type.map { types[$0].enums[reference.index] } ?? sharedEnums[reference.index].type
    }
}
