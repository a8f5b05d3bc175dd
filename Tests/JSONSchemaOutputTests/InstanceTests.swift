import SchemaModel
import TestSupport
import Testing

/// What the schema accepts is what the generated Swift encodes; one broken fact is refused.
@Suite(.enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
struct InstanceTests {
    static let uuid: JSONValue = "F47AC10B-58CC-4372-A567-0E02B2C3D479"
    static let loan: JSONValue = [
        "recordName": "loan", "id": uuid, "book": uuid, "reader": "Ann",
        "since": "2026-01-31T23:59:59.999Z",
    ]
    static let book: JSONValue = [
        "recordName": uuid, "title": "Emma", "weight": 0.5, "addedAt": "2026-01-31T00:00:00.000Z",
        "tags": [], "scores": [1, -2], "related": [uuid], "condition": "new", "priority": 1,
        "themeRaw": "dark",
    ]
    static let optionals: [(String, JSONValue)] = [
        ("pages", 9999), ("price", 12.99), ("homepage", "https://example.org/?q=%C3%A4"),
        ("digest", "AAEC/w=="),
        ("cover", "new:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb.jpg"),
        ("foundAt", ["latitude": -90, "longitude": 179.5]),
        ("extra", "{\"a\":1}"), ("shelf", "shelf 1"), ("publisher", "p"), ("secret", ""),
    ]

    func complaints(
        _ definition: String,
        _ valid: JSONValue,
        changed changes: [(String, JSONValue?)],
        isValid: Bool,
        closedEnums: Bool = false
    ) throws -> String {
        var cases = [
            JSONSchemaValidator.Case(definition: definition, what: "as it is", instance: valid, isValid: true)
        ]
        for (name, value) in changes {
            cases.append(
                .init(
                    definition: definition, what: "\(name) = \(String(describing: value))",
                    instance: valid.with(name, value), isValid: isValid))
        }
        let schema = rendered(SampleSchema.library, closedEnums: closedEnums)
        return try JSONSchemaValidator(schema: schema).complaints(about: cases)
    }

    /// Changes of a book that keep it right.
    static let accepted: [(String, JSONValue?)] =
        optionals.map { ($0.0, $0.1) } + [
            ("condition", "burnt by a newer app"), ("priority", 99), ("unknownField", ["x": nil]),
            ("tags", ["a", "a", ""]), ("weight", 1),
            ("related", []),
        ]

    static let acceptedLoan: [(String, JSONValue?)] = [
        ("id", "f47ac10b-58cc-4372-a567-0e02b2c3d479"), ("note", ""),
        ("recordName", .string(String(repeating: "~", count: 255))),
    ]

    @Test func whatSwiftEncodesIsAccepted() throws {
        #expect(try complaints("Book", Self.book, changed: Self.accepted, isValid: true) == "")
        #expect(try complaints("Loan", Self.loan, changed: Self.acceptedLoan, isValid: true) == "")
    }

    @Test func aBrokenFactIsRefused() throws {
        let required = [
            "recordName", "title", "weight", "addedAt", "tags", "scores", "related", "condition", "priority",
        ]
        var changes: [(String, JSONValue?)] = required.map { ($0, nil) }
        changes += Self.optionals.map { ($0.0, .null) }
        changes += [
            ("pages", 0), ("pages", 10_000), ("pages", 1.5), ("pages", "12"), ("weight", "0.5"),
            ("price", "12.99"),
            ("addedAt", "2026-01-31T00:00:00Z"), ("addedAt", "2026-01-31T00:00:00.000+01:00"),
            ("addedAt", "2026-02-30T00:00:00.000Z"), ("addedAt", 1_700_000_000), ("homepage", 1),
            ("digest", [1]),
            ("cover", true), ("foundAt", ["latitude": 1]), ("foundAt", ["latitude": 91, "longitude": 0]),
            ("foundAt", "1,2"), ("extra", ["a": 1]), ("tags", [1]), ("tags", "a"), ("scores", [1.5]),
            ("related", [""]), ("related", ["book"]), ("recordName", "book"), ("shelf", "a\nb"),
            ("shelf", "ä"), ("condition", 1), ("priority", "low"),
            ("recordName", ""), ("recordName", .string(String(repeating: "x", count: 256))),
        ]
        #expect(try complaints("Book", Self.book, changed: changes, isValid: false) == "")
        let wrong: [(String, JSONValue?)] = [
            ("id", "1"), ("id", "F47AC10B58CC4372A5670E02B2C3D479"), ("book", nil),
        ]
        #expect(try complaints("Loan", Self.loan, changed: wrong, isValid: false) == "")
        let shelf: JSONValue = ["recordName": "s", "id": Self.uuid, "label": "A", "isLocked": false]
        #expect(
            try complaints("Shelf", shelf, changed: [("isLocked", 0), ("isLocked", "false")], isValid: false)
                == "")
    }

    @Test func closedEnumsRefuseOtherValues() throws {
        let other: [(String, JSONValue?)] = [("condition", "burnt"), ("priority", 2)]
        #expect(try complaints("Book", Self.book, changed: other, isValid: false, closedEnums: true) == "")
        let listed: [(String, JSONValue?)] = [("condition", "in repair"), ("priority", 0)]
        #expect(try complaints("Book", Self.book, changed: listed, isValid: true, closedEnums: true) == "")
    }
}
