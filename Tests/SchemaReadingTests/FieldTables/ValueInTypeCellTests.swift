import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Cells that declare a type and a value as Swift does.
@Suite("Values behind types in cells")
struct ValueInTypeCellTests {
    private static func defaults(_ table: String) throws -> [String?] {
        let reading = try Reading("# Schema (CloudKit)\n\n### `Boat`\n\n\(table)\n")
        return reading.schema.entities.first?.fields.map { $0.defaultText?.value } ?? []
    }

    @Test("One value behind an equals sign is the default; nil is none")
    func typeColumn() throws {
        let defaults = try Self.defaults(
            """
            | Field | Type |
            | --- | --- |
            | `name` | `String = ""` |
            | `seats` | Int = 4 |
            | `built` | `Date = Date()` |
            | `note` | `String? = nil` |
            | `mast` | `Double` |
            """)
        #expect(defaults == ["\"\"", "4", "Date()", nil, nil])
    }

    @Test(
        "A sign in a remark and a value that is struck through are none",
        arguments: ["String (kind = home)", "String, sort = name", "~~`Int = 3`~~ `Int`"])
    func remarks(type: String) throws {
        #expect(try Self.defaults("| Field | Type |\n|---|---|\n| `name` | \(type) |\n") == [nil])
    }

    @Test("So does the column of Swift types, where another gives those of CloudKit")
    func swiftColumn() throws {
        let defaults = try Self.defaults(
            """
            | Field | Swift | CloudKit |
            | --- | --- | --- |
            | `name` | `String = ""` | STRING QUERYABLE |
            | `photo` | `Data = Data()`, `.externalStorage` | BYTES |
            | `note` | `String?` | STRING |
            """)
        #expect(defaults == ["\"\"", "Data()", nil])
    }

    @Test("A column of defaults counts more, unless it says nothing")
    func bothColumns() throws {
        let defaults = try Self.defaults(
            """
            | Field | Type | Default |
            | --- | --- | --- |
            | `seats` | `Int = 4` | 5 |
            | `mast` | `Int = 1` | — |
            """)
        #expect(defaults == ["5", "1"])
    }
}
