package import Diagnostics

/// What the configuration sets right about one field. Nil leaves what the document says.
package struct FieldOverride: Hashable, Sendable {
    package var entity: String
    package var field: String
    package var type: FieldType?
    package var isList: Bool?
    package var isOptional: Bool?
    package var references: String?
    package var enumName: String?
    package var defaultText: String?

    /// The entry in the configuration file; an override that no field answers to is a warning there.
    package var span: SourceSpan

    package init(entity: String, field: String, span: SourceSpan) {
        self.entity = entity
        self.field = field
        self.span = span
    }
}
