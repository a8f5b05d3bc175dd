import SchemaDeclaration
import SchemaReading
import Testing

/// A block that is nothing but names.
@Suite struct `Names alone in a block of code` {
    private static func read(_ code: String, under heading: String = "Trip") throws -> DeclaredText {
        try DeclaredText(
            "# App\n\n## Data model (SwiftData)\n\n### \(heading)\n\n```swift\n\(code)\n```\n")
    }

    @Test(arguments: [
        "id, title, startedAt", "id, title,\nstartedAt", "// one a journey\ntripID, title, startedAt",
    ])
    func `are fields where there is a key`(code: String) throws {
        let read = try Self.read(code)
        #expect(read.entities.count == 1)
        #expect(read.schema.entities.first?.fields.count == 3)
    }

    @Test(arguments: ["title, place, startedAt", "open, closed, lost"])
    func `are told where there is none`(code: String) throws {
        let read = try Self.read(code)
        #expect(read.entities == [])
        #expect(read.unread.count == 1)
    }

    @Test(arguments: ["id, title", "id, title, startedAt\nload(id)", "id = 1, title = 2, day = 3"])
    func `are nothing with too few or with code`(code: String) throws {
        #expect(try Self.read(code).entities == [])
    }

    @Test(arguments: ["Sort order:", "Do not store these:", "The API returns:"])
    func `are something else below a line`(line: String) throws {
        let read = try DeclaredText(
            "# App\n\n## Data model (SwiftData)\n\n### Trip\n\n\(line)\n\n```\nid, title, startedAt\n```\n")
        #expect(read.entities == [])
    }

    @Test(arguments: ["These are not stored.", "The API returns these.", "Valid states."])
    func `are told below a sentence`(sentence: String) throws {
        let read = try DeclaredText(
            "# App\n\n## Data model (SwiftData)\n\n### Trip\n\n\(sentence)\n\n```\nid, title, startedAt\n```\n"
        )
        #expect(read.entities == [])
        #expect(read.unread.count == 1)
    }

    @Test func `need a schema above`() throws {
        let read = try DeclaredText("# App\n\n## Networking\n\n### Trip\n\n```\nid, title, startedAt\n```\n")
        #expect(read.entities == [])
    }
}

/// SQL below a heading that names no table of it.
@Suite struct `SQL below the name of a migration` {
    @Test func `defines its own tables alone`() throws {
        let table = "CREATE TABLE trips (\n  id TEXT PRIMARY KEY,\n  title TEXT NOT NULL\n);"
        let read = try DeclaredText(
            "# Database\n\n## `trips`\n\n| Column | Type |\n|---|---|\n| `id` | TEXT |\n| `title` | TEXT |\n\n"
                + "## Migrations\n\n### v1: `v1_create_trips`\n\n```sql\n\(table)\n```\n")
        #expect(read.schema.entities.map(\.name.value) == ["trips"])
    }
}
