/// What a code block declares.
struct CodeDeclarations {
    var entities: [DeclaredEntity] = []
    var enums: [DeclaredEnum] = []

    var isEmpty: Bool { entities.isEmpty && enums.isEmpty }
}
