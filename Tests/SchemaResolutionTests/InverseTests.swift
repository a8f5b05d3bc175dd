import SchemaModel
import Testing

/// The two ends of a relationship, where one side, a heading or a sentence tells of the other.
@Suite struct `Other sides of relationships` {
    private func resolve(
        ships: String = "[Ship]?", note: String = "all of them", back: String = "where it lies",
        kind: String = "SwiftData",
        _ rest: String = ""
    ) -> Resolved {
        Resolved(
            """
            # \(kind) models

            ## Harbor

            | Property | Type | Notes |
            | --- | --- | --- |
            | `name` | String | what it is called |
            | `ships` | \(ships) | \(note) |

            ## Ship

            | Property | Type | Notes |
            | --- | --- | --- |
            | `hull` | String | its number |
            | `harbor` | Harbor? | \(back) |

            \(rest)
            """)
    }

    @Test(arguments: [
        ("(inverse)", ""), ("all of them (inverse relationship)", ""),
        ("all of them", "## Relationships\n\n### One-to-many: Harbor → Ship\n\nA harbor has many of them."),
        ("inverse: `harbor`", ""),
    ])
    func `are found where they are the only ones`(note: String, rest: String) throws {
        let resolved = resolve(note: note, rest)
        #expect(
            try resolved.field("ships", of: "Harbor").inverse == FieldPath(entity: "Ship", field: "harbor"))
        #expect(
            try resolved.field("harbor", of: "Ship").inverse == FieldPath(entity: "Harbor", field: "ships"))
    }

    @Test(arguments: ["all of them", "no inverse"])
    func `are not guessed`(note: String) throws {
        #expect(try resolve(note: note).field("ships", of: "Harbor").inverse == nil)
    }

    @Test(arguments: [
        ("Deleting a harbor cascades to its ships.", DeleteRule.cascade),
        ("Deleting a Harbor deletes all its Ships.", .cascade),
        ("Deleting a harbor never deletes its ships.", nil), ("Deleting a harbor closes its ships.", nil),
        ("Deleting a ship deletes its harbor log.", nil),
        ("Deleting a harbor deletes its ships from the screen.", nil),
        ("Deleting a harbor cascades to its ships only on the device.", nil),
        ("If deleting a harbor deletes its ships, tell the user.", nil),
    ])
    func `go along where a sentence says so`(sentence: String, rule: DeleteRule?) throws {
        #expect(try resolve("## Rules\n\n- \(sentence)").field("ships", of: "Harbor").onDelete == rule)
    }

    @Test func `go along by their own reference in CloudKit`() throws {
        let resolved = Resolved(
            "# CloudKit record types\n\n## Harbor\n\n- `name`: String\n- `depth`: Double\n\n## Ship\n\n- `hull`: String\n- `harbor`: Reference to Harbor\n\n## Rules\n\n- Deleting a Harbor deletes all its Ships.\n"
        )
        #expect(try resolved.field("harbor", of: "Ship").onDelete == .cascade)
    }

    @Test func `are fields where a table names them`() throws {
        let resolved = Resolved(
            """
            # Core Data entities

            **Harbor**
            - `name`: String
            - `depth`: Double

            **Ship**
            - `hull`: String
            - `length`: Double

            ### Relationships

            | From | To | Type | Delete Rule | Inverse |
            | --- | --- | --- | --- | --- |
            | Harbor.ships | Ship | to-many | Cascade | Ship.harbor |
            """)
        let field = try resolved.field("harbor", of: "Ship")
        #expect(field.references == "Harbor" && !field.isList && field.inverse?.field == "ships")
        #expect(field.onDelete == nil && resolved.count("inverse.undeclared") == 0)
    }

    @Test(arguments: [("Update Voyage Entity", 1), ("Voyages of the past", 0)])
    func `describe an entity that has nothing else`(heading: String, count: Int) throws {
        let resolved = resolve(
            "### \(heading)\n\n| Relationship | Destination | Type | Delete Rule | Inverse |\n|---|---|---|---|---|\n| ships | Ship | To-Many | Cascade | voyage |\n"
        )
        #expect(resolved.schema.entities.count { $0.name == "Voyage" } == count)
        #expect(resolved.count("entity.empty") == 0)
        if count == 1 { #expect(try resolved.field("ships", of: "Voyage").references == "Ship") }
    }

    @Test(arguments: [("FOREIGN KEY (harbors.id)", "harbors"), ("FOREIGN KEY (pilot_id)", nil)])
    func `stand in the brackets of a foreign key`(constraint: String, target: String?) throws {
        let resolved = Resolved(
            "# PostgreSQL\n\n## harbors\n\n| Column | Type | Constraints |\n|---|---|---|\n| id | UUID | PRIMARY KEY |\n| name | TEXT | NOT NULL |\n\n## pilots\n\n| Column | Type | Constraints |\n|---|---|---|\n| id | UUID | PRIMARY KEY |\n| home | UUID | \(constraint) ON DELETE CASCADE, NOT NULL |\n"
        )
        #expect(try resolved.field("home", of: "pilots").references == target)
    }

    @Test(arguments: [
        ("-40 to 60 C", -40...60), ("0-100%", 0...100), ("1-50 chars", nil), ("1-2 in all", nil),
    ])
    func `or a range have a unit behind them`(note: String, range: ClosedRange<Int64>?) throws {
        #expect(try Resolved(rows: "heat | Double | \(note)").field("heat").range == range)
    }
}
