package import Diagnostics
package import Output
package import SchemaModel

/// What the entities, fields and relationships of a schema are as SwiftData's model classes.
///
/// Purpose: the models and the helpers against duplicates speak of the same things. Input: the schema and the
/// options. Output: classes with the names of their properties, and which end of each relationship states the
/// inverse. Invariant: names that must differ do, none is one that SwiftData or Core Data refuses, and every
/// relationship has two ends of which exactly one states the other.
package struct ModelNames: Sendable {
    /// In the order of the schema's entities.
    package let classes: [ModelClass]

    /// The enumerations that several classes use, each in a file of its own.
    package let sharedEnums: [SwiftSharedEnum]

    /// Names that had to change, fields that no class holds, and options that fit no field.
    package let diagnostics: [Diagnostic]

    package init(_ schema: Schema, options: OutputOptions) {
        var builder = ModelNamesBuilder(schema, options: options)
        classes = builder.buildClasses()
        sharedEnums = builder.sharedEnums
        diagnostics = builder.diagnostics
    }

    package subscript(reference: SwiftEnumReference) -> SwiftEnum {
        reference.type.map { classes[$0].enums[reference.index] } ?? sharedEnums[reference.index].type
    }
}
