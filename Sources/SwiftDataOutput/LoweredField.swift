import Diagnostics

/// What a field becomes in the class: usually one property and one parameter.
struct LoweredField {
    var properties: [StoredPropertyView] = []

    /// Each with its default. For example: `note: String? = nil`.
    var parameters: [String] = []

    /// What the initialiser does with them.
    var assignments: [String] = []
    var typed: TypedPropertyView?
    var diagnostics: [Diagnostic] = []

    /// Whether the document states no value that a new object could begin with.
    var beginsWithMadeUpValue = false

    /// Whether the document has it required, and it is optional all the same.
    var isMadeOptional = false
    var usesFoundation = false
}
