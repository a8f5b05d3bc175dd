import Diagnostics
import SchemaModel
import Testing

/// What former names, earlier keys and retirement make of a field.
@Suite struct HistoryTests {
    private func key(_ name: String, _ resolved: Resolved) throws -> String {
        let entity = try #require(resolved.schema.entity(named: "Card"))
        return entity.recordKey(of: try resolved.field(name))
    }

    @Test func `a renamed field keeps its key, and a note says so`() throws {
        let resolved = Resolved(rows: "`title` | String | 1️⃣Renamed from `name`", "`id` | String | x")
        #expect(try resolved.field("title").originalName == "name")
        #expect(try key("title", resolved) == "name")
        #expect(try resolved.diagnostic("key.kept").severity == .remark)
    }

    @Test func `a field keeps nothing that it was not called`() throws {
        let resolved = Resolved(rows: "`title` | String | Formerly private", "`id` | String | x")
        #expect(try key("title", resolved) == "title")
        #expect(resolved.count("key.kept") == 0)
    }

    @Test func `an index may name a field as it was called`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## `Card`\n\n| Field | Type | Notes |\n|---|---|---|\n"
                + "| `title` | String | Formerly `name` |\n| `id` | String | |\n\nQueryable: `name`, `id`\n")
        #expect(resolved.schema.entities[0].indexes.flatMap(\.fields).map(\.name) == ["title", "id"])
    }

    @Test func `a new key is read beside the earlier one`() throws {
        let resolved = Resolved(rows: "`title` | String | New key in 2.0, before that in `name`")
        #expect(try resolved.field("title").earlierKey == "name")
        #expect(try key("title", resolved) == "title")
        #expect(resolved.count("key.kept") == 0)
    }

    @Test func `a former name that another field has is an earlier key`() throws {
        let resolved = Resolved(
            rows: "`title` | String | Formerly `name`", "`name` | String | Deprecated since 2.0")
        #expect(try resolved.field("title").earlierKey == "name")
        #expect(try resolved.field("title").originalName == nil)
        #expect(try key("title", resolved) == "title")
        #expect(try resolved.field("name").retirement?.sentence == "Deprecated since 2.0.")
    }

    @Test func `what was split is renamed from nothing`() throws {
        let resolved = Resolved(
            rows: "`first` | String | Formerly `name`", "`last` | String | Formerly `name`")
        #expect(resolved.count("name.shared") == 1)
        #expect(try key("first", resolved) == "first")
        #expect(try key("last", resolved) == "last")
    }

    @Test(arguments: [
        "Encrypted since 2.0, before that in `email`", "Encrypted since 2.0. Was: `email`",
        "Encrypted since 2.0, formerly `email`",
    ])
    func `an encrypted field has a key of its own, and reads the old one`(note: String) throws {
        let resolved = Resolved(rows: "`emailSecret` | String | \(note)")
        let field = try resolved.field("emailSecret")
        #expect(field.isEncrypted)
        #expect(field.earlierKey == "email")
        #expect(try key("emailSecret", resolved) == "emailSecret")
        #expect(resolved.diagnostics.isEmpty || resolved.count("encrypted.later") == 0)
    }

    @Test(arguments: ["", ", before that in `email`"])
    func `without another old key a warning says what to do`(more: String) throws {
        let resolved = Resolved(rows: "`email` | String | Encrypted since 2.0\(more)")
        #expect(try resolved.field("email").isEncrypted)
        #expect(resolved.count("encrypted.later") == 1)
        #expect(try resolved.diagnostic("encrypted.later").remedy?.contains("before that in") == true)
    }

    @Test func `what nothing writes any more may be missing`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## `Card`\n\n| Field | Type | Required | Notes |\n|---|---|---|---|\n"
                + "| `a` | String | Yes | Deprecated since 2.0 |\n| `b` | String | Yes | No longer written |\n"
                + "| ~~`c`~~ | String | Yes | Old |\n| `d` | String | Yes | New |\n")
        #expect(try resolved.field("a").isOptional == false)
        #expect(try resolved.field("b").isOptional == true)
        #expect(try resolved.field("c").isOptional == true)
        #expect(try resolved.field("c").retirement?.sentence == "Retired.")
        #expect(try resolved.field("c").documentation == "Retired. Old")
        #expect(try resolved.field("d").retirement == nil)
    }

    @Test func `a name struck through before another is the former one`() throws {
        let resolved = Resolved(rows: "~~`name`~~ `title` | String | x", "~~old~~ color | String | x")
        #expect(try resolved.field("title").originalName == "name")
        #expect(try resolved.field("color").originalName == "old")
        #expect(resolved.schema.entities[0].fields.count == 2)
    }

    @Test func `a row struck through gives way to one that describes the field anew`() throws {
        let resolved = Resolved(rows: "~~`due`~~ | String | x", "`due` | Date | When")
        #expect(try resolved.field("due").type == .date)
        #expect(try resolved.field("due").retirement == nil)
        #expect(try resolved.diagnostic("field.struck").message.contains("left out"))
    }
}
