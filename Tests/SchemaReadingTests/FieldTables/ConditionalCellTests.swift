import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Cells that deny or limit` {
    private static func field(_ header: String, _ cell: String) throws -> DeclaredField {
        let read = try Reading(
            "# Schema\n\n### Stop\n\n| Field | Type | \(header) |\n|---|---|---|\n| `name` | String | \(cell) |\n"
        )
        return try #require(read.schema.entities.first?.fields.first)
    }

    @Test(arguments: [
        ("Queryable, sortable", ["queryable", "sortable"]), ("sortable, not queryable", ["sortable"]),
        ("none (was queryable)", []), ("No, was queryable", []), ("never queryable", []),
        ("queryable", ["queryable"]),
        ("no longer sortable", []), ("Queryable ✅, Sortable ❌", ["queryable"]),
        ("✅ Queryable ❌ Sortable", ["queryable"]),
        ("ninguno (antes queryable)", []), ("~~Queryable~~ Sortable", ["sortable"]),
        ("sortable", ["sortable"]), ("nicht sortable", []),
    ])
    func `an index that is denied is none`(cell: String, kinds: [String]) throws {
        let found = try Self.field("Index", cell).remarks.compactMap { remark in
            if case .index(let kind) = remark.fact { kind.rawValue } else { nil }
        }
        #expect(found == kinds)
    }

    @Test(arguments: [
        ("Yes", false), ("Yes, except for guests", true), ("only if `title` is set", true), ("if paid", true),
        ("nur bei Gästen", true), ("for members only", true), ("Yes, set before each save", false),
        ("required when paid", true), ("required", false), ("No", true), ("是", false), ("是，游客除外", true),
        ("はい、ゲストを除く", true),
    ])
    func `what is required of some is optional`(cell: String, isOptional: Bool) throws {
        #expect(try Self.field("Required", cell).isOptional?.value == isOptional)
    }

    @Test(arguments: [
        ("\"red\"", "\"red\""), ("\"red\" until v2, then \"blue\"", nil), ("0", "0"), ("0 (1 on iPad)", nil),
        ("0 (until v2: 1)", nil), ("0 (v2: 1)", nil), ("0 (see 1)", "0"),
        ("0 (0 = off, 1 = on)", "0"), ("'red'::character varying", "'red'::character varying"),
    ])
    func `a default is one value`(cell: String, value: String?) throws {
        #expect(try Self.field("Default", cell).defaultText?.value == value)
    }

    @Test(arguments: ["Trip recordName", "Trip's record name", "Trip", "the Trip"])
    func `a reference may be to the name of the record`(target: String) throws {
        let facts = try Self.field("Notes", "References \(target)").remarks.map(\.fact)
        #expect(facts.contains(.references("Trip")))
    }

    @Test(arguments: [
        ("```\nTrip.title  QUERYABLE + SORTABLE\n```", ["queryable title", "sortable title"]),
        ("```\nTrip.title  the name of it\n```", []),
        ("Add queryable fields:\n\n- `Trip.title`", ["queryable title"]),
        ("- `title`: the wall sorts on it. Sorting needs SORTABLE, and not QUERYABLE.", []),
        ("- `title`: SORTABLE. The wall sorts on it.", ["sortable title"]),
    ])
    func `a block of code or a list states indexes`(rest: String, indexes: [String]) throws {
        let read = try Reading(trip("") + "\n\n## Indexes\n\n" + rest)
        #expect(read.indexes.first == indexes)
    }

    @Test func `indexes of all fields are told`() throws {
        let read = try Reading(trip("All fields are queryable except `title`. Only `start` is sortable."))
        #expect(read.indexes == [[]])
        #expect(read.schema.diagnostics.count { $0.id.rawValue == "index.unread" } == 2)
    }
}
