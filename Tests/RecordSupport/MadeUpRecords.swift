import Foundation
import Output
import SQLLanguage
package import SchemaModel

/// Records of a schema's entities, three of each: one with everything, one with every other optional field and
/// values that are hard to carry, one with as little as there may be.
package struct MadeUpRecords {
    package static let count = 3

    private let schema: Schema
    private let names: SQLNames

    package init(_ schema: Schema) {
        self.schema = schema
        names = SQLNames(schema, options: OutputOptions(), dialect: .sqlite)
    }

    package func record(_ number: Int, of shape: RecordShape) -> TravellingRecord {
        var values: [String: FieldValue] = [:]
        for (position, travelling) in shape.fields.enumerated() {
            let field = travelling.field
            if travelling.index == names.tables[shape.index].key.field {
                values[field.name] = key(number, of: shape.index)
            } else if field.isList {
                let numbers = number == 0 ? [0, 1, 2, 0] : number == 1 ? [1] : []
                values[field.name] = .list(numbers.map { value($0, of: travelling) })
            } else if !field.mayBeMissing || number == 0 || (number == 1 && position % 2 == 0) {
                values[field.name] = value(number, of: travelling)
            }
        }
        return TravellingRecord(name: name(number, of: shape.index), values: values)
    }

    /// All of them in lines: the number of the entity, a tab and JSON.
    package func lines() throws -> [String] {
        try RecordShape.all(of: schema).flatMap { shape in
            try (0..<Self.count).map { "\(shape.index)\t\(try record($0, of: shape).json)" }
        }
    }

    // MARK: - Names

    /// A record whose table has a key of its own is named after it, because references hold it.
    private func name(_ number: Int, of entity: Int) -> String {
        switch key(number, of: entity) {
        case .text(let text): text
        case .integer(let integer): String(integer)
        case .real, .decimal, .boolean, .bytes, .place, .list: "no key"
        }
    }

    private func key(_ number: Int, of entity: Int) -> FieldValue {
        let key = names.tables[entity].key
        switch key.column.type.meaning {
        case .int: return .integer(Int64(entity * Self.count + number))
        case .uuid: return .text(uuid(entity * Self.count + number))
        default:
            let isUUID = schema.entities[entity].recordNameRule == .uuid || number == 1
            return .text(
                isUUID ? uuid(entity * Self.count + number) : "It's \"no\" \\ \(number) of \(entity)")
        }
    }

    private func uuid(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return "0A1B2C3D-4E5F-4A6B-8C7D-" + String(repeating: "F", count: 12 - digits.count) + digits
    }

    // MARK: - Values

    private func value(_ number: Int, of travelling: RecordShape.TravellingField) -> FieldValue {
        let field = travelling.field
        let listed = field.enumName.flatMap(schema.enumType(named:))?.cases ?? []
        switch field.type {
        case .enum, .string, .int:
            guard field.type == .enum || field.enumName != nil else { break }
            if travelling.kind == .integer {
                return .integer(listed.isEmpty || number == 1 ? 424_242 : Int64(listed[0].rawValue) ?? 0)
            }
            return .text(listed.isEmpty || number == 1 ? "from 'the' future" : listed[0].rawValue)
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .json: break
        }
        return plainValue(number, of: field)
    }

    private func plainValue(_ number: Int, of field: Field) -> FieldValue {
        switch field.type {
        case .string, .enum: .text(Self.texts[number])
        case .int: .integer(integer(number, field))
        case .double: .real(field.range.map { Double($0.lowerBound) } ?? Self.reals[number])
        case .decimal: .decimal(decimal(number, field))
        case .bool: .boolean(number != 1)
        case .date: .text(Self.dates[number])
        case .uuid: .text(uuid(1_000_000 + number))
        case .url: .text(Self.links[number])
        case .data: .bytes([Data([0, 1, 39, 255]), Data("\\x27".utf8), Data()][number])
        case .asset: .text(Self.files[number])
        case .location: .place(Self.places[number])
        case .reference:
            .text(field.references.flatMap(names.index).map { name(number, of: $0) } ?? "somebody")
        // As PostgreSQL writes it: `jsonb` keeps what JSON means and not its spaces.
        case .json: .text([#"{"a": [1, "it's \"it\" 🏃"]}"#, #""a\nb""#, "[]"][number])
        }
    }

    private func integer(_ number: Int, _ field: Field) -> Int64 {
        if let range = field.range { return number == 0 ? range.lowerBound : range.upperBound }
        return [9_007_199_254_740_993, .min, .max][number]
    }

    /// CloudKit keeps a decimal as exactly as its field's type can.
    private func decimal(_ number: Int, _ field: Field) -> Decimal {
        if let range = field.range { return Decimal(range.lowerBound) }
        let digits =
            field.stored.contains("DOUBLE") ? "3.133" : "-12345678901234567890.123456789"
        return Decimal(string: [digits, "0.1", "0"][number]) ?? 0
    }

    private static let texts = [
        "It's \"quoted\" \\ \\n {a,b} NULL\nnew line\r\n\ttab 🏃‍♀️ e\u{301} é \u{202E}turned\u{2028}$1 %s ?1 :a",
        "👩‍👩‍👧", "",
    ]
    private static let reals = [0.1, -1.797_693_134_862_315_7e308, .leastNonzeroMagnitude]
    private static let dates = [
        "2024-02-29T23:59:59.037Z", "0001-01-01T00:00:00.001Z", "9999-12-31T23:59:59.999Z",
    ]
    private static let links = ["https://example.org/a%20b?c=d'e#f", "a/b", "mailto:a@example.org"]
    /// Files with the contents `a`, `b` and nothing.
    private static let files = [
        "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb.png",
        "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855.txt",
    ]
    private static let places = [
        FieldValue.Place(latitude: 52.500_000_000_000_01, longitude: -13.25),
        FieldValue.Place(latitude: -90, longitude: 180), FieldValue.Place(latitude: 0, longitude: 0),
    ]
}
