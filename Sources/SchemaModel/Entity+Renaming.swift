extension Entity {
    /// The fields whose older name another reading has, by that name: what both readings name is the same field.
    package func renamedFields(since old: Entity) -> [String: Field] {
        let oldNames = Set(old.fields.map(\.name))
        let names = Set(fields.map(\.name))
        let renamed = fields.lazy.filter { !oldNames.contains($0.name) }.compactMap { field in
            field.originalName.flatMap { oldNames.contains($0) && !names.contains($0) ? ($0, field) : nil }
        }
        return Dictionary(renamed) { first, _ in first }
    }
}
