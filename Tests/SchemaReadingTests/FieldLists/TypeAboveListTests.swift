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

    @Test func `stands behind a name without a label, too`() throws {
        let line = "1. Schema → New Type: `Hive` with these fields, all type Double:"
        let items = "   - `label`, `size`\n   - `start` (Date/Time)"
        let schema = try Reading("# CloudKit schema\n\n\(line)\n\(items)\n").schema
        #expect(schema.entities.first?.fields.map { $0.type?.name } == ["Double", "Double", "Date/Time"])
    }
}
