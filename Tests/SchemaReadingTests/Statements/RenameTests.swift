import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What sentences, lists and tables say that record types and fields were called before.
@Suite struct `Renames in histories, lists and tables` {
    private static let head = """
        # CloudKit Schema

        ## Planting

        | Field | Type |
        |---|---|
        | name | String |
        | size | Int64 |


        """

    private static func declared(below rest: String) throws -> DeclaredText { try DeclaredText(head + rest) }

    private static func declared(saying sentence: String) throws -> DeclaredText {
        try DeclaredText(head.replacing("## Planting\n", with: "## Planting\n\n\(sentence)\n"))
    }

    private static func original(_ text: DeclaredText) -> String? {
        text.schema.entities.first?.originalName?.value
    }

    @Test(arguments: [
        "Known as `Crop` before 2.0.", "Named `Crop` until 2.0.", "Called `Crop` before 2.0.",
        "In CloudKit the record type is called `Crop`.", "The record type is still `Crop` in CloudKit.",
        "Stored as `Crop`.", "CloudKit name: `Crop`", "**CloudKit name:** `Crop`",
        "`Crop` was renamed to `Planting` in 2.0.", "In 2.0, `Crop` was renamed to `Planting`.",
        "Connu sous le nom de `Crop` avant 2.0.", "In CloudKit gespeichert als `Crop`.",
    ])
    func `a sentence below the heading`(sentence: String) throws {
        #expect(Self.original(try Self.declared(saying: sentence)) == "Crop")
    }

    @Test(arguments: [
        "Known as `Crop`.", "Known as `Crop` in the app.", "Stored with `Crop`.",
        "CloudKit record name: `Crop`",
        "In CloudKit the record type is not called `Crop`.", "`Crop` was never renamed to `Planting`.",
        "If `Crop` is renamed to `Planting`, nothing happens.", "Stored as `String`.",
        "Stored as `CD_Planting`.",
        "Stored as `Crop` or `Plant`.", "Stored as `Crop` for older versions, which have another zone.",
    ])
    func `a sentence that tells no rename`(sentence: String) throws {
        #expect(Self.original(try Self.declared(saying: sentence)) == nil)
    }

    @Test(arguments: ["Replaces `Crop`.", "`Planting` replaces `Crop`.", "Replaces the old `Crop` type."])
    func `what replaces another is told`(sentence: String) throws {
        let text = try Self.declared(saying: sentence)
        #expect(Self.original(text) == nil)
        #expect(text.schema.diagnostics.map(\.id.rawValue) == ["rename.unread"])
    }

    @Test(arguments: [
        "## History\n\n- v3: `Crop` renamed to `Planting`", "## Renames\n\n- `Crop` → `Planting`",
        "## Renames\n\n- Crop → Planting", "## Renames\n\n| Old | New |\n|---|---|\n| Crop | Planting |",
        "## Names\n\n| Old name | New name |\n|---|---|\n| `Crop` | `Planting` |",
        "## Renamed record types\n\n- `Crop` is now `Planting`",
        "## Changelog\n\n- 2.0: renamed `Crop` to `Planting`.",
        "## Changelog\n\n- 2.0: `Planting` renamed from `Crop`.",
        "## Migrations\n\n1. v2: rename `Crop` → `Planting`", "## Umbenennungen\n\n- `Crop` → `Planting`",
        "## Historie\n\n- 2.0: `Crop` umbenannt in `Planting`",
    ])
    func `a list, a table or a history`(rest: String) throws {
        let text = try Self.declared(below: rest)
        #expect(Self.original(text) == "Crop")
        #expect(text.findings.isEmpty)
    }

    @Test(arguments: [
        "## Ideas\n\n- Rename `Crop` to `Planting`", "## History\n\n- `Crop` and `Planting`",
        "## Arrows\n\n- `Crop` → `Planting`", "## Pairs\n\n| Old | New |\n|---|---|\n| Crop | Planting |",
    ])
    func `what tells no rename`(rest: String) throws {
        #expect(Self.original(try Self.declared(below: rest)) == nil)
    }

