import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Chapters of nothing but rights, which hold for all record types.
@Suite struct `Rights in a chapter of their own` {
    private static func read(_ chapter: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## Record types\n\n### Trip\n\n- `title` (String)\n\n### Stop\n\n- `place` (String)\n\n\(chapter)\n"
        )
    }

    private static func grants(_ chapter: String) throws -> [String] {
        let read = try Self.read(chapter)
        let all = read.schema.entities.map { entity in
            entity.grants.map {
                $0.value.role + " " + $0.value.permissions.map(\.rawValue).joined(separator: "+")
            }
        }
        #expect(Set(all).count == 1)
        return all.first ?? []
    }

    @Test func `name what may be accessed before the colon, and how behind it`() throws {
        let chapter =
            "## Security Configuration\n\n- World access: LEVEL for all record types\n- Creator access: None\n"
        #expect(try Self.grants(chapter.replacing("LEVEL", with: "No access")) == [])
        #expect(try Self.grants(chapter.replacing("LEVEL", with: "Read")) == ["_world READ"])
        #expect(try Self.grants(chapter.replacing("LEVEL", with: "Read/Write")) == ["_world READ+WRITE"])
    }

    @Test(arguments: [
        "## Security Roles\n\n### Creator",
        "## Security Settings (For ALL Record Types)\n\n### Creator (Record owner only):",
    ])
    func `stand below a heading for each role`(headings: String) throws {
        let items = "- Create: ✅ Yes (private database only)\n- Read: ✅ Yes\n- Write: ❌ No"
        #expect(try Self.grants("\(headings)\n\n\(items)") == ["_creator READ+CREATE"])
        let none = try Self.read("\(headings)\n\n- Create: ❌ No\n- Read: ❌ No")
        #expect(none.schema.entities.flatMap(\.grants).isEmpty)
        #expect(none.unread == [])
        #expect(try Self.grants("\(headings)\n\n- Create: ✅ Yes (of drafts only)\n- Read: ✅ Yes") == [])
        let world = try Self.read("## Security Roles\n\n### World (Everyone)\n\n- Create: ❌ No\n- Read: ❌ No")
        #expect(world.unread == [])
    }

    @Test(arguments: ["", "In Schema → Security Roles the defaults will do:\n\n"])
    func `have the console's names of the roles in back-ticks`(line: String) throws {
        let items = "- `World`: Read\n- `Authenticated`: Create\n- `Creator`: Write"
        #expect(
            try Self.grants("## Security roles\n\n\(line)\(items)") == [
                "_world READ", "_icloud CREATE", "_creator WRITE",
            ])
    }

    @Test func `are none where they hold in development alone`() throws {
        let read = try Self.read("## Security roles\n\n- World: Read/Write (in development)\n- Creator: Read")
        #expect(read.schema.entities.first?.grants.map(\.value.role) == ["_creator"])
        #expect(read.findings.contains { $0.hasPrefix("grant.unread") })
    }

    @Test func `are none where the line above excepts types`() throws {
        let items = "- World: Read\n- Creator: Write"
        let read = try Self.read("## Security roles\n\nSecurity of all but `Stop`:\n\n\(items)")
        #expect(read.schema.entities.last?.grants.isEmpty == true)
    }
}
