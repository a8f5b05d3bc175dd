import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What a diagram's lines and the chapters beside it add to its entities.
@Suite struct `Diagrams of entities` {
    private static func read(_ line: String, _ rest: String = "") throws -> DeclaredText {
        try DeclaredText(
            "# Data model\n\nAll of it is kept by SwiftData.\n\n```mermaid\nerDiagram\n  TRIP {\n    String title\n"
                + "    Date endDay \"optional\"\n  }\n  TRIP_STOP {\n    String place\n  }\n  \(line)\n```\n\n\(rest)\n"
        )
    }

    @Test(arguments: [
        ("TRIP ||--o{ TRIP_STOP : \"stops · cascade\"", ["title", "endDay", "stops"]),
        ("TRIP ||--o{ TRIP_STOP : \"stops, nullify\"", ["title", "endDay", "stops"]),
        ("TRIP ||--o{ TRIP_STOP : \"firstStop (Cascade)\"", ["title", "endDay", "firstStop"]),
        ("TRIP ||--o{ TRIP_STOP : \"1 → 0..* · stops · Cascade\"", ["title", "endDay", "stops"]),
        ("TRIP ||--o{ TRIP_STOP : \"1:N, stops, cascade\"", ["title", "endDay", "stops"]),
        ("TRIP ||--o{ TRIP_STOP : \"**stops** · cascade\"", ["title", "endDay", "stops"]),
        ("TRIP ||--o{ TRIP_STOP : \"stops · cascade (planned)\"", ["title", "endDay"]),
        ("TRIP ||--o{ TRIP_STOP : \"2024 · stops · cascade\"", ["title", "endDay"]),
        ("TRIP ||--o{ TRIP_STOP : \"1 → 0..* · cascade\"", ["title", "endDay"]),
        ("TRIP ||--o{ TRIP_STOP : \"owns, cascade\"", ["title", "endDay"]),
        ("TRIP ||--o{ TRIP_STOP : \"title, cascade\"", ["title", "endDay"]),
        ("TRIP ||--o{ TRIP_STOP : stops", ["title", "endDay"]),
        ("TRIP ||--o{ TRIP_STOP : \"owns (some)\"", ["title", "endDay"]),
    ])
    func `have fields where a label is a name`(line: String, fields: [String]) throws {
        #expect(try Self.read(line).schema.entities[0].fields.map(\.name.value) == fields)
    }

    @Test func `say what becomes of what a line leads to`() throws {
        let field = try #require(
            Self.read("TRIP ||--o| TRIP_STOP : \"firstStop · nullify\"").schema.entities[0].fields.last)
        #expect(field.type?.name == "TRIP_STOP")
        #expect(field.type?.isOptional == true && field.type?.isList == false)
        #expect(field.remarks.contains { $0.fact == .onDelete(.nullify) })
    }

    /// Names without types tell less than the diagram.
    @Test func `are read beside lists of bare names, by the names of the headings`() throws {
        let lists =
            "### `Trip`\n\n- `title` — what it is called\n- `endDay` — the last day\n- `length` — computed\n\n"
            + "### `TripStop`\n\n- `place` — where\n- `order` — computed"
        let read = try Self.read("", lists)
        #expect(read.schema.entities.map(\.name.value) == ["Trip", "TripStop"])
        #expect(
            read.schema.entities.map { $0.fields.map(\.name.value) } == [["title", "endDay"], ["place"]])
        #expect(read.schema.entities.allSatisfy { $0.kind == .swiftData })
    }

    @Test func `tell of a name without a type`() throws {
        let read = try Reading(
            "# Core Data model\n\n```mermaid\nerDiagram\n  TRIP {\n    String title\n    place\n    ...\n  }\n```\n"
        )
        #expect(read.entities == ["TRIP: title String"])
        #expect(read.findings == ["7:5 fields.unread"])
    }

    @Test func `are not read beside lists with types`() throws {
        let read = try Self.read("", "### `Trip`\n\n- `title`: String\n- `note`: String\n")
        #expect(read.schema.entities.map { $0.fields.map(\.name.value) } == [["title", "note"]])
    }
}
