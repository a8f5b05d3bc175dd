import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Tables of record types and the fields that have indexes, where nothing else lists fields.
@Suite struct `Tables of indexed fields` {
    private static func read(_ table: String, heading: String = "Indexes") throws -> DeclaredText {
        try DeclaredText("# CloudKit\n\n## \(heading)\n\n\(table)\n")
    }

    @Test(arguments: ["Queryable | Sortable", "QUERYABLE | SORTABLE", "Queryable fields | Sortable fields"])
    func `have each column's fields`(columns: String) throws {
        let read = try Self.read(
            "| Record type | \(columns) |\n|---|---|---|\n| `Trip` | `title`, `start` | `end`, `title` |\n"
                + "| Stop / Boat (public) | `place` | — |")
        #expect(read.entities == ["Trip: title, start, end", "Stop: place", "Boat: place"])
        #expect(
            read.indexes == [
                "queryable(title)", "queryable(start)", "sortable(end)", "sortable(title)",
                "queryable(place)",
                "queryable(place)",
            ])
    }

    @Test(arguments: ["Record type", "Record-Typ"])
    func `have a row an index`(type: String) throws {
        let read = try Self.read(
            """
            | \(type) | Field | Index |
            |---|---|---|
            | all of them | `recordName` | Queryable |
            | `Trip`, `Stop` | `place` | Queryable |
            | `Stop` | `title`, `place` | Sortable |
            | all record types | `code` | Queryable |
            """)
        #expect(read.entities == ["Trip: place, code", "Stop: place, title, code"])
        #expect(
            read.indexes == [
                "queryable(place)", "queryable(code)", "queryable(place)", "sortable(title)",
                "sortable(place)", "queryable(code)",
            ])
    }

    @Test(arguments: ["yes", "by title", "`Stop`"])
    func `are no such where a cell says something else`(cell: String) throws {
        let read = try Self.read("| Record type | Queryable |\n|---|---|\n| `Trip` | \(cell) |")
        #expect(read.entities == [])
        #expect(read.unread.count == 1)
    }

    @Test(arguments: ["Removed indexes", "Ideas"])
    func `say nothing below a heading that takes them back`(heading: String) throws {
        let table = "| Record type | Queryable |\n|---|---|\n| `Trip` | `title` |"
        #expect(try Self.read(table, heading: heading).entities == [])
    }

    @Test func `add no record type where others have their fields elsewhere`() throws {
        let read = try Self.read(
            "| Record type | Queryable |\n|---|---|\n| `Trip` | `title` |\n\n## Trip\n\n- `title`: String\n- `end`: Date"
        )
        #expect(read.entities == ["Trip: title String, end Date"])
    }
}

/// Words for marks, kinds and rights that are written as code.
@Suite struct `Marks in back-ticks` {
    private static func read(_ header: String, _ cell: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## Trip\n\n| Field | Type | \(header) |\n|---|---|---|\n| `title` | String | \(cell) |\n"
        )
    }

    @Test(arguments: ["Index", "Index Type", "Queryable", "Notes"])
    func `are kinds of indexes`(header: String) throws {
        let fields = try Self.read(header, "`QUERYABLE`, `Sortable`").schema.entities[0].fields
        #expect(fields[0].remarks.map(\.fact).contains(.index(.queryable)))
        #expect(fields[0].remarks.map(\.fact).contains(.index(.sortable)))
    }

    @Test func `are marks where nothing else stands beside them`() throws {
        let marks = try Self.read("Notes", "`optional`, `indexed`").schema.entities[0].fields[0].remarks.map(
            \.fact)
        #expect(marks.contains(.optional(true)))
        let values = try Self.read("Notes", "`optional`, `open`").schema.entities[0].fields[0].remarks.map(
            \.fact)
        #expect(!values.contains(.optional(true)))
    }

    @Test func `say what a column does not`() throws {
        #expect(
            try Self.read("Required", "`Optional`").schema.entities[0].fields[0].isOptional?.value == true)
        #expect(
            try Self.read("Required", "`Required`").schema.entities[0].fields[0].isOptional?.value == false)
    }

    @Test(arguments: [
        ("`READ`", ["_world READ", "_creator WRITE"]),
        ("`Read/Write`", ["_world READ+WRITE", "_creator WRITE"]),
        ("`title`", ["_creator WRITE"]),
    ])
    func `are rights`(right: String, grants: [String]) throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## Trip\n\n- `title`: String\n\n### Permissions\n\n- `_world`: \(right)\n- `_creator`: `WRITE`\n"
        )
        let found = read.schema.entities[0].grants.map {
            $0.value.role + " " + $0.value.permissions.map(\.rawValue).joined(separator: "+")
        }
        #expect(found == grants)
        #expect(read.findings.contains { $0.hasPrefix("grant") } == (grants.count == 1))
    }
}
