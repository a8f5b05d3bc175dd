import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Sentences and items that ask for several indexes, each of its own kind.
@Suite struct `Several demands for indexes` {
    private static func indexes(_ text: String) throws -> [String] {
        let read = try Reading(
            "# App\n\n## Record type `Trip`\n\n| Field | Type |\n|---|---|\n| `a` | String |\n| `b` | Date |\n| `c` | Date |\n\n\(text)\n"
        )
        return read.schema.entities.flatMap(\.indexes).map { index in
            let fields = index.value.fields.map { $0.name + ($0.descending ? "-" : "") }
            return "\(index.value.kind) \(fields.joined(separator: "+"))"
        }
    }

    @Test(arguments: [
        ("Add a queryable index for `a` and a sortable index for `b`.", ["queryable a", "sortable b"]),
        (
            "Add a queryable index for `recordName` and a sortable index for `b`.",
            ["queryable recordName", "sortable b"]
        ),
        (
            "Add a queryable index on `a` and `b`, and a sortable index on `c`.",
            ["queryable a", "queryable b", "sortable c"]
        ),
        ("Add a queryable and sortable index on `a`.", ["queryable a", "sortable a"]),
        ("Add an index on `a` (queryable), `b` (sortable).", ["queryable a", "sortable b"]),
        ("There is an index on `a`, but no index on `b`.", ["queryable a"]),
    ])
    func `have their own kinds`(sentence: String, indexes: [String]) throws {
        #expect(try Self.indexes(sentence) == indexes)
    }

    @Test(arguments: [
        ("- queryable `a`, `b`; sortable `c`.", ["queryable a", "queryable b", "sortable c"]),
        ("- Query index: `a ASC, b DESC`", ["queryable a+b-"]),
        ("- `c DESC`: for the list", ["queryable c-"]),
        ("- Every record type: looked up by name; queryable `a` for the loader.", ["queryable a"]),
    ])
    func `stand in items below a heading`(item: String, indexes: [String]) throws {
        #expect(try Self.indexes("### Indexes\n\n" + item) == indexes)
    }
}

/// Items about roles: what explains a right grants none.
@Suite struct `A right that is explained` {
    private static func grants(_ items: String) throws -> [String] {
        let read = try Reading(
            "# App\n\n## Record type `Trip`\n\n| Field | Type |\n|---|---|\n| `a` | String |\n\n## Security Roles\n\n\(items)\n"
        )
        return read.schema.entities.flatMap(\.grants).map { grant in
            grant.value.role + " " + grant.value.permissions.map(\.rawValue).sorted().joined(separator: "+")
        }
    }

    @Test(arguments: [
        "- `_world`: **No access** (or Read alone if that is needed)", "- `_world`: none (Read was removed)",
        "- `_world`: nothing. Untick **Read**, or anyone could read every report.",
    ])
    func `is none of the world's`(item: String) throws {
        #expect(try Self.grants(item + "\n- `_creator`: Read, Write") == ["_creator READ+WRITE"])
    }

    @Test func `is none that is said of development`() throws {
        let items = "- `_world`: Read, Write. In development only.\n- `_creator`: Read, Write"
        #expect(try Self.grants(items) == ["_creator READ+WRITE"])
    }

    @Test func `is of its first sentence`() throws {
        let items =
            "- `_icloud`: **Create** only.\n- `_creator`: **Create** and **Write**. No Read: the app never reads back."
        #expect(try Self.grants(items) == ["_icloud CREATE", "_creator CREATE+WRITE"])
    }
}
