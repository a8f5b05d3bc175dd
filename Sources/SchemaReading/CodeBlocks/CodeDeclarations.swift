import Diagnostics

/// What a code block declares.
struct CodeDeclarations {
    var entities: [DeclaredEntity] = []
    var enums: [DeclaredEnum] = []
    var diagnostics: [Diagnostic] = []

    var isEmpty: Bool { entities.isEmpty && enums.isEmpty }
}
