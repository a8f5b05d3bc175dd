import Foundation
import GeneratorPipeline
import RecordSupport
import SchemaModel
import TestSupport
import Testing

/// Every fact of every field of every record type of the examples: one that is broken is refused.
@Suite(.enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
struct BrokenFactTests {
    static let examples = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]

    @Test(arguments: examples, [false, true])
    func everyBrokenFactIsRefused(name: String, isClosed: Bool) throws {
        let schema = try Self.example(name)
        let records = MadeUpRecords(schema)
        let cases = try RecordShape.all(of: schema).flatMap { shape -> [JSONSchemaValidator.Case] in
            let record = try JSONDecoder().decode(
                JSONValue.self, from: Data(records.record(0, of: shape).json.utf8))
            let valid = JSONSchemaValidator.Case(
                definition: shape.entity.name, what: "as it is", instance: record, isValid: true)
            return [valid] + Self.broken(record, shape, schema, isClosed: isClosed)
        }
        try #require(cases.count > schema.entities.count * 4)
        let validator = JSONSchemaValidator(schema: rendered(schema, closedEnums: isClosed))
        #expect(try validator.complaints(about: cases) == "")
    }

    private static func broken(
        _ record: JSONValue, _ shape: RecordShape, _ schema: Schema, isClosed: Bool
    ) -> [JSONSchemaValidator.Case] {
        var cases: [(String, JSONValue?)] = [nil, "", 1, .null].map { ("recordName", $0) }
        for travelling in shape.fields {
            let field = travelling.field
            if !shape.entity.mayLack(field) { cases.append((field.name, nil)) }
            let values = wrong(travelling) + (isClosed ? unlisted(field, in: schema, travelling.kind) : [])
            cases.append((field.name, .null))
            if field.isList {
                cases.append((field.name, "a"))
                for value in values + [JSONValue.null] { cases.append((field.name, .array([value]))) }
            } else {
                for value in values + [JSONValue.array([])] { cases.append((field.name, value)) }
            }
        }
        return cases.map { name, value in
            JSONSchemaValidator.Case(
                definition: shape.entity.name, what: "\(name) = \(value.map { "\($0)" } ?? "nothing")",
                instance: record.with(name, value), isValid: false)
        }
    }

    /// Values that a field of the type and range cannot have.
    private static func wrong(_ travelling: RecordShape.TravellingField) -> [JSONValue] {
        let ends: [JSONValue] = [
            travelling.field.range?.low.map { .int($0 - 1) },
            travelling.field.range?.high.map { .int($0 + 1) },
        ].compactMap(\.self)
        switch travelling.field.type {
        case .string, .json, .asset: return [1, true]
        case .int: return ends + ["1", 1.5, false]
        case .double, .decimal: return ends + ["1", true]
        case .bool: return [0, 1, "true"]
        case .date: return [0, "2026-01-31", "2026-01-31T00:00:00Z", "2026-02-30T00:00:00.000Z"]
        case .uuid: return [1, "1", .string(String(repeating: "-", count: 36))]
        case .url: return [1, "", "a b"]
        case .data: return [1, "*", "AAE"]
        case .location: return ["1,2", ["latitude": 1], ["latitude": 91, "longitude": 0]]
        case .reference: return [1, "", "ä"]
        case .enum: return travelling.kind == .integer ? ["1", 1.5] : [1, true]
        }
    }

    private static func unlisted(_ field: Field, in schema: Schema, _ kind: FieldValue.Kind) -> [JSONValue] {
        guard let type = field.enumName.flatMap(schema.enumType(named:)), !type.cases.isEmpty else {
            return []
        }
        return kind == .integer ? [424_242] : ["from the future"]
    }

    private static func example(_ name: String) throws -> Schema {
        let path = "Examples/\(name)/Schema.md"
        let bytes = Array(try Data(contentsOf: packageFolder.appending(path: path)))
        var pipeline = GeneratorPipeline()
        return pipeline.read([InputDocument(path: path, bytes: bytes)], as: name).schema
    }
}
