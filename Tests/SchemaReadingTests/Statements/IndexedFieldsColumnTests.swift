import SchemaReading
import Testing

/// A table beside the fields, with a row for each record type and a column of the fields that have an index.
@Suite struct `A column of indexed fields` {
    private static let types = ["Boat", "Raft"].map {
        "## \($0) Record Type\n\n| Field | Type |\n|---|---|\n| name | String |\n| length | Double |\n"
    }

    private static func indexes(_ header: String, _ rows: String...) throws -> [String] {
        let table = "| \(header) |\n|---|---|---|\n" + rows.map { "| \($0) |\n" }.joined()
        return try DeclaredText("# CloudKit\n\n\(types.joined(separator: "\n"))\n## Overview\n\n\(table)")
            .indexes
    }

    @Test func `has an index each`() throws {
        let rows = try Self.indexes(
            "Record Type | Key Fields | Indexed Fields", "**Boat** | name | name, length",
            "Raft | name | `name`")
        #expect(rows == ["queryable(name)", "queryable(length)", "queryable(name)"])
    }

    @Test func `is not read where it names something else`() throws {
        let rows = try Self.indexes(
            "Record Type | Key Fields | Indexed Fields", "Boat | name | name, port", "Raft | name | name")
        #expect(rows.isEmpty)
    }
}
