import SchemaDeclaration
import SchemaReading
import Testing

/// A table with a row for each type, one column of fields and one of relationships.
@Suite struct `Relationships in an overview` {
    private static func read(_ boat: String, header: String = "Entity | Key attributes | Relationships (FK)")
        throws
        -> DeclaredText
    {
        let rows = "| Boat | id, name | \(boat) |\n| Sailor | id, name | - |\n"
        return try DeclaredText("# Data model (Core Data)\n\n| \(header) |\n|---|---|---|\n\(rows)")
    }

    @Test(arguments: [
        "Entity | Key attributes | Relationships (FK)", "Entidad | Atributos clave | Relaciones (FK)",
        "Entité | Attributs clés | Relations", "Entität | Wichtige Felder | Beziehungen",
    ])
    func `to one are fields`(header: String) throws {
        let read = try Self.read("`owner` (N:1 → Sailor)", header: header)
        #expect(read.entities == ["Boat: id, name, owner Reference", "Sailor: id, name"])
        #expect(read.schema.entities.first?.fields.last?.type?.argument == "Sailor")
        #expect(read.relationships.isEmpty)
    }

    @Test func `of many to many are lists`() throws {
        let read = try Self.read("`crew` (N:N → Sailor), `owner` (N:1 → Sailor)")
        #expect(read.entities.first == "Boat: id, name, crew [Reference], owner Reference")
    }

    @Test func `that are the other side of one are no fields`() throws {
        let read = try Self.read("`trips` (1:N ← Trip, sorted)")
        #expect(read.entities.first == "Boat: id, name")
        #expect(read.relationships == ["Boat.trips -> Trip*"])
    }

    @Test(arguments: ["-", "none", "many sailors love it", "see below"])
    func `are not made of words`(cell: String) throws {
        let read = try Self.read(cell)
        #expect(read.entities.first == "Boat: id, name")
        #expect(read.relationships.isEmpty)
    }

    @Test func `may leave the target to the name`() throws {
        let read = try Self.read("owner (1), crew (many, inverse)")
        #expect(read.entities.first == "Boat: id, name")
        #expect(read.relationships == ["Boat.owner -> ", "Boat.crew -> *"])
    }

    @Test(arguments: [
        (
            "| Record type | `Boat` |\n| Fields | `name` (String), `day` (Date/Time) |",
            ["Boat: name String, day Date/Time"]
        ),
        (
            "| CloudKit 记录类型 | `Boat` |\n| CloudKit 字段 | `name`（String）、`day`（Date/Time） |",
            ["Boat: name String, day Date/Time"]
        ),
        ("| Bundle | `Boat` |\n| Fields | `name` (String), `day` (Date/Time) |", []),
    ])
    func `and fields may stand in rows of facts`(rows: String, entities: [String]) throws {
        let table = "| Item | Value |\n|---|---|\n| App group | `group.boats` |\n\(rows)\n"
        #expect(try DeclaredText("# Release\n\nCloudKit.\n\n\(table)").entities == entities)
    }

    @Test func `beside fields with defaults`() throws {
        let read = try DeclaredText(
            """
            # Data model (Core Data)

            | Entity | Key attributes |
            |---|---|
            | Boat | `id`, `seats=4`, `flag=de` |
            | Sailor | `id`, `name` |
            """)
        #expect(read.entities == ["Boat: id, seats = 4, flag = de", "Sailor: id, name"])
    }

    @Test func `in code with their types are fields`() throws {
        let read = try Self.read("`owner: Sailor?`, `crew: [Sailor]`. Sorted by name.")
        #expect(read.entities.first == "Boat: id, name, owner Sailor?, crew [Sailor]")
        #expect(try Self.read("`owner: none`").entities.first == "Boat: id, name")
    }
}
