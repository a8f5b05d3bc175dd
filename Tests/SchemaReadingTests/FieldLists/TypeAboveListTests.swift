import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// The type of all fields that the line above their list says.
@Suite struct `A type above a list` {
    private func types(
        _ line: String, _ items: String = "- `label`\n- `size`\n- `start` — type **Date/Time**"
    )
        throws -> [String?]
    {
        let schema = try Reading("# CloudKit schema\n\n\(line)\n\n\(items)\n").schema
        return try #require(schema.entities.first).fields.map { $0.type?.name }
    }

    @Test(arguments: [
        "Record type `Hive` with these fields, all of type Int64 except where noted:",
        "Record type `Hive` with these fields, all Int64:",
        "Record type `Hive` with these fields (all are `Int64`):",
        "## `Hive`\n\nAll fields are Int64 unless noted:",
    ])
    func `is that of the fields without one`(line: String) throws {
        #expect(try types(line) == ["Int64", "Int64", "Date/Time"])
    }

    @Test(arguments: [
        "Record type `Hive` with these fields:", "Record type `Hive` with these fields, all required:",
        "## `Hive`\n\nAll of these fields are needed for the Int64 key:",
    ])
    func `is none where other words stand in its place`(line: String) throws {
        #expect(try types(line) == [nil, nil, "Date/Time"])
    }

    /// In a step without "all": no record type can be called so, and no other word is marked.
    @Test(arguments: ["Create 3 fields as **Int64** (1 = on, 0 = off):", "필드 3개를 **Int64**(1=켬, 0=끔)로 생성:"])
    func `is that of the fields of a step`(line: String) throws {
        let steps = "- [ ] Create the record type `Hive`\n- [ ] %\n  - `label` — on\n  - `size` — off\n"
        let text = "# CloudKit check-list\n\n## Hive record type\n\n" + steps.replacing("%", with: line)
        let fields = try #require(Reading(text).schema.entities.first).fields
        #expect(fields.map { $0.type?.name } == ["Int64", "Int64"])
        #expect(fields.allSatisfy { $0.remarks.contains { $0.fact == .boolean } })
    }

    @Test(arguments: [
        "Create 3 fields that **Location** has got as well, too:",
        "Create 3 fields beside `id` as `Int64` here, too:",
    ])
    func `is none where another word may be meant`(line: String) throws {
        let steps = "- [ ] %\n  - `label` — on\n  - `size` — off\n"
        let text = "# CloudKit check-list\n\n## Hive record type\n\n" + steps.replacing("%", with: line)
        #expect(try Reading(text).schema.entities.flatMap(\.fields).allSatisfy { $0.type == nil })
    }

    @Test func `stands behind a name without a label, too`() throws {
        let line = "1. Schema → New Type: `Hive` with these fields, all type Double:"
        let items = "   - `label`, `size`\n   - `start` (Date/Time)"
        let schema = try Reading("# CloudKit schema\n\n\(line)\n\(items)\n").schema
        #expect(schema.entities.first?.fields.map { $0.type?.name } == ["Double", "Double", "Date/Time"])
    }
}
