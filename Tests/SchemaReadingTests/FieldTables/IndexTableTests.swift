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
