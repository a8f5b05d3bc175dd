package import Foundation
package import SchemaModel

/// What a field holds between two stops, in no language's types but by what the schema says it is.
package indirect enum FieldValue: Hashable {
    case text(String)
    case integer(Int64)
    case real(Double)
    case decimal(Decimal)
    case boolean(Bool)
    case bytes(Data)
    case place(Place)
    case list([FieldValue])

    package struct Place: Hashable, Codable {
        package var latitude: Double
        package var longitude: Double
    }

    /// What JSON makes of a type of field.
    package enum Kind: Hashable {
        case text, integer, real, decimal, boolean, bytes, place

        package init(_ type: FieldType) {
            switch type {
            case .string, .date, .uuid, .url, .asset, .reference, .enum, .json: self = .text
            case .int: self = .integer
            case .double: self = .real
            case .decimal: self = .decimal
            case .bool: self = .boolean
            case .data: self = .bytes
            case .location: self = .place
            }
        }
    }
}

// MARK: - JSON

extension FieldValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .bytes(let value): try container.encode(value)
        case .place(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        }
    }

    /// As the generated Swift writes it.
    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    package init(_ kind: Kind, from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            switch kind {
            case .text: .text(try container.decode(String.self))
            case .integer: .integer(try container.decode(Int64.self))
            case .real: .real(try container.decode(Double.self))
            case .decimal: .decimal(try container.decode(Decimal.self))
            case .boolean: .boolean(try container.decode(Bool.self))
            case .bytes: .bytes(try container.decode(Data.self))
            case .place: .place(try container.decode(Place.self))
            }
    }

    package init(_ kind: Kind, isList: Bool, from decoder: any Decoder) throws {
        guard isList else {
            self = try FieldValue(kind, from: decoder)
            return
        }
        var container = try decoder.unkeyedContainer()
        var values: [FieldValue] = []
        while !container.isAtEnd { values.append(try FieldValue(kind, from: container.superDecoder())) }
        self = .list(values)
    }

    package init(_ kind: Kind, isList: Bool, json: String) throws {
        let decoder = JSONDecoder()
        if let key = Decoded.key { decoder.userInfo[key] = (kind, isList) }
        self = try decoder.decode(Decoded.self, from: Data(json.utf8)).value
    }

    private struct Decoded: Decodable {
        static let key = CodingUserInfoKey(rawValue: "what")
        let value: FieldValue

        init(from decoder: any Decoder) throws {
            guard let (kind, isList) = Self.key.flatMap({ decoder.userInfo[$0] }) as? (Kind, Bool) else {
                throw CocoaError(.coderReadCorrupt)
            }
            value = try FieldValue(kind, isList: isList, from: decoder)
        }
    }
}
