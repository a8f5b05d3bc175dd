/// What every field needs to know of all entities: one reference, because it is handed to each field.
final class ResolutionContext: Sendable {
    let names: EntityNames
    let enums: EnumCollection

    /// Whether the documents mark any field as optional or required.
    let marksOptional: Bool

    init(names: EntityNames, enums: EnumCollection, marksOptional: Bool) {
        self.names = names
        self.enums = enums
        self.marksOptional = marksOptional
    }
}
