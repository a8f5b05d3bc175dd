import SwiftLanguage

/// GRDB's types as generated code names them: with their module where the document has a type of that name.
struct GRDBNames {
    private let taken: Set<String>

    init(_ names: SwiftNames) {
        let shared = Set(names.sharedEnums.map(\.type.name.name))
        taken = names.types.reduce(into: shared) { taken, type in
            taken.insert(type.name.name)
            for nested in type.enums { taken.insert(nested.name.name) }
        }
    }

    /// A name for a type of our own that no type of the document has.
    func free(_ name: String) -> String {
        var name = name
        while taken.contains(name) { name += "_" }
        return name
    }

    subscript(name: String) -> String { taken.contains(name) ? "GRDB.\(name)" : name }
}
