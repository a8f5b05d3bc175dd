/// What every field needs to know of all entities: one reference, because it is handed to each field.
final class ResolutionContext: Sendable {
    let names: EntityNames
    let enums: EnumCollection

    /// Types that documents show as structures, which are encoded where a field holds them.
    let structures: Set<String>

    /// Whether the documents mark any field as optional or required.
    let marksOptional: Bool

    init(names: EntityNames, enums: EnumCollection, structures: Set<String>, marksOptional: Bool) {
        self.names = names
        self.enums = enums
        self.structures = structures
        self.marksOptional = marksOptional
    }
}
