import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Whose rights a line gives, beside a neighbour that differs in one thing.
@Suite struct `Which role and which record types a right is for` {
    private static func grants(_ rest: String) throws -> [String] {
        let tables = ["Photo", "Report"].map {
            "## \($0)\n\n| Field | Type |\n|---|---|\n| `title` | String |"
        }
        let read = try Reading(
            "# Schema\n\n\(tables.joined(separator: "\n\n"))\n\n## Security roles\n\n\(rest)")
        return read.schema.entities.flatMap { entity in
            entity.grants.map { grant in
                ([String(entity.name.value.prefix(1)), grant.value.role]
                    + grant.value.permissions.map(\.rawValue))
                    .joined(separator: " ")
            }
        }
    }

    @Test(arguments: [
        ("Everyone can read, but nobody except the creator may write", ["_world READ", "_creator WRITE"]),
        ("Everyone can read, only the creator can write", ["_world READ", "_creator WRITE"]),
        ("Everyone can read", ["_world READ"]),
        ("World can read; authenticated users can create", ["_world READ", "_icloud CREATE"]),
        ("Nobody can write except the creator. Everyone can read.", ["_creator WRITE", "_world READ"]),
        (
            "Todos pueden leer, pero nadie excepto el creador puede escribir",
            ["_world READ", "_creator WRITE"]
        ),
        (
            "Tous peuvent lire, mais personne sauf le créateur ne peut modifier",
            ["_world READ", "_creator WRITE"]
        ),
        ("Authenticated: Read, Create, Write (creator only)", ["_icloud READ CREATE", "_creator WRITE"]),
        ("Authenticated users can create, read all", ["_icloud READ CREATE"]),
    ])
    func `an item may give rights to several roles`(item: String, grants: [String]) throws {
        let read = try Reading(trip("**Security**\n- \(item)"))
        #expect(Set(read.grants) == Set(grants))
    }

    static let table = "\n\n| Role | Read |\n|---|---|\n| World | ✅ |\n"
    static let list = "\n\n- World: Read\n- Creator: Write\n"

    @Test(arguments: [
        ("Set these only on `Photo`:" + table, ["P _world READ"]),
        ("For all record types:" + table, ["P _world READ", "R _world READ"]),
        ("For all record types except `Report`:" + table, ["P _world READ"]),
        ("Set for `Photo`, `Report`:" + table, ["P _world READ", "R _world READ"]),
        ("Set for `Photo`:" + list, ["P _world READ", "P _creator WRITE"]),
        (
            "- World: Read (except `Report`)\n- Creator: Write",
            ["P _world READ", "P _creator WRITE", "R _creator WRITE"]
        ),
        (
            "- World: Read, not on `Report`\n- Creator: Write",
            ["P _world READ", "P _creator WRITE", "R _creator WRITE"]
        ),
        (
            "- Welt: Lesen (außer `Report`)\n- Ersteller: Schreiben",
            ["P _world READ", "P _creator WRITE", "R _creator WRITE"]
        ),
        (
            "- `_world`: READ（`Report` 除外）\n- `_creator`: WRITE",
            ["P _world READ", "P _creator WRITE", "R _creator WRITE"]
        ),
        (
            "- World: Read on `Report` only\n- Creator: Write",
            ["P _creator WRITE", "R _world READ", "R _creator WRITE"]
        ),
        ("- World: Read (except drafts)\n- Creator: Write", ["P _creator WRITE", "R _creator WRITE"]),
        ("`_icloud`: read and write on all types except `Report`", ["P _icloud READ WRITE"]),
        ("Everyone can read all record types except `Report`.", ["P _world READ"]),
        ("Everyone can read all record types.", ["P _world READ", "R _world READ"]),
        (
            "| Record type | `_world` | `_creator` |\n|---|---|---|\n| All except `Report` | Read | Write |",
            ["P _world READ", "P _creator WRITE"]
        ),
        (
            "On every type:" + list
                + "\nExcept `Report`. On `Report`:\n- `_world`: none\n- `_icloud`: Create",
            ["P _world READ", "P _creator WRITE", "R _icloud CREATE"]
        ),
        (
            "On every type:" + list + "\nExcept `Report` (2026): take Read away from `_world`.",
            ["P _world READ", "P _creator WRITE"]
        ),
        (
            "On every type:" + list + "\nExcept on Sundays, everyone can read.",
            ["P _world READ", "P _creator WRITE", "R _world READ", "R _creator WRITE"]
        ),
    ])
    func `a line names or excepts record types`(rest: String, grants: [String]) throws {
        #expect(try Set(Self.grants(rest)) == Set(grants))
    }

