import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// What a field becomes in the class: usually one property and one parameter.
struct LoweredField {
    var properties: [StoredPropertyView] = []

    /// Each with its default. For example: `note: String? = nil`.
    var parameters: [String] = []

    /// What the initialiser does with them.
    var assignments: [String] = []
    var typed: TypedPropertyView?

    /// Why new code leaves the field alone, and what it is called; nil for one that is not retired.
    var retirement: String?
    var diagnostics: [Diagnostic] = []

    /// Whether the document states no value that a new object could begin with.
    var beginsWithMadeUpValue = false

    /// Whether the document has it required, and it is optional all the same.
    var isMadeOptional = false
    var usesFoundation = false

    /// Marks what new code leaves alone, if that is so.
    ///
    /// A stored property takes no `@available(*, deprecated)`: what `@Model` makes of the class uses it, and the compiler
    /// warns of that as of any use. So its computed enumeration and the initializer that takes it have the mark.
    mutating func retire(_ field: Field) {
        guard let sentence = field.retirement?.sentence else { return }
        retirement = PlainText.of(markdown: "\(field.name): \(sentence)")
        typed?.deprecation = SwiftLiteral.deprecation(field.retirement)
    }
}
