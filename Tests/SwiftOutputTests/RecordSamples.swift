import Foundation
import SchemaModel

/// JSON of made-up records, as any program may write them that has read the JSON Schema.
enum RecordSamples {
    static func json(of entity: Entity, in schema: Schema, full: Bool) throws -> String {
        var object: [String: Any] = ["recordName": "\(entity.fields.count)-name"]
        for field in entity.fields where entity.systemField(field) == nil && !entity.isImpossible(field) {
            guard object[field.name] == nil, full || !entity.mayLack(field) else { continue }
            let value = value(of: field, in: schema)
            object[field.name] = field.isList ? (full ? [value, value] : []) : value
        }
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    private static func value(of field: Field, in schema: Schema) -> Any {
        switch field.type {
        case .string where field.enumName != nil: "a value from the future"
        case .string, .json: "\"quoted\" \\ \n 🏃‍♀️ \u{202E} \\u0000"
        case .int: 9_007_199_254_740_993
        case .double: 0.1
        case .decimal: 3.133
        case .bool: true
        case .date: "2024-02-29T12:34:56.037Z"
        case .uuid: "0A1B2C3D-4E5F-4A6B-8C7D-9E0F1A2B3C4D"
        case .url: "https://example.org/a%20b?c=d#e"
        case .data: Data([0, 1, 255]).base64EncodedString()
        case .asset: "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb.png"
        case .location: ["latitude": 52.5, "longitude": -13.25]
        case .reference: "another-record"
        case .enum: "RAIN"
        }
    }
}
