import CloudKitLanguage

/// What a schema in CloudKit's language says. It has neither optional fields nor defaults.
enum CloudKitFacts {
    static func read(_ text: String) throws -> TargetFacts {
        var facts = TargetFacts(target: "ckdb")
        for type in try CloudKitParser.parse(Array(text.utf8)).recordTypes {
            let isMirrored = type.fields.contains { $0.name == "CD_entityName" }
            let name = isMirrored ? String(type.name.dropFirst(3)) : type.name
            facts.records[name] = record(type, isMirrored: isMirrored)
        }
        return facts
    }

    private static func record(_ type: CloudKitSchemaText.RecordType, isMirrored: Bool) -> RecordFacts {
        var record = RecordFacts()
        for field in type.fields where !field.name.hasPrefix("___") {
            guard isMirrored else {
                record.fields[field.name] = FieldFacts(
                    kinds: kinds(field.type.primitive), isList: field.type.isList, isOptional: nil)
                continue
            }
            let name = field.name.dropFirst(3)
            if name.hasSuffix("_ckAsset") || name == "entityName" || name == "moveReceipt" { continue }
            record.fields[String(name)] = mirrored(field.type.primitive)
        }
        return isMirrored ? record.joiningPlaces : record
    }

    private static func kinds(_ type: CloudKitSchemaText.Primitive) -> Set<ValueKind> {
        switch type {
        case .asset: [.asset]
        case .bytes: [.data, .json]
        case .double: [.double, .decimal]
        case .int64: [.int, .bool]
        case .location: [.location]
        case .reference: [.reference]
        case .string: [.string, .uuid, .url, .decimal, .json]
        case .timestamp: [.date]
        case .number: [.int, .double]
        }
    }

    /// Core Data archives lists, and keeps the name of the record that a relationship leads to.
    private static func mirrored(_ type: CloudKitSchemaText.Primitive) -> FieldFacts {
        switch type {
        case .bytes: FieldFacts(kinds: Set(ValueKind.allCases), isList: nil, isOptional: nil)
        case .string: FieldFacts(kinds: [.string, .uuid, .url, .json, .reference], isOptional: nil)
        case .asset, .double, .int64, .location, .reference, .timestamp, .number:
            FieldFacts(kinds: kinds(type), isOptional: nil)
        }
    }
}
