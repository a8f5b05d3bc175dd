import Diagnostics
import SchemaModel
import Testing

/// Statements that stand apart from the fields may name record types and fields as they were called before.
@Suite struct FormerNameTests {
    private static let fields = """
        # CloudKit schema

        ### `Recipe` (formerly `GlazeRecipe`)

        | Field | Type | Notes |
        |---|---|---|
        | `title` | String | Renamed from `label` |
        | `cone` | Int64 | |
        | `studio` | Reference → Studio | Renamed from `workshop` |


        """

    private static let studio = "### `Studio`\n\n| Field | Type |\n|---|---|\n| `name` | String |\n\n"

    /// What statements say, without the places where they stand.
    private struct Facts: Equatable {
        let types: [String]
        let indexes: [Index]
        let keys: [[String]]
        let grants: [Grant]
        let rows: [[String]]
        let encrypted: [String]
        let rules: [DeleteRule?]

        init(_ resolved: Resolved) throws {
            let recipe = try #require(resolved.schema.entity(named: "Recipe"))
            types = resolved.schema.entities.map(\.recordType)
            indexes = recipe.indexes
            keys = recipe.uniqueKeys.map(\.fields)
            grants = recipe.grants
            rows = recipe.rows.map { $0.values.map { "\($0.field)=\($0.text)" } }
            encrypted = recipe.fields.filter(\.isEncrypted).map(\.name)
            rules = recipe.fields.map(\.onDelete)
        }
    }

    private func facts(below: String, behind: String, old: Bool) throws -> Facts {
        func named(_ text: String) -> String {
            text.replacing("TYPE", with: old ? "GlazeRecipe" : "Recipe")
                .replacing("FIELD", with: old ? "label" : "title")
                .replacing("PLACE", with: old ? "workshop" : "studio")
        }
        return try Facts(Resolved(Self.fields + named(below) + "\n\n" + Self.studio + named(behind) + "\n"))
    }

    @Test(arguments: [
        "Encrypted fields: `FIELD`", "`FIELD` is encrypted.", "Unique key: `FIELD`, `cone`",
        "No two records share `FIELD` and `cone`.", "Queryable: `FIELD`", "**Indexes:** `FIELD` Queryable",
        "**Delete rules:**\n\n- `PLACE`: cascade",
    ])
    func `a line below the fields may`(line: String) throws {
        let new = try facts(below: line, behind: "", old: false)
        #expect(new == (try facts(below: line, behind: "", old: true)))
        #expect(new != (try facts(below: "", behind: "", old: false)))
    }

    @Test(arguments: [
        """
        ## Security roles

        | Record type | Role | Create | Read | Write |
        |---|---|---|---|---|
        | `TYPE` | `_world` | No | Yes | No |
        | `Studio` | `_world` | No | Yes | No |
        """,
        "## Security roles\n\n- `TYPE`: `_world` read\n- `Studio`: `_world` read",
        """
        ## Indexes

        | Record type | Field | Index |
        |---|---|---|
        | `TYPE` | `FIELD` | Queryable |
        | `Studio` | `name` | Queryable |
        """,
        "## Indexes\n\n- `TYPE.FIELD`: Queryable",
        """
        ## Unique keys

        | Record type | Unique key |
        |---|---|
        | `TYPE` | `FIELD`, `cone` |
        """,
        "Unique key of `TYPE`: `FIELD`, `cone`", "Unique key: `TYPE.FIELD`, `TYPE.cone`",
        "## Delete rules\n\n- `TYPE.PLACE`: cascade",
        "## Default TYPEs\n\n| FIELD | cone |\n|---|---|\n| Celadon | 10 |",
    ])
    func `a section of its own may`(section: String) throws {
        let new = try facts(below: "", behind: section, old: false)
        #expect(new == (try facts(below: "", behind: section, old: true)))
        #expect(new != (try facts(below: "", behind: "", old: false)))
    }

    @Test func `a name that another field has now is that field's`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## `Card`\n\n| Field | Type | Notes |\n|---|---|---|\n"
                + "| `title` | String | Formerly `name` |\n| `name` | String | |\n\nEncrypted fields: `name`\n"
        )
        #expect(try !resolved.field("title").isEncrypted)
        #expect(try resolved.field("name").isEncrypted)
    }

    @Test func `a name that two fields had means neither`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## `Card`\n\n| Field | Type | Notes |\n|---|---|---|\n"
                + "| `first` | String | Formerly `name` |\n| `last` | String | Formerly `name` |\n\n"
                + "Unique key: `name`\n")
        #expect(resolved.count("key.undeclared") == 1)
    }
}
