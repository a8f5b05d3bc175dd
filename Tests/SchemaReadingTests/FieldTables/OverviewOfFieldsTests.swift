import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Tables with a row a record type, or a row an index, where nothing else lists fields.
@Suite struct `A table with a row a record type` {
    private static func read(_ table: String, heading: String = "Record types") throws -> Reading {
        try Reading("# App (CloudKit)\n\n## \(heading)\n\n\(table)\n")
    }

    private static let rows =
        "| `Trip` | Public | `title` String · **`start` Date/Time (v2)** · `tags` String (List) |\n| `Log` | Private | `text` String |\n"

    @Test(arguments: ["DB", "Database", "Owner"])
    func `lists fields with their types between dots`(column: String) throws {
        let read = try Self.read(
            "| Record Type | \(column) | Fields (name → type) |\n|---|---|---|\n\(Self.rows)")
        #expect(read.entities == ["Trip: title String, start Date/Time, tags String", "Log: text String"])
    }

    @Test(arguments: [
        ("Projected fields", ["Trip", "Log"]), ("Custom fields", ["Trip", "Log"]), ("Removed fields", []),
        ("Computed fields", []),
    ])
    func `may call its fields by a word that says nothing of them`(header: String, names: [String]) throws {
        let read = try Self.read(
            "| Record type | \(header) |\n|---|---|\n| `Trip` | title, startsAt |\n| `Log` | text, atDay |\n")
        #expect(read.names == names)
    }

    @Test func `may have indexes in its header`() throws {
        let read = try Self.read(
            "| Record type | Queryable fields |\n|---|---|\n| `Trip` | `title`, `startsAt` |\n",
            heading: "Indexes")
        #expect(read.entities == ["Trip: title, startsAt"])
        let indexes = read.schema.entities[0].indexes.map {
            "\($0.value.kind) \($0.value.fields.map(\.name).joined())"
        }
        #expect(Set(indexes) == ["queryable title", "queryable startsAt"])
    }

    @Test func `may say that a field can be missing`() throws {
        let read = try Self.read(
            "| Record type | Fields |\n|---|---|\n| `Trip` | title, level if any, startsAt |\n| `Log` | text, atDay |\n"
        )
        #expect(read.entities.first == "Trip: title, level, startsAt")
    }

    @Test func `has an index of its only field`() throws {
        let read = try Self.read(
            "| Record type | Field | Index |\n|---|---|---|\n| `Trip` | `title` | Queryable |\n| `Log` | `at` | Queryable + Sortable |\n",
            heading: "Indexes")
        #expect(read.names == ["Trip", "Log"])
        let indexes = read.schema.entities.flatMap(\.indexes).map {
            "\($0.value.kind) \($0.value.fields.map(\.name).joined())"
        }
        #expect(indexes == ["queryable title", "queryable at", "sortable at"])
    }

    /// Beside the table of the fields it is about indexes alone.
    @Test func `states indexes that the heading names`() throws {
        let fields = "| Record Type | DB | Fields |\n|---|---|---|\n\(Self.rows)\n"
        let indexes = "| Record Type | Field | Note |\n|---|---|---|\n| `Trip` | `title` | for the list |\n"
        let read = try Self.read(fields + "## Indexes (all Queryable)\n\n" + indexes)
        #expect(read.entities == ["Trip: title String, start Date/Time, tags String", "Log: text String"])
        #expect(read.schema.entities[0].indexes.map(\.value.kind) == [.queryable])
        let other = try Self.read(fields + "## Indexes\n\n" + indexes)
        #expect(other.schema.entities.flatMap(\.indexes).isEmpty)
    }

    @Test func `is told where it names record types alone`() throws {
        let read = try Self.read("| Record type | Count |\n|---|---|\n| `Trip` | 48 |\n| `Log` | 5 |\n")
        #expect(read.names == [])
        #expect(
            read.schema.unread.map(\.reason) == [
                "it names record types, and nothing lists their fields as such"
            ])
    }

    @Test(arguments: [
        ("All records contain `version`, `source`, and bytes in `payload`.", "version, source"),
        ("All records contain `version`.", ""), ("No record contains `version`, `source`.", ""),
        ("All records had `version`, `source`.", ""),
    ])
    func `may have fields of all records beside it`(sentence: String, fields: String) throws {
        let read = try Self.read(
            sentence + "\n\n| Record type | Fields |\n|---|---|\n| `Trip` | title, startsAt |\n")
        #expect(read.entities == ["Trip: title, startsAt" + (fields.isEmpty ? "" : ", " + fields)])
    }
}
