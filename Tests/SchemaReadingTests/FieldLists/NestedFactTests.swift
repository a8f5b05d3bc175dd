import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lists below a field: what they say, they say of it.
@Suite struct `A list below a field` {
    private func read(_ lines: String...) throws -> Reading {
        let nested = lines.map { "  - \($0)\n" }.joined()
        return try Reading(
            "# CloudKit schema\n\n### Trip (record type)\n\n- `at`: Date\n- `kind`: String\n\(nested)")
    }

    @Test(arguments: [
        ("Optional", Remark.Fact.optional(true)), ("Required", .optional(false)),
        ("Default: \"x\"", .defaultText("\"x\"")), ("Queryable", .index(.queryable)),
        ("Encrypted", .encrypted),
        ("must be unique", .unique), ("Range 0–5", .range(0...5)),
        ("Delete rule: Cascade", .onDelete(.cascade)),
        ("Inverse: `stops`", .inverse("stops")), ("Target: Stop", .references("Stop")),
        ("was called `sort` before", .originalName("sort")),
    ])
    func `says what a note would`(line: String, fact: Remark.Fact) throws {
        let read = try read(line)
        #expect(read.schema.entities.map(\.fields.count) == [2])
        #expect(read.schema.entities[0].fields[1].remarks.map(\.fact) == [fact])
        #expect(read.schema.unread.isEmpty)
    }

    @Test(arguments: ["Values: `open`, `closed`", "Options: `id`, `title`", "Fields: `id`, `title`"])
    func `declares no record type`(line: String) throws {
        #expect(try read(line).names == ["Trip"])
    }

    @Test(arguments: [
        "see `Stop` for the optional name", "Shown in the list; optional in the editor",
        "2: hidden (optional)",
        "Stop: optional", "In iOS 17 optional", "~~Optional~~", "`Stop`'s default rule: cascade",
        "the kind of it",
    ])
    func `is told where it says nothing of the field`(line: String) throws {
        for lines in [[line], [line, "Queryable"], ["Queryable", line]] {
            let read = try Reading(
                "# CloudKit schema\n\n### Trip (record type)\n\n- `at`: Date\n- `kind`: String\n"
                    + lines.map { "  - \($0)\n" }.joined())
            let facts = read.schema.entities[0].fields[1].remarks.map(\.fact)
            #expect(facts == (lines.count > 1 ? [.index(.queryable)] : []))
            #expect(read.schema.unread.count == 1)
        }
    }

    @Test func `is of another thing where it has fields of its own`() throws {
        let read = try read("street: String", "city: String")
        #expect(read.entities == ["Trip: at Date, kind String"])
        #expect(read.schema.unread.count == 1)
    }

    @Test(arguments: ["- to: URL", "- reference: String", "- delete: Bool"])
    func `is none in an item of its own`(item: String) throws {
        let read = try Reading("# CloudKit schema\n\n### Trip (record type)\n\n- `at`: Date\n\(item)\n")
        #expect(read.schema.entities[0].fields[0].remarks.isEmpty)
        #expect(read.schema.entities[0].fields.count == 2)
    }

    @Test(arguments: ["", "  "])
    func `may be of a relationship, or stand behind it`(indentation: String) throws {
        let read = try Reading(
            """
            # Core Data model

            ### Trip (entity)

            1. Attributes:
               - `name` - String
            2. Relationships:
               - `stops` - To-Many relationship to `Stop`
               \(indentation)- Inverse: `trip`
               \(indentation)- Delete Rule: Cascade

            ### Stop (entity)

            1. Attributes:
               - `place` - String
            2. Relationships:
               - `trip` - To-One relationship to `Trip`
            """)
        let stops = try #require(read.schema.entities[0].relationships.first)
        #expect(stops.field == "stops")
        #expect(stops.onDelete == .cascade)
        #expect(stops.inverse == "trip")
    }
}
