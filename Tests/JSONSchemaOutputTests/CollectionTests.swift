import SchemaModel
import TestSupport
import Testing

/// The document as a whole takes records by type, and one record is checked by the anchor of its type.
@Suite(.enabled(if: JSONSchemaValidator.isExpected, "python3 has no jsonschema"))
struct CollectionTests {
    private func complaints(_ cases: (String, JSONValue, Bool)...) throws -> String {
        let cases = cases.map { definition, instance, isValid in
            JSONSchemaValidator.Case(
                definition: definition, what: "\(instance)", instance: instance, isValid: isValid)
        }
        return try JSONSchemaValidator(schema: rendered(SampleSchema.library)).complaints(about: cases)
    }

    private let shelf: JSONValue = [
        "recordName": "s", "id": InstanceTests.uuid, "label": "A", "isLocked": false,
    ]

    @Test func recordsAreListedByType() throws {
        let (book, loan) = (InstanceTests.book, InstanceTests.loan)
        #expect(
            try complaints(
                ("", ["Book": .array([book, book]), "Loan": .array([loan]), "Shelf": []], true),
                ("", ["Book": .array([loan])], false),
                ("", ["Book": .array([book.with("title", 42)])], false),
                ("", ["Book": book], false), ("", ["Other": []], false), ("", .object([:]), false),
                ("", book, false),
                ("", shelf, false), ("", .array([book]), false), ("", 42, false)) == "")
    }

    @Test func oneRecordIsCheckedByTheAnchorOfItsType() throws {
        #expect(
            try complaints(
                ("#Book", InstanceTests.book, true), ("#Book", InstanceTests.loan, false),
                ("#Shelf", shelf, true),
                ("#Shelf", shelf.with("label", 42), false), ("#recordName", "s", true),
                ("#recordName", "", false))
                == "")
    }
}
