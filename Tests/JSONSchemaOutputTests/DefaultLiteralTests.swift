import Output
import SchemaModel
import TestSupport
import Testing

@testable import JSONSchemaOutput

/// Defaults become JSON of the field's own type, or nothing.
struct DefaultLiteralTests {
    func literal(
        _ type: FieldType, _ value: DefaultValue.Value, list: Bool = false, stored: String = "STRING"
    ) -> String? {
        value.literal(for: SampleSchema.field("f", type, stored: stored) { $0.isList = list }, in: nil)
    }

    @Test func booleans() {
        #expect(literal(.bool, .bool(true)) == "true")
        #expect(literal(.bool, .integer(1)) == "true")
        #expect(literal(.bool, .integer(0)) == "false")
        #expect(literal(.bool, .integer(2)) == nil)
        #expect(literal(.bool, .string("true")) == nil)
        #expect(literal(.int, .bool(true)) == nil)
    }

    @Test func numbers() {
        #expect(literal(.int, .integer(.min)) == "-9223372036854775808")
        #expect(literal(.double, .integer(3)) == "3")
        #expect(literal(.decimal, .number("1_000.50")) == "1000.50")
        #expect(literal(.int, .number("0.5")) == nil)
        #expect(literal(.string, .integer(3)) == nil)
        #expect(literal(.date, .integer(3)) == nil)
    }

    @Test func texts() {
        #expect(literal(.string, .string("a\"b\u{2028}")) == "\"a\\\"b\\u2028\"")
        #expect(literal(.url, .string("https://example.org/")) == "\"https://example.org/\"")
        #expect(literal(.date, .string("today")) == nil)
        #expect(literal(.data, .string("x")) == nil)
    }

    @Test func lists() {
        #expect(literal(.string, .emptyList, list: true) == "[]")
        #expect(literal(.string, .string("a"), list: true) == nil)
        #expect(literal(.string, .emptyList) == nil)
    }

    @Test func cases() {
        let mood = EnumType(name: "Mood", rawType: .int, cases: [.init(name: "glad", rawValue: "7")])
        let field = SampleSchema.field("f", .enum)
        #expect(DefaultValue.Value.enumCase("glad").literal(for: field, in: mood) == "7")
        #expect(DefaultValue.Value.enumCase("sad").literal(for: field, in: mood) == nil)
        #expect(DefaultValue.Value.integer(7).literal(for: field, in: mood) == "7")
        #expect(DefaultValue.Value.string("glad").literal(for: field, in: mood) == nil)
        #expect(literal(.enum, .integer(7), stored: "INT64") == "7")
        #expect(literal(.enum, .integer(7)) == nil)
    }

    @Test(arguments: [DefaultValue.Value.newUUID, .now, .null, .expression])
    func whatOnlyARunKnowsIsLeftOut(value: DefaultValue.Value) {
        for type in FieldType.allCases { #expect(literal(type, value) == nil) }
    }
}
