import SchemaModel
import Testing

/// What documents say in plain words beside a field.
@Suite struct PlainWordTests {
    private static let head = "# CloudKit schema\n\n## `Trip` Record Type\n\n"

    @Test func aListBelowAReference() throws {
        let read = Resolved(
            Self.head + "- `title` - Type: **String**\n- `boat` - Type: **Reference**\n  - Target: **Boat**\n"
                + "  - Action: **Cascade** (or \"Delete Self\")")
        let field = try read.field("boat", of: "Trip")
        #expect(field.type == .reference)
        #expect(field.references == "Boat")
        #expect(field.onDelete == .cascade)
    }

    @Test func anArrowInALine() throws {
        let read = Resolved(
            "# Core Data entities\n\n- **Trip**: id (UUID), title (String), boat → Boat (to-one, nullify), stops → Stop (to-many, cascade)\n"
                + "- **Boat**: id (UUID), name (String)\n- **Stop**: id (UUID), place (String)")
        let boat = try read.field("boat", of: "Trip")
        #expect(boat.references == "Boat")
        #expect(boat.onDelete == .nullify)
        let stops = try read.field("stops", of: "Trip")
        #expect(stops.isList)
        #expect(stops.onDelete == .cascade)
    }

    @Test(arguments: ["Reference to public `Boat`", "Reference to the owning `Boat`", "Reference to `Boat`"])
    func adjectivesBeforeATarget(type: String) throws {
        let read = Resolved(Self.head + "| Field | Type |\n|---|---|\n| `boat` | \(type) |")
        #expect(try read.field("boat", of: "Trip").references == "Boat")
    }

    @Test func kindsOfIndexWithoutCommas() throws {
        let read = Resolved(
            Self.head + "- `title` (String) - queryable sortable\n- `place` (String) - sortable places first")
        #expect(read.schema.entities[0].indexes.map(\.kind) == [.queryable, .sortable])
        #expect(read.schema.entities[0].indexes.allSatisfy { $0.fields.map(\.name) == ["title"] })
    }

    @Test func anIndexThatIsOptional() throws {
        let read = Resolved(
            Self.head
                + "- `title` (String)\n\n### Indexes\n\n- `title` - **Queryable** (and optionally **Searchable**)"
        )
        #expect(read.schema.entities[0].indexes.map(\.kind) == [.queryable])
    }

    @Test func anIndexInSQLThatGoesDown() {
        let read = Resolved(
            "# Tables\n\n```sql\nCREATE TABLE trip (id TEXT PRIMARY KEY, at TEXT NOT NULL, title TEXT);\n"
                + "CREATE INDEX by_at ON trip(at DESC, title);\n```")
        #expect(read.schema.entities[0].indexes.first?.fields.map(\.descending) == [true, false])
    }

    /// As in SQL, where some columns say `NOT NULL`; in other tables an unmarked field is required among optional ones.
    @Test func aColumnThatMayBeNull() throws {
        let rows = "| `id` | TEXT | PRIMARY KEY |\n| `title` | TEXT | NOT NULL |\n| `note` | TEXT | |"
        let read = Resolved(
            "# SQLite tables\n\n### Table `trip`\n\n| column | type | constraints |\n|---|---|---|\n\(rows)")
        #expect(read.schema.entities.map(\.kind) == [.table])
        #expect(read.schema.entities[0].fields.map(\.isOptional) == [false, false, true])
    }

    @Test func theDatabaseBesideAName() {
        let read = Resolved(
            "# CloudKit\n\nRecord type **Trip** (private database, custom zone `Trips`)\n\n| field | type |\n|---|---|\n| title | STRING |\n"
        )
        #expect(read.schema.entities.map(\.database) == [.private])
    }

    /// Everyday words for types name no store.
    @Test func textIsNoTable() {
        let read = Resolved(
            "# Planner\n\n## Entities\n\n### Trip\n\n- `title`: text, required\n- `start`: date, required\n\nThese are CloudKit record types."
        )
        #expect(read.schema.entities.map(\.kind) == [.cloudKit])
    }

    @Test(arguments: [
        "Uses the private database and the `Trips` custom zone.",
        "All records live in one `CKRecordZone` (`Trips`).",
    ])
    func aZoneInASentence(sentence: String) {
        let read = Resolved(
            "# CloudKit schema\n\n\(sentence)\n\n## `Trip` Record Type\n\n| Field | Type |\n|---|---|\n| `title` | String |"
        )
        #expect(read.schema.documents.map(\.zone) == ["Trips"])
    }
}