    @Test func `several renames lead to the oldest name`() throws {
        let text = try Self.declared(
            below: "## Renames\n\n- `Seed` → `Crop`\n- `Crop` → `Planting`\n- `Planting` → `Seed`")
        #expect(Self.original(text) == "Seed")
        #expect(text.schema.entities[0].formerNames == ["Crop"])
    }

    @Test(arguments: [
        "## Renames\n\n- `Planting.length` → `Planting.size`", "## Renames\n\n- `Planting.length` → `size`",
        "## Renames\n\n| Old name | New name |\n|---|---|\n| `Planting.length` | `Planting.size` |",
        "## Renames\n\n| Type | Old | New |\n|---|---|---|\n| Planting | length | size |",
        "## Changelog\n\n- Renamed `Planting.length` to `size`.", "`length` was renamed to `size` in 2.0.",
    ])
    func `a field`(rest: String) throws {
        let text = try Self.declared(below: rest)
        #expect(text.schema.entities[0].fields[1].remarks.map(\.fact) == [.originalName("length")])
        #expect(Self.original(text) == nil)
    }

    @Test func `names that are not described are told below such a heading`() throws {
        let text = try Self.declared(below: "## Renames\n\n- `Crop` → `Plantings`\n- `Planting` → `Crop`")
        #expect(text.findings == ["rename.unread at 12:4", "rename.unread at 13:4"])
        let prose = "## When you rename a field\n\nDevelopment → Deploy → Production."
        let words = try Self.declared(below: prose)
        #expect(words.findings.isEmpty)
    }

    @Test func `a later name that is not described is told anywhere`() throws {
        #expect(
            try Self.declared(below: "## Plan\n\nWe renamed `Planting` to `Crop`.").findings == [
                "rename.unread at 12:1"
            ])
        #expect(try Self.declared(below: "## Plan\n\nWe renamed `PlantView` to `CropView`.").findings.isEmpty)
    }

    @Test(arguments: [
        ("~~`label`~~ `title`", ""), ("`title`", "Called `label` before 2.0."),
        ("`title`", "CloudKit name: `label`"),
        ("`title`", "In CloudKit still `label`."), ("`title`", "Renamed from `label`."),
    ])
    func `a row of a table`(name: String, note: String) throws {
        let text = try DeclaredText(
            "# CloudKit Schema\n\n## Planting\n\n| Field | Type | Notes |\n|---|---|---|\n| \(name) | String | \(note) |\n| size | Int64 | |"
        )
        #expect(text.entities == ["Planting: title String was(label), size Int64"])
    }

    @Test(arguments: [
        "Renamed from `label`, originally `nickname`.", "Renamed from `label`, before that `nickname`.",
        "Formerly `label`. Originally `nickname`.",
    ])
    func `a second former name of a row`(note: String) throws {
        let text = try DeclaredText(
            "# CloudKit Schema\n\n## Planting\n\n| Field | Type | Notes |\n|---|---|---|\n| title | String | \(note) |\n| size | Int64 | |"
        )
        #expect(text.entities == ["Planting: title String was(label) was(nickname), size Int64"])
    }

    @Test func `an arrow between two names is told`() throws {
        let fact = Remark.Fact.refused(RefusedFact(.formerName, .unclear))
        for (name, isTold) in [("`label` → `title`", true), ("`label`", false)] {
            let text = try DeclaredText(
                "# CloudKit Schema\n\n## Planting\n\n| Field | Type |\n|---|---|\n| \(name) | String |")
            #expect(text.schema.entities[0].fields.map(\.name.value) == ["label"])
            #expect(text.schema.entities[0].fields[0].remarks.contains { $0.fact == fact } == isTold)
        }
    }
}
