import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Lists of the console's own names of roles, which say by themselves what they are about.
@Suite struct `Roles as the console calls them` {
    private static let types = """
        # CloudKit

        ## Record types

        ### Trip

        | Field | Type |
        | --- | --- |
        | `title` | String |

        ### Stop

        | Field | Type |
        | --- | --- |
        | `place` | String |


        """

    private static func grants(_ text: String) throws -> [[String]] {
        try DeclaredText(types + text + "\n").schema.entities.map { entity in
            entity.grants.map {
                $0.value.role + " " + $0.value.permissions.map(\.rawValue).joined(separator: "+")
            }
        }
    }

    @Test func `give rights right below the fields`() throws {
        let rights = "- World: Read only\n- Creator: Read/Write"
        #expect(try Self.grants(rights) == [[], ["_world READ", "_creator READ+WRITE"]])
    }

    @Test(arguments: ["- World: as the atlas has it\n- Creator: Read/Write", "- World: Read only"])
    func `say nothing where one of them has no right, or there is but one`(items: String) throws {
        #expect(try Self.grants(items) == [[], []])
    }

    @Test(arguments: ["**Trip Record**", "**Trip**", "`Trip`:"])
    func `stand below an item that names the record type`(item: String) throws {
        let chapter = "## Step 5: Configure Security\n\nIn \"Security Roles\":\n\n1. \(item)\n"
        let rights = "   - World: No Access\n   - Authenticated: Create/Read"
        #expect(try Self.grants(chapter + rights) == [["_icloud READ+CREATE"], []])
    }

    @Test(arguments: ["## Permissions", "## Security roles"])
    func `stand below a heading that names the record type again`(chapter: String) throws {
        let rights = "- World: Read\n- Creator: Write"
        #expect(
            try Self.grants("\(chapter)\n\n### Trip\n\n\(rights)") == [
                ["_world READ", "_creator WRITE"], [],
            ])
    }

    @Test(arguments: [
        "The following is wrong.\n\n- World: Write\n- Creator: Read",
        "- World (everyone): Read\n- Creator: Write",
    ])
    func `are told where they are taken back, or say more`(rights: String) throws {
        let read = try DeclaredText(Self.types + "## Permissions\n\n### Trip\n\n\(rights)\n")
        #expect(read.schema.entities.flatMap(\.grants).isEmpty)
        #expect(read.unread.count == 1)
    }

    @Test(arguments: ["## Test plan", "## Levels"])
    func `give no right in a chapter about something else`(chapter: String) throws {
        #expect(try Self.grants("\(chapter)\n\n### Trip\n\n- World: Read\n- Creator: Write") == [[], []])
    }

    @Test func `are those of all where a sentence says so below one`() throws {
        let rights = "For all record types `_world` may read."
        #expect(
            try Self.grants("## Permissions\n\n### Trip\n\n\(rights)") == [["_world READ"], ["_world READ"]])
    }

    @Test func `need no colon behind CloudKit's own names`() throws {
        let rights = "- `_icloud` is set to **Read-only**\n- `_world` is set to **Read-only**"
        #expect(
            try Self.grants("## Security\n\nFor `Trip`:\n\n\(rights)") == [
                ["_icloud READ", "_world READ"], [],
            ])
    }
}

/// Items that begin with what may be done, among those that begin with a role.
@Suite struct `Rights before the role in a list of roles` {
    private static func read(_ item: String) throws -> DeclaredText {
        try DeclaredText(
            "# CloudKit\n\n## Record types\n\n### Trip\n\n- `title`: String\n\n## Security\n\nWe add a custom role, `Editor`, to the "
                + "security roles.\n\nFor `Trip`:\n\n- \(item)\n- `_icloud`: Read-only\n")
    }

    @Test(arguments: [
        ("Create / Write only for `Editor`", ["Editor", "_icloud"]),
        ("Write: the role `Curator`", ["Curator", "_icloud"]), ("Create not for `Editor`", []),
        ("Create for all but the role `Editor`", []),
        ("Create only for `Someone`", ["_icloud"]),
    ])
    func `are those of a role that the document calls so`(item: String, roles: [String]) throws {
        #expect(try Self.read(item).schema.entities[0].grants.map(\.value.role) == roles)
    }

    @Test func `are told where the role is not known`() throws {
        let told = try Self.read("Create only for `Someone`").schema.diagnostics
        #expect(told.map(\.id.rawValue).contains("grant.unread"))
    }
}
