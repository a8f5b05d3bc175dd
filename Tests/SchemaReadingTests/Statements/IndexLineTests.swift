import Testing

@Suite struct `Lines about indexes` {
    /// The same two fields, said in different ways.
    @Test(arguments: [
        ("- Queryable: `owner`, `start`", ["queryable owner", "queryable start"]),
        ("- Sortable: `owner`, `start`", ["sortable owner", "sortable start"]),
        ("- Searchable fields: `owner` and `start`", ["searchable owner", "searchable start"]),
        ("**Queryable:** `owner`, `start`", ["queryable owner", "queryable start"]),
        ("Queryable: owner, start", ["queryable owner", "queryable start"]),
        ("**Indexes**: `owner`, `start`", ["queryable owner", "queryable start"]),
        ("**Indexes:**\n- `owner`, `start` (Queryable)", ["queryable owner", "queryable start"]),
        ("**Indexes:**\n- Queryable: `owner` + `start`", ["queryable owner+start"]),
        ("**Indexes:**\n- Queryable: (`owner`, `start`)", ["queryable owner+start"]),
        ("**Indexes:**\n- Compound: `owner`, `start`", ["queryable owner+start"]),
        ("**Indexes:**\n- `owner`, `start` (composite, queryable)", ["queryable owner+start"]),
        ("**Index 1**: `owner`, `start`", ["queryable owner+start"]),
        ("**Indexes:**\n- Index 1: `owner`, `start`", ["queryable owner+start"]),
    ])
    func `have an index a name, or one of all`(text: String, indexes: [String]) throws {
        let reading = try Reading(trip(text))
        #expect(reading.indexes == [indexes])
        #expect(reading.unread.isEmpty)
    }

    @Test(arguments: [
        ("Queryable: `owner` + `start`, `month`", ["queryable owner+start", "queryable month"]),
        ("Queryable: `month`, `owner` + `start`", ["queryable month", "queryable owner+start"]),
        (
            "Queryable: `month`, (`owner`, `start`), `title`",
            ["queryable month", "queryable owner+start", "queryable title"]
        ),
        ("Queryable: `owner`, `start`, `month`", ["queryable owner", "queryable start", "queryable month"]),
        ("Index 1: `owner` + `start`, `month`", ["queryable owner+start+month"]),
        (
            "Indexes: `owner` queryable, `start` queryable & sortable",
            ["queryable owner", "queryable start", "sortable start"]
        ),
        (
            "Indexes: `owner`, `start` queryable & sortable",
            ["queryable owner", "sortable owner", "queryable start", "sortable start"]
        ),
        ("Indexes: `owner` sortable, `start`", ["sortable owner", "queryable start"]),
    ])
    func `a plus joins only the names beside it, a kind is of those before it`(
        text: String, indexes: [String]
    ) throws {
        let found = try Reading(trip(text)).indexes
        #expect(found.first.map(Set.init) == Set(indexes))
        #expect(found.first?.count == indexes.count)
    }

    @Test(arguments: [
        "- Queryable: `owner`, `start`\n- Sortable: `start`",
        "**Indexes:**\n- Queryable: `owner`, `start`\n- Sortable: `start`",
        "**Indexes:** QUERYABLE on `owner`, `start`; SORTABLE on `start`",
        "**Indexes:** QUERYABLE: owner, start, SORTABLE: start",
    ])
    func `go on with another kind`(text: String) throws {
        #expect(
            try Reading(trip(text)).indexes == [["queryable owner", "queryable start", "sortable start"]])
    }

    @Test(arguments: [
        "**Indexes:**\n- `idx_trip_owner` on (owner)\n- `idx_trip_start` on (owner, start) using GIN",
        "**Indexes:**\n- `idx_trip_owner` on `owner`\n- `idx_trip_start` on (`owner`, `start`)",
    ])
    func `may have a name of their own`(text: String) throws {
        #expect(try Reading(trip(text)).indexes == [["queryable owner", "queryable owner+start"]])
    }

    @Test func `of fields alone are none`() throws {
        #expect(try Reading(trip("- Owner: `owner`\n- Query: `start`")).indexes == [[]])
    }

    @Test func `below headings of indexes are of the entity that a lower heading names`() throws {
        let list = "- start: queryable, sortable\n- `owner`: queryable\n"
        let read = ["queryable start", "sortable start", "queryable owner"]
        #expect(try Reading(trip("## Indexes\n\n### Trip\n\n\(list)")).indexes == [read])
        #expect(try Reading(trip("## CloudKit indexes\n\n### `Trip`\n\n\(list)")).indexes == [read])
        #expect(try Reading(trip("## Indexes\n\n**Trip**\n\n\(list)")).indexes == [read])
        // Neither of another's, nor below a heading that says nothing of indexes, nor what is no field.
        for other in ["## Indexes\n\n### Stop", "## Screens\n\n### Trip"] {
            #expect(try Reading(trip("\(other)\n\n\(list)")).indexes == [[]])
        }
        let unknown = try Reading(trip("## Indexes\n\n### Trip\n\n- all of them: queryable\n"))
        #expect(unknown.indexes == [[]])
        #expect(unknown.unread.count == 1)
    }

    @Test("A list of nothing but fields and kinds of index needs no label")
    func withoutLabel() throws {
        let found = try Reading(trip("- title: QUERYABLE, SORTABLE\n- start: SORTABLE\n"))
        #expect(found.indexes == [["queryable title", "sortable title", "sortable start"]])
        #expect(found.unread == [])
    }

    @Test("A column of nothing but kinds of index, whatever its header says")
    func unknownHeader() throws {
        let found = try Reading(
            trip(
                "## Console\n\n| Record type | Field | Zugriffsart |\n| --- | --- | --- |\n| Trip | title | QUERYABLE |\n| Trip | start | SORTABLE |\n"
            ))
        #expect(found.indexes == [["queryable title", "sortable start"]])
    }
}

