import SchemaDeclaration
import SchemaReading
import Testing

@Suite struct `Columns whose headers no vocabulary knows` {
    @Test(arguments: [
        "| Field | Underlying | Seen as |\n|---|---|---|\n| `title` | `String` | `title: Text` |\n| `end` | `Date` | `end: Day` |",
        "| 費率欄位 | 底層 | 對外 |\n|---|---|---|\n| `title` | `String` | `title: Text` |\n| `end` | `Date` | `end: Day` |",
    ])
    func `are of types where every cell is one`(table: String) throws {
        let read = try DeclaredText("# CloudKit\n\n## Trip\n\n" + table)
        #expect(read.entities == ["Trip: title String, end Date"])
        let other = table.replacing("`String`", with: "`Thing`")
        #expect(try DeclaredText("# CloudKit\n\n## Trip\n\n" + other).entities == [])
    }

    @Test func `that repeat the names say what stands behind them`() throws {
        let read = try DeclaredText(
            """
            # Database

            ## trip_stops

            | Column | Type | In code |
            |---|---|---|
            | trip_state | text | tripState (open\\|done) |
            | trip_size | int | tripSize — in bytes |
            | trip_day | date | day (open\\|done) |
            | title | text | title |
            """)
        #expect(
            read.entities == [
                "trip_stops: trip_state text {open done}, trip_size int, trip_day date, title text"
            ])
        #expect(
            read.schema.entities.first?.fields.map { $0.note?.value } == [
                "(open|done)", "in bytes", nil, nil,
            ]
        )
    }

    @Test(arguments: [
        ("### tripStop → trip_stop", "trip_stop"), ("### `TripStop` → `trip_stop`", "trip_stop"),
        ("### Trip → Stop", "Trip"),
    ])
    func `stand under a name in two spellings`(heading: String, name: String) throws {
        let read = try DeclaredText(
            "# Database\n\n\(heading)\n\n| Column | Type |\n|---|---|\n| title | text |\n")
        #expect(read.schema.entities.map(\.name.value) == [name])
    }

    @Test func `of marked names before the fields is of record types`() throws {
        let read = try DeclaredText(
            """
            ## Storage model

            | Location | Field | Type |
            |---|---|---|
            | **Track** | `tags` | TEXT |
            | **Track** | `moods` | TEXT |
            | **Artist** | `genres` | JSON |
            """)
        #expect(read.entities == ["Track: tags TEXT, moods TEXT", "Artist: genres JSON"])
    }

    @Test(arguments: [("Track", "Track", "Artist"), ("**Track**", "**Album**", "**Artist**")])
    func `of names without a mark, or all different, is not`(names: (String, String, String)) throws {
        let read = try DeclaredText(
            """
            ## Storage model

            | Location | Field | Type |
            |---|---|---|
            | \(names.0) | `tags` | TEXT |
            | \(names.1) | `moods` | TEXT |
            | \(names.2) | `genres` | JSON |
            """)
        #expect(!read.schema.entities.contains { $0.name.value == "Artist" })
    }
}
