import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Several statements in one paragraph` {
    private struct Said: Equatable {
        var keys: [String] = []
        var indexes: [String] = []
        var grants: [String] = []
        var prose: [String] = []
    }

    private func read(_ text: String) throws -> Said {
        let reading = try Reading(trip(text))
        return Said(
            keys: reading.keys, indexes: reading.indexes[0], grants: reading.grants,
            prose: reading.schema.entities[0].paragraphs.map(\.value))
    }

    @Test(arguments: ["\n", ". ", "; "])
    func `a key and an index are both read, in any order`(between: String) throws {
        let said = Said(keys: ["owner"], indexes: ["queryable start"])
        #expect(try read("Unique key: `owner`\(between)Queryable: `start`") == said)
        #expect(try read("Queryable: `start`\(between)Unique key: `owner`") == said)
    }

    @Test func `a grant below an index is read and stays in the documentation`() throws {
        let grant = "Only the creating user may read and write it."
        let said = Said(indexes: ["queryable start"], grants: ["_creator READ WRITE"], prose: [grant])
        #expect(try read("Queryable: `start`\n\(grant)") == said)
        #expect(try read("Queryable: `start`. \(grant)") == said)
        #expect(try read("\(grant)\nQueryable: `start`") == said)
    }

    @Test func `a key in a sentence leaves the index behind it`() throws {
        let said = Said(keys: ["owner"], indexes: ["queryable start"], prose: ["One per `owner`."])
        #expect(try read("One per `owner`.\nQueryable: `start`") == said)
    }

    @Test func `prose around statements is kept without them`() throws {
        let text = "One a journey, with *all* its days.\nQueryable: `start`\nKept for a `title` a year."
        #expect(try read(text).prose == ["One a journey, with all its days. Kept for a `title` a year."])
        #expect(try read(text).indexes == ["queryable start"])
    }

    @Test(arguments: [
        "Queryable: `start`,\n`title`", "Queryable: `start` and\n`title`", "Queryable: `start`\n`title`",
        "Queryable: start,\ntitle", "Indexes: `start` queryable; `title` queryable",
        "Indexes: `start` queryable. `title` queryable.",
    ])
    func `a statement may go on in the next line`(text: String) throws {
        #expect(try read(text) == Said(indexes: ["queryable start", "queryable title"]))
    }

    @Test func `what a later sentence names has no index`() throws {
        let text = "Queryable: `start`. The `title` is on the cover."
        #expect(try read(text) == Said(indexes: ["queryable start"], prose: ["The `title` is on the cover."]))
    }

    @Test(arguments: [
        ("Everyone can read; only authenticated users can create.", ["_world READ", "_icloud CREATE"]),
        ("Only signed-in users can create records.", ["_icloud CREATE"]),
        ("Only signed-in users can create a plan with stops.", []), ("Only create it for the user.", []),
        ("Signed-in users can create.", ["_icloud CREATE"]), ("Signed-in users can create a plan.", []),
    ])
    func `who alone creates records is granted it`(text: String, grants: [String]) throws {
        #expect(try read(text).grants == grants)
    }
}
