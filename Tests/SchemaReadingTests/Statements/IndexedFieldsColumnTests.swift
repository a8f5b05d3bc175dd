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

/// A table with a row for each index.
@Suite struct `A table of indexes` {
    private static func document(_ rows: String...) -> String {
        """
        # CloudKit schema

        ## Kiln

        | Field | Type |
        | --- | --- |
        | `name` | String |

        ## Indexes

        | Record type | Field | Index |
        | --- | --- | --- |
        \(rows.joined(separator: "\n"))
        """
    }

    @Test(arguments: [
        "| All | `name` | Queryable |", "| All record types | `name` | Queryable |",
        "| Alle | `name` | Queryable |",
    ])
    func `may be about all record types`(row: String) throws {
        let text = try DeclaredText(Self.document(row))
        #expect(text.entities == ["Kiln: name String"])
        #expect(text.indexes == ["queryable(name)"])
    }

    @Test func `declares no record type`() throws {
        let text = try DeclaredText(Self.document("| `Klin` | `name` | Queryable |"))
        #expect(text.entities == ["Kiln: name String"])
        #expect(text.unread == ["table at 11:1"])
    }

    @Test func `tells the rows of unknown record types`() throws {
        let rows = ["| `Kiln` | `name` | Queryable |", "| `Klin` | `name` | Sortable |"]
        let text = try DeclaredText(Self.document(rows[0], rows[1]))
        #expect(text.indexes == ["queryable(name)"])
        #expect(text.findings == ["index.unread at 14:3"])
        #expect(try DeclaredText(Self.document(rows[0])).findings == [])
    }
}

/// Headings that say that fields stand below which have indexes.
@Suite("Indexes below headings")
struct IndexHeadingTests {
    private static func indexes(_ heading: String, _ line: String) throws -> [[String]] {
        try Reading(
            """
            # Schema (CloudKit)

            ## `Boat`

            | Field | Type |
            | --- | --- |
            | `name` | String |
            | `built` | Date |

            ## \(heading)

            Check these in the console:

            \(line)
            - name
            """
        ).indexes
    }

    @Test(
        "'Queryable fields' announces them as 'Indexes' does, above names in bold and as headings",
        arguments: ["Indexes", "Required queryable fields"], ["**Boat**\n", "### Boat\n"])
    func heading(heading: String, line: String) throws {
        #expect(try Self.indexes(heading, line) == [["queryable name"]])
    }

    @Test(
        "'Queryable' without fields and other words announce none",
        arguments: [
            "Queryable", "Fields", "Sortable fields", "Fields that are not queryable",
            "Formerly queryable fields",
        ])
    func others(heading: String) throws {
        #expect(try Self.indexes(heading, "**Boat**\n") == [[]])
    }
}
