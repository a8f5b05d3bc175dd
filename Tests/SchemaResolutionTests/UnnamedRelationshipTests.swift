import SchemaModel
import Testing

/// Relationships of which a document names both ends, and no field.
@Suite struct `A relationship without a field` {
    private func resolve(ship: String = "", berth: String = "") -> Resolved {
        Resolved(
            """
            # Core Data models

            ## Berth

            | Attribute | Type |
            | --- | --- |
            | `name` | String |
            \(berth)

            ## Ship

            | Attribute | Type |
            | --- | --- |
            | `hull` | String |
            \(ship)
            """)
    }

    @Test(arguments: [
        "\nIt has a to-many relationship with `Ship`.", "\n- relationship to many `Ship` items",
    ])
    func `is told`(line: String) {
        #expect(resolve(berth: line).count("relationship.unnamed") == 1)
    }

    @Test(arguments: ["| `berth` | Berth? |", "| `berth` | Relationship to Berth |"])
    func `is held by a field of the other side`(row: String) {
        let resolved = resolve(ship: row, berth: "\nIt has a to-many relationship with `Ship`.")
        #expect(resolved.count("relationship.unnamed") == 0)
    }

    @Test func `is held by a field of its own`() {
        let resolved = resolve(berth: "| `ships` | [Ship] |\n\nIt has a to-many relationship with `Ship`.")
        #expect(resolved.count("relationship.unnamed") == 0)
    }

    @Test(arguments: ["| `berth` | String |", "| `berthID` | String |"])
    func `may be held by a field that is called as the other`(row: String) {
        let resolved = resolve(ship: row, berth: "\nIt has a to-many relationship with `Ship`.")
        #expect(resolved.count("relationship.unnamed") == 0)
    }

    @Test(arguments: ["to many Ship", "to-many `Ship`", "one to many Ship"])
    func `is none where the type says it of a field`(type: String) throws {
        let field = try #require(resolve(berth: "| `ships` | \(type) |").schema.entities[0].fields.last)
        #expect(field.name == "ships" && field.isList && field.references == "Ship")
    }
}
