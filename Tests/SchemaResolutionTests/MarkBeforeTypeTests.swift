import Diagnostics
import SchemaModel
import Testing

/// Marks of a field that stand before its type, and not behind it.
@Suite struct `Marks before a type` {
    @Test(arguments: [
        ("Non-optional Double", FieldType.double, false), ("required Int64", .int, false),
        ("Optional Date", .date, true), ("not optional Date", .date, false),
        ("mandatory String", .string, false),
        ("optional list of String", .string, true), ("Double", .double, false),
    ])
    func `are read in tables and in lists`(text: String, type: FieldType, isOptional: Bool) throws {
        let other = "| `other` | String (optional) | |"
        let table = Resolved(rows: "`size` | \(text) | ", String(other.dropFirst(2).dropLast(2)))
        let list = Resolved(
            "# CloudKit schema\n\n## `Card`\n\n- `size` (\(text))\n- `other` (String, optional)\n")
        for resolved in [table, list] {
            let field = try resolved.field("size", of: "Card")
            #expect(field.type == type && field.isOptional == isOptional)
            #expect(field.isList == text.contains("list"))
        }
    }

    @Test func `make a field unique`() throws {
        let resolved = Resolved(rows: "`label` | unique String | ", "`size` | Int64 | ")
        #expect(resolved.schema.entity(named: "Card")?.uniqueKeys.map(\.fields) == [["label"]])
    }

    @Test func `are none where they are other words`() {
        let resolved = Resolved(rows: "`label` | odd String | ", "`size` | Int64 | ")
        #expect(resolved.diagnostics.map(\.id.rawValue).contains("type.unknown"))
    }
}
