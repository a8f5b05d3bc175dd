import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lines of a paragraph that begin with a name in bold.
@Suite struct `Lines of names in a paragraph` {
    @Test(arguments: [
        (
            "**ZCategory:** `id`, `name`  \n**ZLink：** `id`, `title`(0/1)",
            ["ZCategory: id, name", "ZLink: id, title"]
        ),
        ("**HighScore:** `id`, `name`", ["HighScore: id, name"]), ("**Status:** `open`, `closed`", []),
        ("**Indexes:** `id`, `name`", []), ("**Removed:** `id`, `name`", []), ("**Kind:** `id`, `name`", []),
        ("**ZCategory:** `open`, `closed`", []), ("**ZCategory:** `id`, `name`\nand more of it", []),
    ])
    func `are fields where one is a key`(lines: String, entities: [String]) throws {
        #expect(try Reading("# App\n\nCloudKit.\n\n### CloudKit fields\n\n\(lines)\n").entities == entities)
    }
}

/// Items of models that name fields without types, and relations behind the word for them.
@Suite struct `Items of names below a model` {
    private static func read(_ items: String, above: String = "SwiftData models") throws -> Reading {
        try Reading(
            "# App\n\nCloudKit.\n\n## \(above)\n\n### `Folder`\n\n\(items)\n\n### `Space`\n\n- `id: UUID`, `name: String`\n"
        )
    }

    @Test(arguments: [
        ("- `id`, `name`", "id, name"),
        ("- `id`, `name`\n- relation `spaces: [Space]`", "id, name, spaces Space"),
        ("- `id`, `name`\n- Relationships: `parent: Folder?`, `space`", "id, name, parent Folder, space"),
        ("- `id`, `name`\n- `folder`, `blocks: [Space]`", "id, name, folder, blocks Space"),
    ])
    func `are fields where one is a key`(items: String, fields: String) throws {
        #expect(try Self.read(items).entities.first == "Folder: " + fields)
    }

    /// Without a key they may be the cases of an enumeration.
    @Test(arguments: ["- `open`\n- `closed`", "- `open`, `closed`"])
    func `are none otherwise`(items: String) throws {
        #expect(try Self.read(items).names == ["Space"])
    }

    @Test func `are told beside an item that names none`() throws {
        let read = try Self.read(
            "- `id`, `file`, `uti` (kind), `data: Data?` **or** `url`\n- `width`, `height`\n- relation `block`"
        )
        #expect(read.names == ["Space"])
        #expect(
            read.schema.unread.map(\.reason) == ["too many of its items have no type to be read as fields"])
    }
}
