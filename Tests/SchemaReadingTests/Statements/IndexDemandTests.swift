import SchemaReading
import Testing

/// Sentences that demand indexes, one after the other, and those that only wish or speak of them.
@Suite("Demands for indexes")
struct IndexDemandTests {
    private static let types =
        "# CloudKit\n\n## `Stop`\n\n| Field | Type |\n|---|---|\n| `place` | String |\n\n"
        + "## `Boat`\n\n| Field | Type |\n|---|---|\n| `name` | String |\n| `built` | Date |\n\n"

    private static func indexes(_ sentence: String) throws -> [[String]] {
        try Reading(Self.types + sentence + "\n").indexes
    }

    @Test(
        "Behind a verb stand names and kinds in turn",
        arguments: [
            "Mark `name` and `built` queryable, and `built` sortable, because the app sorts by it.",
            "Make `name` and `built` queryable and `built` sortable.",
        ])
    func marking(sentence: String) throws {
        #expect(try Self.indexes(sentence)[1] == ["queryable name", "queryable built", "sortable built"])
    }

    @Test(
        "Each name has the kinds right behind it",
        arguments: ["must", "should"])
    func turns(verb: String) throws {
        #expect(
            try Self.indexes("`Boat.name` \(verb) be queryable and `Stop.place` \(verb) be sortable.")
                == [["sortable place"], ["queryable name"]])
    }

    @Test(
        "What a sentence asks for",
        arguments: [
            "`name` should be queryable.", "`name` must be queryable, as the list is searched.",
            "Index required on `name` for fast lookups.", "`name` にインデックスを追加する。", "`name` 需要添加索引。",
        ])
    func demand(sentence: String) throws {
        #expect(try Self.indexes(sentence)[1] == ["queryable name"])
    }

    @Test(
        "What it denies, doubts, puts off or says of something else",
        arguments: [
            "Do not mark `name` queryable.", "Mark `crew` queryable.", "Mark `name` as read.",
            "No index required on `name`.", "`name` should not be queryable.",
            "`name` should be queryable in version 2.", "`name` should be searchable in the app.",
            "`name` should be queryable if we need it.", "`name` should be indexed by Spotlight.",
            "`name` creates an index entry.", "An index on `name` should not be added.",
            "Indexes on `name` should be avoided.", "An index on `name` is not needed.",
        ])
    func none(sentence: String) throws {
        #expect(try Self.indexes(sentence) == [[], []])
    }

    @Test(
        "A record type that needs one is told where no field is named",
        arguments: [
            ("`Boat` needs a queryable index so that the app can list them.", 1),
            ("`Boat` needs a queryable index on `name`.", 0), ("`Boat` needs no queryable index.", 0),
            ("`Boat` has a name.", 0), ("`Boat` needs a queryable index on title.", 0),
            ("`Boat` needs queryable indexes: see below.", 0), ("`Boat` needs a queryable index?", 0),
            ("The server needs a queryable index.", 0),
        ])
    func fieldless(sentence: String, count: Int) throws {
        let read = try Reading(Self.types + sentence + "\n")
        #expect(read.findings.count { $0.hasSuffix("index.unread") } == count)
    }

    @Test("A list is read where each item is, and listed otherwise")
    func list() throws {
        let index = "Notes:\n- `name` should be queryable.\n"
        #expect(try Reading(Self.types + index).unread == [])
        let read = try Reading(Self.types + index + "- field `note`\n- Everyone may read\n")
        #expect(read.indexes[1] == ["queryable name"])
        #expect(read.unread.count == 1)
    }
}