/// Sentences that give each field its kind of index.
@Suite("Indexes of one field and the next")
struct IndexPairTests {
    private static func indexes(_ sentence: String) throws -> [String] {
        let step = "Create the record type `Boat` with the fields `name` (String), `built` (Date/Time)."
        let reading = try Reading("# Schema (CloudKit)\n\n## Setup\n\n1. \(step) \(sentence)\n")
        return reading.indexes.first ?? []
    }

    @Test("Behind each field stands its kind, in the paragraph that declares them, too")
    func pairs() throws {
        #expect(
            try Self.indexes("For `name` enable the index **Sortable**, for `built` — **Queryable**.")
                == ["sortable name", "queryable built"])
        #expect(try Self.indexes("For `name` enable a **Sortable** index.") == ["sortable name"])
    }

    @Test(
        "The way through the console leads to the field",
        arguments: [
            "`Boat` → Indexes → **Add Index** → field `name`, type **Sortable**.",
            "Open Indexes → **Add** → field `name`, type Sortable",
        ])
    func path(way: String) throws {
        #expect(try Self.indexes(way) == ["sortable name"])
    }

    @Test("An index with a name of its own is of all fields behind it")
    func named() throws {
        let table = "## `Boat`\n\n| Field | Type |\n|---|---|\n| `name` | String |\n| `built` | Date |\n\n"
        let items = "1. **byName**: name\n2. **byAge**: built, name\n"
        let reading = try Reading("# Schema (Core Data)\n\n" + table + "### Fetch Indexes\n\n" + items)
        #expect(reading.indexes == [["queryable name", "queryable built+name"]])
        let ofField = try Reading(
            "# Schema (Core Data)\n\n" + table + "### Indexes\n\n- **built**: queryable\n")
        #expect(ofField.indexes == [["queryable built"]])
    }

    @Test(
        "A way that removes one, or to the field of another, is none",
        arguments: [
            "Open Indexes → Remove → field `name`, type Sortable",
            "Open Indexes → Add, but not for field `name`, type Sortable",
            "`Crew` → Indexes → Add → field `name`, type Sortable",
            "Open Fields → `name` → type Sortable",
            "Later: Indexes → Add → field `name`, type Sortable",
            "If a query fails: Indexes → Add → field `name`, type Sortable",
            "Old index → new field `name`, type Sortable", "Indexes → Edit → field `name`, type Sortable",
        ])
    func wrongPath(way: String) throws {
        #expect(try Self.indexes(way) == [])
    }

    @Test("What should be queryable is", arguments: ["should", "must"])
    func demand(verb: String) throws {
        let table = "## `Boat`\n\n| Field | Type |\n|---|---|\n| `name` | String |\n\n"
        let notes = "Notes:\n- `name` \(verb) be queryable and searchable.\n"
        let reading = try Reading("# Schema (CloudKit)\n\n" + table + notes)
        #expect(reading.indexes == [["queryable name", "searchable name"]])
        #expect(reading.unread == [])
        let denied = table + notes.replacing("be", with: "not be")
        #expect(try Reading("# Schema (CloudKit)\n\n" + denied).indexes == [[]])
    }

    @Test(
        "Denied, far away, or of a name that is no field it is none",
        arguments: [
            "For `name` no **Sortable** index is needed.", "For `crew` enable a **Sortable** index.",
            "For `name` lists to be fast it should later be **Sortable**.",
            "For `name` and `built` enable **Sortable**.", "For `name` turn off **Sortable**.",
            "For `name` the sortable header is shown.",
        ])
    func none(sentence: String) throws {
        #expect(try Self.indexes(sentence) == [])
    }
}
