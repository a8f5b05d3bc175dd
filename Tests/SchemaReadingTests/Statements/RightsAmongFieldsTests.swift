import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Rights in items of a list that is about fields, and in brackets that explain them.
@Suite struct `Rights among other items` {
    private func grants(_ text: String) throws -> [String] {
        try DeclaredText(text).schema.entities.flatMap { entity in
            entity.grants.map { grant in
                ([entity.name.value, grant.value.role] + grant.value.permissions.map(\.rawValue))
                    .joined(separator: " ")
            }
        }
    }

    @Test(arguments: [
        (
            "**Security role:** `_icloud` create/read/write own; `_world` read.",
            ["Berth _icloud READ WRITE CREATE", "Berth _world READ"]
        ),
        ("Permissions: `_world` read", ["Berth _world READ"]),
        ("`access`: public, read", []), ("**Purpose:** everyone may read it.", []),
    ])
    func `need a label`(item: String, grants: [String]) throws {
        let text =
            "# CloudKit\n\n## `Berth`\n\n- **Purpose:** where a boat lies.\n- **Fields:** `code` (String), `depth` (Double).\n- \(item)\n"
        #expect(try self.grants(text) == grants)
    }

    @Test(arguments: ["", " (for the user's very own records of this season)"])
    func `may be explained in brackets`(remark: String) throws {
        let text =
            "# CloudKit\n\n## `Berth`\n\n| Field | Type |\n|---|---|\n| `code` | String |\n\n## Security\n\nFor all record types, set:\n\n- **World**: No Access\n- **Authenticated**: Read/Write\(remark)\n"
        #expect(try grants(text) == ["Berth _icloud READ WRITE"])
    }
}
