import SchemaModel

/// Where each entity, enumeration and helper stands in `$defs`, as `$ref` points at it.
///
/// Entities keep their names; an enumeration or helper that would take one of these gets another.
struct DefinitionNames {
    let recordName: DefinitionName
    let date: DefinitionName
    let location: DefinitionName

    /// By the enumeration's name in the document.
    let enums: [String: DefinitionName]

    init(_ schema: Schema) {
        var taken = Set(schema.entities.map(\.name))
        func free(_ name: String) -> DefinitionName {
            var name = name
            while !taken.insert(name).inserted { name += "Value" }
            return DefinitionName(name)
        }
        enums = Dictionary(schema.enums.map { ($0.name, free($0.name)) }) { first, _ in first }
        recordName = free("recordName")
        date = free("date")
        location = free("location")
    }
}
