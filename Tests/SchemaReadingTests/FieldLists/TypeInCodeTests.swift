import SchemaDeclaration
import SchemaReading
import Testing

/// Items of which one pair of back-ticks holds the name, the type and what SQL says of them.
@Suite("Types behind the name in one pair of back-ticks")
struct TypeInCodeTests {
    private static func entities(_ items: String...) throws -> [String] {
        let list = items.map { "- \($0)\n" }.joined()
        return try DeclaredText("# Database\n\n## Tables\n\n### `boats`\n\nFields:\n\(list)").entities
    }

    @Test(arguments: [
        ("`id uuid primary key`", "`name text unique`"), ("`id` uuid primary key", "`name` text unique"),
    ])
    func `are read as behind it`(id: String, name: String) throws {
        #expect(try Self.entities(id, name) == ["boats: id uuid, name text unique"])
    }

    @Test func `keep what they refer to and what is a list`() throws {
        #expect(
            try Self.entities(
                "`owner_id uuid references sailors(id)`", "`berth text default 'A1'`", "`tags text[]`",
                "`draught numeric null`")
                == ["boats: owner_id uuid ->sailors, berth text, tags [text], draught numeric?"])
    }

    @Test(arguments: ["`name of the boat`", "`name textual`", "`name-text`"])
    func `are none where no type is known`(name: String) throws {
        #expect(try Self.entities("`id uuid`", "`age integer`", name) == ["boats: id uuid, age integer"])
    }

    @Test(arguments: ["`name` text on the hull", "`name` text not seen by all"])
    func `are none where the words go on as prose`(name: String) throws {
        #expect(try Self.entities("`id` uuid", name) == ["boats: id uuid, name"])
    }

    @Test func `arrows of two letters are arrows`() throws {
        #expect(
            try Self.entities("`id` -> UUID", "`name` → String (Optional)", "`hull` -> String (Optional)")
                == ["boats: id UUID, name String?, hull String?"])
    }

    @Test func `brackets behind a name in back-ticks make it a list`() throws {
        let text = "# Database\n\n## Tables\n\n| Table | Columns |\n|---|---|\n| `boats` | `id`, `tags[]` |\n"
        let fields = try #require(Reading(text).schema.entities.first).fields
        #expect(fields.map(\.name.value) == ["id", "tags"])
        #expect(fields[1].remarks.contains { $0.fact == .list })
    }
}
