import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Items of fields that go on in the line below.
@Suite("Fields over several lines")
struct ContinuedLineTests {
    private static func field(_ item: String) throws -> String {
        let reading = try Reading(
            "# Schema (CloudKit)\n\n### `Boat`\n\n\(item)\n- `name`: String\n- `built`: Date\n")
        return try #require(reading.entities.first?.split(separator: ",").first.map(String.init))
    }

    @Test(
        "A type ends with its line; what follows is about the field",
        arguments: [
            ("- `mast`: `String`\n  Mark `Queryable`.", "Boat: mast String"),
            ("- `mast`: String\n  How high it is", "Boat: mast String"),
            ("- `mast`: [String]?\n  How high they are", "Boat: mast String"),
            ("- `photo`: `Asset`\n  Optional.", "Boat: photo Asset"),
            ("- `rig`: RigKind\n  How it sails", "Boat: rig RigKind"),
            ("- `owner`: `Reference` to `Person`\n  Mark `Queryable`.", "Boat: owner Reference"),
        ])
    func type(item: String, expected: String) throws {
        #expect(try Self.field(item) == expected)
    }

    @Test("A type whose words go on in the next line is one type")
    func broken() throws {
        #expect(try Self.field("- `owner`: Reference\n  to `Person`") == "Boat: owner Reference")
        let reading = try Reading(
            "# Schema (CloudKit)\n\n### `Boat`\n\n- `owner`: Reference\n  to `Person`\n- `name`: String\n")
        #expect(reading.schema.entities.first?.fields.first?.type?.argument == "Person")
    }

    @Test("'Optional' and 'Mark `Queryable`' in the line below are read")
    func remarks() throws {
        let reading = try Reading(
            """
            # Schema (CloudKit)

            ### `Boat`

            - `name`: `String`
              Mark `Queryable`.
            - `photo`: `Asset`
              Optional.
            - `note`: `String`
              Do not mark `Queryable`.
            """)
        let fields = try #require(reading.schema.entities.first?.fields)
        let isQueryable = fields.map { field in field.remarks.contains { $0.fact == .index(.queryable) } }
        #expect(isQueryable == [true, false, false])
        let isOptional = fields.map { field in field.remarks.contains { $0.fact == .optional(true) } }
        #expect(isOptional == [false, true, false])
    }
}