    @Test(arguments: [
        (
            "### Authenticated\n- Read access to all records\n- Create access",
            ["P _icloud READ CREATE", "R _icloud READ CREATE"]
        ),
        ("### Creator\n- Full access", ["P _creator READ WRITE CREATE", "R _creator READ WRITE CREATE"]),
        ("### Rationale\n- Full access", []),
    ])
    func `a role may be a heading`(rest: String, grants: [String]) throws {
        #expect(try Self.grants(rest) == grants)
    }

    @Test(arguments: [
        ("- World: Read (except drafts)\n- Creator: Write", "grant.unread"),
        ("- World: Read\n- Authenticated users: everything except delete", "grant.unread"),
        ("- World: Read\n- Creator: Write", nil),
        ("- World: Read\n- Creator: Write\n\nExcept `Photo`: take Read away.", "grant.unread"),
        ("- World: Read\n- Creator: Write\n\nExcept `Photo`.", nil),
        ("Authenticated users need read and write on all record types.", "grant.unread"),
        ("Authenticated users are those with an account.", nil),
    ])
    func `what is not understood is told`(rest: String, id: String?) throws {
        let read = try Reading("# Schema\n\n## Photo\n\n- `title`: String\n\n## Security roles\n\n" + rest)
        #expect(read.schema.diagnostics.map(\.id.rawValue).contains("grant.unread") == (id != nil))
    }

    @Test func `a list below a role that is not understood is told`() throws {
        let read = try Reading(
            "# Schema\n\n## Photo\n\n- `title`: String\n\n## Security roles\n\n### Creator\n\n- Read own records\n"
        )
        #expect(read.unread == ["11:1 list"])
    }

    /// Rights that are taken away are none, and a line about record types gives to those that it names.
    @Test(arguments: [
        ("- `_icloud`: read, remove write and create", ["P _icloud READ", "R _icloud READ"]),
        ("- `_icloud`: read; revoke write", ["P _icloud READ", "R _icloud READ"]),
        ("- `_icloud`: read, write and delete", ["P _icloud READ WRITE", "R _icloud READ WRITE"]),
        ("- `_icloud`: write deleted photos", ["P _icloud WRITE", "R _icloud WRITE"]),
        ("- `_icloud`: remove write, read", []),
        ("- `_icloud` on `Photo`: read", ["P _icloud READ"]),
        (
            "Schema → Security Roles → Report →\n\n- `_world`: read\n- `_icloud`: create\n",
            ["R _world READ", "R _icloud CREATE"]
        ),
    ])
    func `what is taken away is not given`(rest: String, grants: [String]) throws {
        #expect(try Self.grants(rest) == grants)
    }

    @Test(arguments: [
        ("remove write, read stays", ["grant.unread at 17:4"]), ("remove write and create", []),
    ])
    func `what may be left of rights that are taken away is told`(rights: String, findings: [String]) throws {
        let tables = ["Photo", "Report"].map {
            "## \($0)\n\n| Field | Type |\n|---|---|\n| `title` | String |"
        }
        let read = try DeclaredText(
            "# Schema\n\n\(tables.joined(separator: "\n\n"))\n\n## Security roles\n\n- `_icloud`: \(rights)\n"
        )
        #expect(read.findings == findings)
        #expect(read.schema.entities.flatMap(\.grants).isEmpty)
    }
}
