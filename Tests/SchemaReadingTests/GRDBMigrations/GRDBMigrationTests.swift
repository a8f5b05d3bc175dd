import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Migrations of GRDB")
struct GRDBMigrationTests {
    private func read(_ code: String, _ more: String = "") throws -> DeclaredText {
        try DeclaredText("# Local database\n\n```swift\n\(code)\n```\n\(more)")
    }

    private static let trips = """
        try db.create(table: "person") { t in
            t.autoIncrementedPrimaryKey("id")
            t.column("name", .text).notNull().unique()
        }
        try db.create(table: "trip", options: .ifNotExists) { table in
            table.primaryKey("id", .text)
            table.column("title", .text).notNull().defaults(to: "Trip")
            table.column("start", .datetime).indexed()
            table.column("rating", .integer).check { $0 >= 0 }
            table.belongsTo("person", onDelete: .cascade).notNull()
            table.column("guideId", .integer).references("person", onDelete: .setNull)
            table.uniqueKey(["title", "start"])
        }
        try db.create(index: "trip_rating", on: "trip", columns: ["rating", "title"])
        try db.create(index: "trip_guide", on: "trip", columns: ["guideId"], options: .unique)
        """

    @Test("Tables, columns, constraints and indexes")
    func reads() throws {
        let found = try read(Self.trips)
        #expect(
            found.entities == [
                "person: id INTEGER!, name TEXT!",
                """
                trip: id TEXT!, title TEXT! = "Trip", start DATETIME?, rating INTEGER?, \
                personId INTEGER! ->person cascade, guideId INTEGER? ->person nullify
                """,
            ])
        #expect(found.keys == ["person(name)", "trip(title, start)", "trip(guideId)"])
        #expect(found.indexes == ["queryable(start)", "queryable(rating, title)"])
        #expect(found.schema.entities.map(\.primaryKey?.value) == ["id", "id"])
        #expect(found.schema.entities.allSatisfy { $0.kind == .table })
        #expect(found.unread == [])
    }

    @Test("A later migration changes what an earlier one has created")
    func alters() throws {
        let found = try read(
            Self.trips,
            """

            ## Version 2

            ```swift
            migrator.registerMigration("v2") { db in
                try db.alter(table: "person") { t in
                    t.add(column: "mail", .text).notNull()
                }
                try db.alter(table: "unknown") { t in
                    t.add(column: "mail", .text)
                }
            }
            ```
            """)
        #expect(found.entities.first == "person: id INTEGER!, name TEXT!, mail TEXT!")
        #expect(found.entities.count == 2)
    }

    @Test("Columns that are renamed or dropped in the same code")
    func changes() throws {
        let found = try read(
            """
            try db.create(table: "trip") { t in
                t.column("a", .text)
                t.column("b", .text)
            }
            try db.alter(table: "trip") { t in
                t.rename(column: "a", to: "title")
                t.drop(column: "b")
            }
            try db.rename(table: "trip", to: "journey")
            """)
        #expect(found.entities == ["journey: title TEXT?"])
    }

    @Test(
        "What is no table",
        arguments: [
            "try db.create(virtualTable: \"search\", using: FTS5()) { t in t.column(\"title\") }",
            "try db.create(table: name) { t in t.column(\"title\", .text) }",
            "try db.create(table: \"trip\"",
            "let trips = try Trip.filter(Column(\"title\") == \"x\").fetchAll(db)",
        ])
    func others(code: String) throws {
        #expect(try read(code).entities == [])
    }
}
