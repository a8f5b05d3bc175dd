import SchemaModel

/// Where each entity, enumeration and helper stands in `$defs`, as `$ref` points at it.
///
/// Entities keep their names; an enumeration or helper that would take one of these gets another.
struct DefinitionNames {
    /// In the order of the schema's entities.
    let records: [DefinitionName]
    let recordName: DefinitionName
    let data: DefinitionName
    let uuid: DefinitionName
    let date: DefinitionName
    let location: DefinitionName

    /// By the enumeration's name in the document.
    let enums: [String: DefinitionName]

    init(_ schema: Schema) {
        var taken = Set(schema.entities.map(\.name))
        var anchors = AnchorNames()
        records = schema.entities.map { DefinitionName($0.name, anchors: &anchors) }
        func free(_ name: String) -> DefinitionName {
            var name = name
            while !taken.insert(name).inserted { name += "Value" }
            return DefinitionName(name, anchors: &anchors)
        }
        enums = Dictionary(schema.enums.map { ($0.name, free($0.name)) }) { first, _ in first }
        recordName = free("recordName")
        data = free("data")
        uuid = free("uuid")
        date = free("date")
        location = free("location")
    }
}
