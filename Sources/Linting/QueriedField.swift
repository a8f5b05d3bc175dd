package import Diagnostics

/// A place at which a document says that records are found or sorted by a field.
package struct QueriedField: Hashable, Sendable {
    package let entity: String
    package let field: String
    package let use: Use
    package let span: SourceSpan

    package enum Use: Hashable, Sendable {
        case find, sort
    }

    /// The same wherever it is said.
    var placeless: QueriedField {
        QueriedField(entity: entity, field: field, use: use, span: SourceSpan(file: 0, lower: 0, upper: 0))
    }
}
