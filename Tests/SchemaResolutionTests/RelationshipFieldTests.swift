import SchemaModel
import Testing

/// Relationships of record types that are listed apart from the fields.
@Suite struct `Relationships of record types` {
    private func resolve(_ items: String, fields: String = "- `code`: String") -> Resolved {
        Resolved(
            """
            # CloudKit record types

            ## Hive

            **Fields:**
            \(fields)
            - `frames`: Int64

            **Relationships:**
            \(items)

            ## Apiary

            **Fields:**
            - `name`: String
            - `area`: Double
            """)
    }

    @Test(arguments: [
        "- `apiary`: Reference to Apiary", "- `apiary` → Apiary (many-to-one)", "- to-one `apiary` → Apiary",
        "| Relationship | Target | Cardinality |\n|---|---|---|\n| `apiary` | Apiary | to-one |",
    ])
    func `are fields where they lead to one`(items: String) throws {
        let field = try resolve(items).field("apiary", of: "Hive")
        #expect(field.type == .reference && field.references == "Apiary" && field.stored == "REFERENCE")
    }

    @Test func `are no fields where they lead to many`() {
        let names = resolve("- `swarms` → Apiary (one-to-many)").schema.entity(named: "Hive")?.fields.map(
            \.name)
        #expect(names == ["code", "frames"])
    }

    @Test(arguments: [
        "- `apiaryID`: String", "- `apiaryRef`: Reference to Apiary", "- `place`: Reference(Apiary)",
    ])
    func `are no fields where another holds them`(field: String) {
        let names = resolve("- `apiary` → Apiary (many-to-one)", fields: field).schema.entity(named: "Hive")?
            .fields.map(\.name)
        #expect(names?.contains("apiary") == false && names?.count == 2)
    }
}
