import Foundation

/// What a JSON Schema says.
enum JSONSchemaFacts {
    static func read(_ text: String) throws -> TargetFacts {
        var facts = TargetFacts(target: "json-schema")
        guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let definitions = root["$defs"] as? [String: Any],
            let types = root["properties"] as? [String: Any]
        else { return facts }
        for name in types.keys {
            let list = types[name] as? [String: Any]
            guard let definition = resolved(list?["items"] as? [String: Any] ?? [:], definitions),
                let properties = definition["properties"] as? [String: [String: Any]]
            else { continue }
            let required = Set(definition["required"] as? [String] ?? [])
            var record = RecordFacts()
            for (field, value) in properties where field != "recordName" {
                record.fields[field] = self.field(value, isRequired: required.contains(field), definitions)
            }
            record.key = required.contains("recordName") ? nil : "id"
            facts.records[name] = record
        }
        return facts
    }

    private static func field(_ value: [String: Any], isRequired: Bool, _ definitions: [String: Any])
        -> FieldFacts
    {
        let isList = value["type"] as? String == "array"
        let element = isList ? value["items"] as? [String: Any] ?? [:] : value
        return FieldFacts(
            kinds: kinds(resolved(element, definitions) ?? [:]), isList: isList, isOptional: !isRequired,
            defaultValue: defaultValue(value["default"]))
    }

    private static func resolved(_ value: [String: Any], _ definitions: [String: Any]) -> [String: Any]? {
        guard let pointer = value["$ref"] as? String else { return value }
        let name = pointer.split(separator: "/").last.map(String.init)?
            .removingPercentEncoding?.replacing("~1", with: "/").replacing("~0", with: "~")
        return name.flatMap { definitions[$0] as? [String: Any] }
    }

    private static func kinds(_ value: [String: Any]) -> Set<ValueKind> {
        if let choices = value["anyOf"] as? [[String: Any]] {
            return choices.contains { $0["type"] as? String == "integer" } ? [.int] : [.string]
        }
        switch value["type"] as? String {
        case "integer": return [.int]
        case "number": return [.double, .decimal]
        case "boolean": return [.bool]
        case "object": return [.location]
        case "string": return textKinds(value)
        default: return []
        }
    }

    private static func textKinds(_ value: [String: Any]) -> Set<ValueKind> {
        if value["contentEncoding"] != nil { return [.data] }
        if value["contentMediaType"] != nil { return [.json] }
        switch value["format"] as? String {
        case "uuid": return [.uuid, .reference]
        case "date-time": return [.date]
        case "uri-reference": return [.url]
        default: break
        }
        switch value["pattern"] as? String {
        case nil: return [.string]
        case "^[ -~]{1,255}$": return [.reference]
        default: return [.asset]
        }
    }

    private static func defaultValue(_ value: Any?) -> StatedDefault {
        switch value {
        case nil: .none
        case let text as String: .text(text)
        case let number as NSNumber where isBool(number): .bool(number.boolValue)
        case let number as NSNumber: .number(number.doubleValue)
        case let list as [Any] where list.isEmpty: .emptyList
        default: .other("\(value ?? "")")
        }
    }

    private static func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
