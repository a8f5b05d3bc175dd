package import SchemaModel

/// The words of one language in which a schema document is written.
package struct SchemaWords: Hashable, Sendable, CustomStringConvertible {
    package let language: String

    /// The headers of a field table.
    package let field: String
    package let type: String
    package let required: String
    package let optional: String
    package let defaultValue: String
    package let notes: String

    package let yes: String
    package let no: String

    /// What stands in the notes, or in brackets behind a type.
    package let optionalMark: String
    package let defaultNote: String
    package let valuesNote: String
    package let referenceNote: String

    /// The language's own words for some types.
    package let types: [FieldType: String]

    package var description: String { language }
}
