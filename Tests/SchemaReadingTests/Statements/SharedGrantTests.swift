import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Rights that are stated for several record types` {
    private static func grants(_ rest: String) throws -> [String] {
        let tables = ["Trip", "Stop"].map { "## \($0)\n\n| Field | Type |\n|---|---|\n| `title` | String |" }
        let read = try DeclaredText("# Schema\n\n\(tables.joined(separator: "\n\n"))\n\n\(rest)")
        return read.schema.entities.flatMap { entity in
            entity.grants.map { grant in
                ([entity.name.value, grant.value.role] + grant.value.permissions.map(\.rawValue))
                    .joined(separator: " ")
            }
        }
    }

    @Test(arguments: [
        "All record types: `_world` read, `_creator` write",
        "- All record types: `_world` read, `_creator` write",
        "Everyone can read all record types. Only the creator can write.",
        "For every record type: everybody may read, the creator may write.",
        "- `Trip`: `_world` read, `_creator` write\n- `Stop`: `_world` read, `_creator` write",
        "| Record type | World | Creator |\n|---|---|---|\n| Trip | Read | Write |\n| Stop | Read | Write |",
        "| Role | Read | Write |\n|---|---|---|\n| World | yes | no |\n| Creator | no | yes |",
        "| | Trip | Stop |\n|---|---|---|\n| everyone | read | read |\n| creator | write | write |",
        "| Record type | Role | Permission |\n|---|---|---|\n| All record types | World | Read |\n| Trip | Creator | Write |\n| Stop | Creator | Write |",
    ])
    func `are theirs`(rest: String) throws {
        #expect(
            try Self.grants("## Security\n\n" + rest) == [
                "Trip _world READ", "Trip _creator WRITE", "Stop _world READ", "Stop _creator WRITE",
            ])
    }

    @Test(arguments: [
        "`_icloud` (signed-in users) needs Read and Write.", "`_icloud` (signed-in users): Read, Write",
        "- `_icloud` (signed-in users): Read, Write", "`_icloud` role: Read, Write for all types",
        "`_icloud` needs Read and Write on all four record types.",
        "`_icloud` needs **Read,\nWrite** on all 2 record types.",
        "`_icloud` (angemeldete Nutzer) braucht auf allen beiden Record-Typen **Read und Write**.",
    ])
    func `are those of the one role`(rest: String) throws {
        #expect(
            try Self.grants("## Security roles\n\n" + rest) == [
                "Trip _icloud READ WRITE", "Stop _icloud READ WRITE",
            ])
    }

    @Test(arguments: [
        ("Give the `_world` role Read on `Stop`.", []), ("Give `_world` Write on `Stop`? No.", []),
        ("An attacker with `_world` Write on `Stop` could delete it.", []),
        ("`_icloud` loses Write on `Stop`.", []), ("`_world` Write on `Stop` is disabled.", []),
        ("Version 1 gave `_world` Write on `Stop`.", []), ("Check `_world` Write on `Stop` is refused.", []),
        ("`_world` queries read the index on `Stop`.", []), ("Does `_world` need Read on `Stop`?", []),
        ("`_world` needs Read on `Stop` in development.", []),
        (
            "`_icloud` has Read and Write on `Trip` and `Stop`.",
            ["Trip _icloud READ WRITE", "Stop _icloud READ WRITE"]
        ),
        ("`_world` needs Read on `Stop`.", ["Stop _world READ"]),
        ("`_world` does not need Read on `Stop`.", []), ("`_world` could get Read on `Stop` later.", []),
        ("`Stop` is what `_world` is, and Read is what it needs.", []),
    ])
    func `are those of the record type behind them`(rest: String, grants: [String]) throws {
        #expect(try Self.grants("## Security roles\n\n" + rest) == grants)
    }

    private static let both = ["Trip _world READ", "Stop _world READ"]

    @Test(arguments: [
        ("All types:\n\n- World: Read\n- Creator: none", both),
        ("All types other than `Stop`:\n\n- World: Read\n- Creator: none", ["Trip _world READ"]),
        ("Every type but `Stop`:\n\n- World: Read\n- Creator: none", ["Trip _world READ"]),
        ("Alle Typen außer `Stop`:\n\n- Welt: Lesen\n- Ersteller: keine", ["Trip _world READ"]),
        ("On `Stop`:\n\n- World: Read\n- Creator: none", ["Stop _world READ"]),
    ])
    func `a line above a list says of which`(rest: String, grants: [String]) throws {
        #expect(try Self.grants(rest) == grants)
        #expect(try Self.grants("## Security\n\n" + rest) == grants)
    }

    @Test(arguments: [
        ("All types: World: read", both), ("All types: World: read (except `Stop`)", ["Trip _world READ"]),
        ("All types (except `Stop`): World: read", ["Trip _world READ"]), ("World: read", both),
        ("### World\n\nRead access.", both), ("### World\n\nReads the rules.", []),
        ("Authenticated users: everything except delete", []), ("The world reads about it.", []),
    ])
    func `a line of its own does, too`(rest: String, grants: [String]) throws {
        #expect(try Self.grants("## Security\n\n" + rest) == grants)
    }

    @Test(arguments: [
        "Nobody but the creator may write.", "Niemand außer dem Ersteller darf schreiben.",
        "Only the creator may write.",
    ])
    func `an exception to nobody has the right`(line: String) throws {
        #expect(try Self.grants(line) == ["Stop _creator WRITE"])
        #expect(try Self.grants("## Security\n\n" + line) == ["Trip _creator WRITE", "Stop _creator WRITE"])
    }

    /// The headers for record type, role, create, read and write, then yes, no and the creator.
    static let tables = [
        ["Record type", "Role", "Create", "Read", "Write", "yes", "no", "Creator"],
        ["Record type", "Role", "Create", "Read", "Write", "✓", "-", "`_creator`"],
        ["Record type", "Role", "Create", "Read", "Write", "x", "", "Creator"],
        ["Datensatztyp", "Rolle", "Anlegen", "Lesen", "Schreiben", "ja", "nein", "Ersteller"],
        ["Type d'enregistrement", "Rôle", "Créer", "Lire", "Écrire", "oui", "non", "Créateur"],
        ["Tipo de registro", "Rol", "Crear", "Leer", "Escribir", "sí", "no", "Creador"],
        ["Tipo de registro", "Função", "Criar", "Ler", "Escrever", "sim", "não", "Criador"],
        ["Tipo di record", "Ruolo", "Creare", "Leggere", "Scrivere", "sì", "no", "Creatore"],
        ["Recordtype", "Rol", "Aanmaken", "Lezen", "Schrijven", "ja", "nee", "Maker"],
        ["Kayıt türü", "Rol", "Oluşturma", "Okuma", "Yazma", "evet", "hayır", "Oluşturan"],
        ["Тип записи", "Роль", "Создание", "Чтение", "Запись", "да", "нет", "Создатель"],
        ["レコードタイプ", "役割", "作成", "読み取り", "書き込み", "はい", "いいえ", "作成者"],
        ["记录类型", "角色", "创建", "读取", "写入", "是", "否", "创建者"],
        ["Typ rekordu", "Rola", "Tworzenie", "Odczyt", "Zapis", "tak", "nie", "Twórca"],
        ["نوع السجل", "دور", "إنشاء", "قراءة", "كتابة", "نعم", "لا", "المنشئ"],
    ]

    private static func table(_ words: [String], under heading: String) -> String {
        let (yes, no) = (words[5], words[6])
        return """
            \(heading)

            | \(words[0]) | \(words[1]) | \(words[2]) | \(words[3]) | \(words[4]) |
            |---|---|---|---|---|
            | Trip | `_world` | \(no) | \(yes) | \(no) |
            | | \(words[7]) | \(yes) | \(no) | \(yes) |
            | Stop | `_icloud` | \(yes) | \(no) | \(no) |
            """
    }

    @Test(arguments: tables)
    func `are ticked in a table`(words: [String]) throws {
        let grants = ["Trip _world READ", "Trip _creator WRITE CREATE", "Stop _icloud CREATE"]
        #expect(try Self.grants(Self.table(words, under: "## Security")) == grants)
        // Below another record type's heading as well, because each row names its own.
        #expect(try Self.grants(Self.table(words, under: "### Roles")) == grants)
    }

    @Test func `are listed as unread where the table names an unknown record type`() throws {
        let text = """
            # Schema

            ## Trip

            | Field | Type |
            |---|---|
            | `title` | String |

            ## Security

            | Record type | Role | Read | Write |
            |---|---|---|---|
            | Trip | World | yes | no |
            | Tirp | Creator | yes | yes |
            """
        #expect(try DeclaredText(text).unread == ["table at 11:1"])
    }

    @Test func `and one more for one of them`() throws {
        let grants = try Self.grants(
            "## Security\n\n- All record types: `_world` read\n- Stop: `_icloud` create")
        #expect(grants == ["Trip _world READ", "Stop _world READ", "Stop _icloud CREATE"])
    }

    @Test(arguments: [
        "## Security\n\nEveryone can read the code.", "## Security\n\n- `Trip` is read by everyone who asks",
        "## Tools\n\n| Name | Purpose |\n|---|---|\n| Trip | Reads and writes all |",
        "## Security\n\nAll users read.",
    ])
    func `are none where no type is meant`(rest: String) throws {
        #expect(try Self.grants(rest).isEmpty)
    }

    private static func roles(_ rest: String) throws -> [String] {
        let tables = ["Boat", "Raft"].map {
            "## \($0) Record Type\n\n| Field | Type |\n|---|---|\n| name | String |"
        }
        let schema = try DeclaredText("# CloudKit\n\n\(tables.joined(separator: "\n\n"))\n\n\(rest)\n").schema
        return schema.entities.flatMap { entity in
            entity.grants.map {
                "\(entity.name.value) \($0.value.role) \($0.value.permissions.map(\.rawValue).joined(separator: " "))"
            }
        }
    }

    @Test(arguments: [
        "Permissions: read `_world`, create `_icloud`, write `_creator`.",
        "Permissions: read: `_world`, create: `_icloud`, write: `_creator`.",
        "Permissions: `_world` read, `_icloud` create, `_creator` write.",
    ])
    func `stand before their role or behind it`(line: String) throws {
        #expect(try Self.roles(line) == ["Raft _world READ", "Raft _icloud CREATE", "Raft _creator WRITE"])
    }

    @Test func `are no right of what somebody did`() throws {
        let table = "| Field | Type |\n|---|---|\n| name | String |\n"
        let line = "`_world` can read. Only the person who moored something can write."
        let findings = try DeclaredText("# CloudKit\n\n## Boat Record Type\n\n\(table)\n\(line)\n").findings
        #expect(!findings.contains { $0.hasPrefix("grant.unread") })
    }

    @Test func `stand before the record types that they are of`() throws {
        let roles = "## Security roles\n\n`_icloud`: **Create + Read** on both types (Raft, **Boat**, Ship)."
        #expect(try Self.roles(roles) == ["Boat _icloud READ CREATE", "Raft _icloud READ CREATE"])
        #expect(try Self.roles(roles.replacing("Raft, ", with: "")) == ["Boat _icloud READ CREATE"])
    }
}
