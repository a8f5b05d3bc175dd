package import Diagnostics

/// A property as a document says that it is, where the same document says what it shall be.
///
/// A plan of changes shows both: the schema is what shall be, and what is to be judged is what is there.
package struct CurrentProperty: Hashable, Sendable {
    package var isUnique: Bool

    /// Nil where the document gives it no type.
    package var isOptional: Bool?
    package var hasDefault: Bool

    /// Whether the document asks for an inverse that the property does not name.
    package var lacksInverse: Bool
    package var deleteRule: DeleteRule?

    /// The words that declare it.
    package var span: SourceSpan

    package init(
        isUnique: Bool = false,
        isOptional: Bool? = nil,
        hasDefault: Bool = false,
        lacksInverse: Bool = false,
        deleteRule: DeleteRule? = nil,
        span: SourceSpan
    ) {
        self.isUnique = isUnique
        self.isOptional = isOptional
        self.hasDefault = hasDefault
        self.lacksInverse = lacksInverse
        self.deleteRule = deleteRule
        self.span = span
    }
}
