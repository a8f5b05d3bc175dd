import Testing

/// Roles of the app's own: in back-ticks they are kept, as a bare word they are told.
@Suite struct `Roles of the app's own` {
    @Test(arguments: [
        "Role `editor`: read, write",
        "- Role `editor`: read, write\n- `_world`: no access",
        "### Permissions\n\n- `editor`: Read, Write",
        "### Permissions\n\n| Role | Read | Write | Create |\n|---|---|---|---|\n| `editor` | yes | yes | no |",
        "### Permissions\n\n| Role | Permissions |\n|---|---|\n| `editor` | read, write |",
        "Members of the custom role `editor` can read and write.",
        "### Rechte\n\n- Rolle `editor`: lesen, schreiben",
        "### Droits\n\n- Rôle `editor` : lire, écrire",
        "### Permisos\n\n- Rol `editor`: leer, escribir",
        "### Права\n\n- Роль `editor`: чтение, запись",
        "### 权限\n\n- 角色 `editor`: 读取, 写入",
    ])
    func `are kept in back-ticks`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.grants == ["editor READ WRITE"])
        #expect(read.findings.isEmpty, "\(read.findings)")
    }

    @Test(arguments: [
        (
            "Permissions: World read, Creator write, role `editor` create",
            ["_world READ", "_creator WRITE", "editor CREATE"]
        ),
        ("Only the role `editor` may write.", ["editor WRITE"]),
    ])
    func `end what the role before them may do`(text: String, grants: [String]) throws {
        #expect(try Reading(trip(text)).grants == grants)
    }

    /// Who is no known role has what stands behind the name: the role before it gets none of it, and no denial is lost.
    @Test(arguments: [
        "`_world` may read, `Moderator` may write.", "Everyone can read, moderators can write.",
        "Everyone can read, but only moderators can write.", "Everyone can read, only `Moderator` can write.",
        "Everyone can read (moderators can write).", "`_world` read, moderators write.",
        "Jeder darf lesen, Moderatoren dürfen schreiben.",
        "Tout le monde peut lire, les modérateurs peuvent écrire.",
    ])
    func `take nothing from the role before them`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.grants == ["_world READ"])
        #expect(read.findings.map { $0.split(separator: " ").last } == ["grant.unread"])
    }

    @Test(arguments: [
        "Signed-in users may not write, `Moderator` may write.",
        "`_icloud` may not write, `Moderator` may write.", "`Moderator` may create and write.",
    ])
    func `are told where nothing says that they are roles`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.grants == [])
        #expect(read.findings.map { $0.split(separator: " ").last } == ["grant.unread"])
    }

    @Test func `leave the other sentences alone`() throws {
        for (text, grants) in [
            ("Everyone can read, the creator can write.", ["_world READ", "_creator WRITE"]),
            ("Everyone can read and only the creator can write.", ["_world READ", "_creator WRITE"]),
            ("Everyone can read; signed-in users can write.", ["_world READ", "_icloud WRITE"]),
        ] {
            let read = try Reading(trip(text))
            #expect(read.grants == grants, "\(text)")
            #expect(read.findings.isEmpty, "\(read.findings)")
        }
    }

    @Test(arguments: [
        "Permissions: Creator write, moderators create",
        "### Security Roles\n\n- Creator: Write\n- Moderators: Create",
        "### Roles\n\n| Role | Permissions |\n|---|---|\n| Creator | write |\n| Moderators | create |",
    ])
    func `are told where they are bare words`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.grants == ["_creator WRITE"])
        #expect(read.findings.map { $0.split(separator: " ").last } == ["grant.unread"])
    }

    @Test(arguments: [
        "### Permissions\n\n- `_creator`: Write\n- `title`: Read",
        "`CKModifyRecordsOperation` writes the record.",
        "Access: by the app; everyone reads the manual.",
        "Calls `editor` write their changes here.",
    ])
    func `are no fields and no code of the app`(text: String) throws {
        #expect(try Reading(trip(text)).grants == (text.hasPrefix("###") ? ["_creator WRITE"] : []))
    }

    /// A field `role` keeps roles of the app, which CloudKit does not know.
    @Test func `are none where a field keeps roles`() throws {
        let rights = "### Permissions\n\n- `_world`: Read\n- `editor`: Write"
        let read = try Reading(trip("| Field | Type |\n|---|---|\n| `role` | String |\n\n" + rights))
        #expect(try Reading(trip(rights)).grants == ["_world READ", "editor WRITE"])
        #expect(read.grants == ["_world READ"])
        #expect(read.findings.map { $0.split(separator: " ").last } == ["grant.unread"])
    }

    @Test func `may be the rows of a table with a column a record type`() throws {
        let table = "## Custom roles\n\n| Role | `Trip` |\n|---|---|\n| `editor` | READ, WRITE |"
        #expect(try Reading(trip(table)).grants == ["editor READ WRITE"])
    }

    @Test func `may be the headers of a table with a row a record type`() throws {
        let table =
            "## Security\n\n| Record type | World | `editor` |\n|---|---|---|\n| `Trip` | Read | Write |"
        #expect(try Reading(trip(table)).grants == ["_world READ", "editor WRITE"])
    }

    @Test(arguments: [
        "Permissions: Creator: write, for example", "Permissions: Creator: write (for example)",
    ])
    func `and those of CloudKit are none in an example`(text: String) throws {
        let read = try Reading(trip(text))
        #expect(read.grants == [])
        #expect(read.findings.map { $0.split(separator: " ").last } == ["grant.unread"])
        #expect(try Reading(trip("Permissions: Creator: write")).grants == ["_creator WRITE"])
    }

    /// A column is headed by the name that the document calls a role in back-ticks.
    @Test(arguments: [
        ("Create the role `Editor`.", ["_world READ", "Editor READ WRITE"], 0),
        ("Create a role named `Editor`.", ["_world READ", "Editor READ WRITE"], 0),
        ("Create the `Editor` role.", ["_world READ", "Editor READ WRITE"], 0),
        ("Create `Editor` for them.", ["_world READ"], 1),
    ])
    func `are known by their names`(line: String, grants: [String], findings: Int) throws {
        let table = "| Record type | World | Editor |\n|---|---|---|\n| `Trip` | Read | Read, Write |"
        let read = try Reading(trip("### Security roles\n\n\(line)\n\n\(table)"))
        #expect(read.grants == grants)
        #expect(read.findings.count == findings)
    }
}
