package import SchemaModel

/// A way in which people write record types down: as a table, a list, a listing, in some language.
///
/// A new shape is a value in a file of its own kind, and its name in `all`.
package struct SchemaShape: Sendable, CustomStringConvertible {
    package let name: String

    /// What it can state of a field.
    package let facts: MadeUpFacts

    /// The types that it can write, each with its word.
    package let types: [FieldType: String]

    /// Whether it takes words of the author's language, as a table does and SQL does not.
    package let isWritten: Bool

    package let form: Form

    /// Where the name of a record type stands.
    package enum Form: Sendable {
        /// In a heading or line above, which every record type needs.
        case below(@Sendable (MadeUpEntity, inout SchemaWriter) -> String)

        /// In the shape itself, which may hold all record types.
        case whole(@Sendable ([MadeUpEntity], inout SchemaWriter) -> String)
    }

    package init(
        _ name: String, facts: MadeUpFacts = .all, types: [FieldType: String] = SchemaShape.documentTypes,
        isWritten: Bool = true, below write: @escaping @Sendable (MadeUpEntity, inout SchemaWriter) -> String
    ) {
        self.name = name
        self.facts = facts
        self.types = types
        self.isWritten = isWritten
        form = .below(write)
    }

    package init(
        _ name: String, facts: MadeUpFacts = .all, types: [FieldType: String] = SchemaShape.documentTypes,
        isWritten: Bool = true,
        whole write: @escaping @Sendable ([MadeUpEntity], inout SchemaWriter) -> String
    ) {
        self.name = name
        self.facts = facts
        self.types = types
        self.isWritten = isWritten
        form = .whole(write)
    }

    package var description: String { name }

    /// Whether the name of the record type stands above it, and not in it.
    package var isBelowName: Bool {
        switch form {
        case .below: true
        case .whole: false
        }
    }

    package static let all = tables + lists + sentences + listings + structures + languages

    /// The words of CloudKit's console, and those that everybody uses.
    package static let documentTypes: [FieldType: String] = [
        .string: "String", .int: "Int64", .double: "Double", .bool: "Bool", .date: "Date/Time",
        .uuid: "UUID", .url: "URL", .data: "Bytes", .asset: "Asset", .location: "Location",
        .reference: "Reference",
    ]

    /// Where a shape has no place for the record type that a reference is to.
    static let plainTypes = documentTypes.filter { $0.key != .reference }
}
