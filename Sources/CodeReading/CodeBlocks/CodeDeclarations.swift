package import Diagnostics
package import SchemaDeclaration

/// What a code block declares.
package struct CodeDeclarations {
    package var entities: [DeclaredEntity] = []
    var enums: [DeclaredEnum] = []

    /// No reason to call the block read: what they hold is not in the schema.
    var structures: Set<String> = []

    /// Entities that are written as views, errors, tests and the like.
    var programTypes: Set<String> = []
    package var diagnostics: [Diagnostic] = []

    var isEmpty: Bool { entities.isEmpty && enums.isEmpty }
}
