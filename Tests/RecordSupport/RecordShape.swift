import Foundation
import Output
import SQLLanguage
package import SchemaModel
import SwiftLanguage

/// The fields of an entity whose values travel: those that the Swift type holds and an app may set.
package struct RecordShape {
    package let index: Int
    package let entity: Entity
    package let fields: [TravellingField]

    package struct TravellingField {
        /// Its place among the fields of the entity.
        package let index: Int
        package let field: Field
        package let kind: FieldValue.Kind
    }

    package static func all(of schema: Schema) -> [RecordShape] {
        let swift = SwiftNames(schema, options: OutputOptions())
        let sql = SQLNames(schema, options: OutputOptions(), dialect: .sqlite)
        return schema.entities.enumerated().map { index, entity in
            let fields = entity.fields.enumerated().compactMap { position, field -> TravellingField? in
                guard let property = swift.types[index].properties[position], property.systemField == nil
                else { return nil }
                let stored = sql.tables[index].fields[position].column?.type.meaning
                let type = field.type == .enum ? stored ?? .string : field.type
                return TravellingField(index: position, field: field, kind: FieldValue.Kind(type))
            }
            return RecordShape(index: index, entity: entity, fields: fields)
        }
    }
}

/// A record between two stops.
package struct TravellingRecord: Hashable {
    package var name: String

    /// By the names of fields; a field without a value is not here.
    package var values: [String: FieldValue]

    package init(name: String, values: [String: FieldValue]) {
        self.name = name
        self.values = values
    }
}

// MARK: - JSON

extension TravellingRecord: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: Key(stringValue: Entity.recordNameField))
        for (name, value) in values { try container.encode(value, forKey: Key(stringValue: name)) }
    }

    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    package init(_ shape: RecordShape, json: String) throws {
        let decoder = JSONDecoder()
        if let key = Decoded.key { decoder.userInfo[key] = shape }
        self = try decoder.decode(Decoded.self, from: Data(json.utf8)).record
    }

    private struct Decoded: Decodable {
        static let key = CodingUserInfoKey(rawValue: "shape")
        let record: TravellingRecord

        init(from decoder: any Decoder) throws {
            guard let shape = Self.key.flatMap({ decoder.userInfo[$0] }) as? RecordShape else {
                throw CocoaError(.coderReadCorrupt)
            }
            let container = try decoder.container(keyedBy: Key.self)
            let name = try container.decode(String.self, forKey: Key(stringValue: Entity.recordNameField))
            var values: [String: FieldValue] = [:]
            for travelling in shape.fields {
                let key = Key(stringValue: travelling.field.name)
                guard container.contains(key) else { continue }
                values[key.stringValue] = try FieldValue(
                    travelling.kind, isList: travelling.field.isList,
                    from: container.superDecoder(forKey: key))
            }
            record = TravellingRecord(name: name, values: values)
        }
    }
}
