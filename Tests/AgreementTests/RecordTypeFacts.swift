/// What the structs of the target `swift` say: what all others are compared with, because Swift's types tell most.
enum RecordTypeFacts {
    static func read(_ swift: SwiftFacts) -> TargetFacts {
        var facts = TargetFacts(target: "swift")
        let types = swift.types
        let enums = allEnums(in: types)
        for (_, type) in types {
            guard let name = type.recordType else { continue }
            facts.records[name] = record(type, enums)
        }
        return facts
    }

    static func allEnums(in types: [String: SwiftFacts.TypeFacts]) -> [String: SwiftFacts.EnumFacts] {
        types.values.reduce(into: [:]) { enums, type in enums.merge(type.enums) { first, _ in first } }
    }

    private static func record(_ type: SwiftFacts.TypeFacts, _ enums: [String: SwiftFacts.EnumFacts])
        -> RecordFacts
    {
        var record = RecordFacts()
        for property in type.properties where property.name != "recordName" {
            let (element, isList, isOptional) = SwiftValue.parts(of: property.type)
            let kind = SwiftValue.kind(of: element, enums.merging(type.enums) { $1 })
            let name = type.jsonKey(of: property.name)
            record.fields[name] = FieldFacts(
                kinds: kind.map { $0 == .string ? [.string, .json, .reference] : [$0] } ?? [], isList: isList,
                isOptional: isOptional,
                defaultValue: SwiftValue.value(
                    of: type.parameters[property.name], enums.merging(type.enums) { $1 }, type: element))
        }
        let key = type.nameProperty ?? (type.hasIdentityOfItsOwn ? nil : "id")
        record.key = key.map { type.jsonKey(of: $0) }.flatMap { record.fields[$0] == nil ? nil : $0 }
        return record
    }

    /// Where the initialiser and the table of properties give a field two defaults.
    static func contradictions(in swift: SwiftFacts) -> [String] {
        swift.types.flatMap { name, type in
            type.entries.compactMap { property, entry in
                guard let fallback = entry.fallback else { return nil }
                return fallback == type.parameters[property]
                    ? nil
                    : "\(name).\(property): \(fallback) in records, \(type.parameters[property] ?? "nothing") in Swift"
            }
        }
    }
}
