/// What the classes of the target `swiftdata` say.
enum ModelFacts {
    /// - Parameter keepsTexts: Whether a text of the document's stays one, whatever it means.
    static func read(_ texts: some Sequence<String>, classes: Set<String>, keepsTexts: Bool) -> TargetFacts {
        var facts = TargetFacts(target: "swiftdata")
        let types = SwiftFacts(texts).types
        let enums = RecordTypeFacts.allEnums(in: types)
        for (name, type) in types where classes.contains(name) {
            facts.records[name] = record(type, enums, classes, keepsTexts)
        }
        return facts
    }

    private static func record(
        _ type: SwiftFacts.TypeFacts, _ enums: [String: SwiftFacts.EnumFacts], _ classes: Set<String>,
        _ keepsTexts: Bool
    ) -> RecordFacts {
        var record = RecordFacts()
        for property in type.properties {
            let (element, isList, isOptional) = SwiftValue.parts(of: property.type)
            let isRelationship = classes.contains(SwiftFacts.plain(element))
            let kind = isRelationship ? .reference : SwiftValue.kind(of: element, enums)
            record.fields[property.name] = FieldFacts(
                kinds: kinds(kind, keepsTexts), isList: isList, isOptional: isOptional,
                defaultValue: isRelationship && isList
                    ? .emptyList : SwiftValue.value(of: property.initialValue, enums, type: element))
        }
        return record.joiningPlaces
    }

    /// A text may be JSON, or the name of what no class is made of; data may be a file.
    private static func kinds(_ kind: ValueKind?, _ keepsTexts: Bool) -> Set<ValueKind> {
        switch kind {
        case .string: keepsTexts ? [.string, .json, .reference, .uuid, .url] : [.string, .json, .reference]
        case .data: [.data, .asset]
        case let kind?: [kind]
        case nil: []
        }
    }
}

extension RecordFacts {
    /// Latitude and longitude are one field of the document.
    var joiningPlaces: RecordFacts {
        var joined = self
        for (name, latitude) in fields {
            let ending = name.hasSuffix("s") ? "s" : ""
            guard name.hasSuffix("Latitude" + ending) else { continue }
            let base = String(name.dropLast("Latitude".count + ending.count))
            guard let longitude = joined.fields.removeValue(forKey: base + "Longitude" + ending),
                longitude.isList == latitude.isList, longitude.isOptional == latitude.isOptional
            else { continue }
            joined.fields[name] = nil
            joined.fields[base] = FieldFacts(
                kinds: [.location], isList: latitude.isList, isOptional: latitude.isOptional,
                defaultValue: latitude.defaultValue)
        }
        return joined
    }
}
