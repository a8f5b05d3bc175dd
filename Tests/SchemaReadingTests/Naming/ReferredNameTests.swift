import SchemaDeclaration
import SchemaReading
import Testing

/// Headings in people's words, and references that have the names.
@Suite struct `Names that references have` {
    private func read(_ first: String, _ second: String, target: String, database: String = "SQLite") throws
        -> DeclaredText
    {
        try DeclaredText(
            """
            # Modello dati

            Tutto sta in \(database).

            ## Schema

            ### 1.1 \(first)

            - `id`: INTEGER (PK)
            - `nome`: TEXT

            ### 1.2 \(second)

            - `id`: INTEGER (PK)
            - `capo_id`: INTEGER (FK -> \(target))
            - `note`: TEXT
            """)
    }

    @Test(arguments: [
        ("Marinaio (Sailor)", "Viaggio (Voyage)", "Sailor", ["Sailor", "Voyage"]),
        ("Marinaio (Sailor)", "Viaggio (Voyage / Trip)", "Sailor", ["Sailor", "Voyage"]),
        ("Marinaio (Sailor)", "Viaggio (Voyage)", "Marinaio", ["Marinaio", "Viaggio"]),
        ("Marinaio (Sailor)", "Viaggio", "Sailor", ["Sailor", "Viaggio"]),
        ("Marinaio", "Ship Log", "ShipLog", ["Marinaio", "ShipLog"]),
        ("Marinaio", "Ship Log", "Marinaio", ["Marinaio", "Ship Log"]),
    ])
    func `are the entities'`(first: String, second: String, target: String, names: [String]) throws {
        #expect(try read(first, second, target: target).schema.entities.map(\.name.value) == names)
    }

    @Test func `are asked for where a heading of several words has nothing but typed fields`() throws {
        let stored = try read("Marinaio", "Ship Log", target: "Marinaio")
        #expect(stored.schema.entities.count == 2)
        let other = try DeclaredText(
            "# Modello\n\nTutto sta in SQLite.\n\n## Pagine\n\n### Ship Log\n\n- `id`: INTEGER\n- `a`: TEXT\n- `b`: TEXT\n"
        )
        #expect(other.entities == [])
    }

    @Test(arguments: [
        ("Add the record type `Berth`.", "Sync", ["Berth"]),
        ("Add the record type `Berth`.", "Harbor", ["Harbor"]),
        ("Nothing else.", "Sync", ["Sync"]), ("The record type `Berth` is linked here.", "Sync", ["Sync"]),
    ])
    func `stand in a sentence below the heading of a chapter`(line: String, heading: String, names: [String])
        throws
    {
        let read = try DeclaredText(
            "# CloudKit\n\n## \(heading)\n\n\(line)\n\nRecord fields:\n\n- `id`\n- `pageID`\n- `title`\n")
        #expect(read.schema.entities.map(\.name.value) == names)
    }
}
