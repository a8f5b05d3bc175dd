import Diagnostics
import SchemaModel
import Testing

/// What former names and retirement make of a record type.
@Suite struct EntityHistoryTests {
    private static let fields = "| Field | Type |\n|---|---|\n| `title` | String |\n"
    private static let deck =
        "## `Deck`\n\n| Field | Type | Notes |\n|---|---|---|\n| `top` | Reference | Reference to `Note` |\n"

    /// A record type with a heading, what stands between that and its fields, and what stands behind them.
    private func resolved(_ heading: String, _ text: String = "", behind: String = "") -> Resolved {
        Resolved(
            "# CloudKit schema\n\n## \(heading)\n\n\(text)\n\n\(Self.fields)\n\(behind)\n\n\(Self.deck)")
    }

    // MARK: Former names

    @Test(arguments: [
        "`Card` (renamed from `Note`)", "Card (formerly `Note`)", "`Card` — formerly `Note`",
        "`Card` (früher `Note`)", "`Card` (anciennement `Note`)", "`Card`（旧名 `Note`）",
        "Card Record Type (was `Note`)", "`Card` (previously called `Note` )",
        "`Card` (was `Note` before 2.0)",
        "`Note` → `Card`", "`Note` -> `Card` (private database)", "~~`Note`~~ `Card`", "~~Note~~ Card",
        "~~`Note`~~ → `Card`", "Record Type: `Card` (formerly `Note`)",
    ])
    func `a heading tells the former name, which is that in CloudKit`(heading: String) throws {
        try expectFormerName(resolved(heading))
    }

    @Test(arguments: [
        "Was `Note` before 2.0.", "Formerly `Note`.", "A card of a deck. Renamed from `Note` in 2.0.",
        "This record type was called `Note` before 2.0.", "It was called `Note`.", "**Formerly:** `Note`",
        "- **Formerly:** `Note`", "> Was `Note` before 2.0.", "Hieß früher `Note`.", "Früher `Note`.",
    ])
    func `a sentence below the heading tells it`(sentence: String) throws {
        try expectFormerName(resolved("`Card`", sentence))
    }

    private func expectFormerName(_ resolved: Resolved) throws {
        let card = try #require(resolved.schema.entity(named: "Card"))
        #expect(card.originalName == "Note")
        #expect(card.recordType == "Note")
        #expect(try resolved.diagnostic("key.kept").message.contains("keeps the record type 'Note'"))
        #expect(resolved.schema.entity(named: "Deck")?.fields[0].references == "Card")
        #expect(resolved.schema.entities.count == 2)
    }

    @Test(arguments: [
        ("`Card` (see `Note`)", ""), ("`Card` (formerly private)", ""), ("`Card` (was `Deck`)", ""),
        ("`Card` (formerly `Card`)", ""), ("`Card`", "`label` was `title` before 2.0."),
        ("`Card`", "Was `name` before 2.0."), ("`Card`", "The app was `Note` before 2.0, and had no cards."),
        ("`Card` → `CardModel`", ""),
    ])
    func `what names no former name renames nothing`(heading: String, text: String) throws {
        let entities = resolved(heading, text).schema.entities
        #expect(try #require(entities.first { $0.name == "Card" }).originalName == nil)
    }

    @Test func `what was split is renamed from nothing`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## `Card` (was `Note`)\n\n\(Self.fields)\n"
                + "## `Page` (was 1️⃣`Note`)\n\n\(Self.fields)")
        #expect(resolved.schema.entities.map(\.recordType) == ["Card", "Page"])
        #expect(resolved.count("name.shared") == 1)
        #expect(resolved.count("key.kept") == 0)
    }

    @Test func `only a record type of CloudKit keeps its name`() throws {
        let resolved = Resolved(
            "# SwiftData models\n\n## `Card` model (was `Note`)\n\n| Property | Type |\n|---|---|\n| `title` | String |\n"
        )
        let card = try #require(resolved.schema.entity(named: "Card"))
        #expect(card.originalName == "Note")
        #expect(card.kind == .cloudKit || card.recordType == "Card")
    }

    // MARK: Retirement

    @Test(arguments: [
        ("`Card` (deprecated since 2.0)", "", "Deprecated since 2.0."),
        ("`Card` — deprecated", "", "Deprecated."),
        ("Card (Deprecated)", "", "Deprecated."), ("Deprecated: `Card`", "", "Deprecated."),
        ("~~`Card`~~", "", "Retired."), ("~~Card~~", "", "Retired."), ("`Card`（废弃）", "", ""),
        ("`Card`", "Deprecated since 2.0.", "Deprecated since 2.0."),
        ("`Card`", "**Deprecated since 2.0.** It held the notes.", "Deprecated since 2.0."),
        ("`Card`", "Deprecated since 2.0, use `Deck`.", "Deprecated since 2.0, use `Deck`."),
        ("`Card`", "**Deprecated**", "Deprecated."),
        ("`Card`", "> Deprecated since 2.0.", "Deprecated since 2.0."),
        ("`Card`", "This record type is deprecated since 2.0.", "Deprecated since 2.0."),
        ("`Card`", "`Card` is deprecated.", ""),
        ("`Card`", "- Deprecated since 2.0", "Deprecated since 2.0."),
        ("`Card`", "Veraltet seit 2.0.", "Veraltet seit 2.0."),
        ("`Card`", "No longer written.", "No longer written."),
    ])
    func `a record type is retired`(heading: String, text: String, sentence: String) throws {
        let resolved = resolved(heading, text)
        let card = try #require(resolved.schema.entity(named: "Card"))
        let retirement = try #require(card.retirement)
        if !sentence.isEmpty { #expect(retirement.sentence == sentence) }
        let words = (retirement.words ?? "Retired.").lowercased()
        #expect(card.documentation?.lowercased().contains(words) == true)
        #expect(card.recordType == "Card")
        #expect(resolved.schema.entity(named: "Deck")?.retirement == nil)
        #expect(resolved.count("field.struck") == (retirement.words == nil ? 1 : 0))
    }

    @Test(arguments: [
        ("Deprecated: `title`", ""), ("Deprecated fields are kept.", ""), ("Not deprecated.", ""),
        ("The old list is deprecated.", ""), ("Deprecated API of iOS 17 is not used.", ""),
        ("", "**Deprecated**\n\n- `title`"), ("", "Deprecated:\n\n- `title`"),
    ])
    func `what speaks of something else retires nothing`(text: String, behind: String) throws {
        let card = try #require(resolved("`Card`", text, behind: behind).schema.entity(named: "Card"))
        #expect(card.retirement == nil)
    }

    @Test func `a heading retires what stands below it`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## Deprecated record types\n\n### `Card`\n\n\(Self.fields)\n"
                + "## Record types\n\n### `Page`\n\n\(Self.fields)")
        #expect(resolved.schema.entity(named: "Card")?.retirement?.sentence == "Deprecated.")
        #expect(try #require(resolved.schema.entity(named: "Page")).retirement == nil)
    }

    @Test func `a heading tells it of what a listing below it names`() throws {
        let listing = "```swift\nRecordType: \"Card\"\nFields:\n  - title: String\n```\n"
        let resolved = Resolved(
            "# CloudKit record types\n\n### Record Type: Card (formerly `Note`)\n\(listing)\n"
                + "### Record Type: Page\nDeprecated since 2.0.\n\n\(listing.replacing("Card", with: "Page"))"
        )
        #expect(resolved.schema.entity(named: "Card")?.recordType == "Note")
        #expect(resolved.schema.entity(named: "Page")?.retirement?.sentence == "Deprecated since 2.0.")
        #expect(resolved.schema.entities.count == 2)
    }

    // MARK: Lists of fields

    @Test func `an item struck through is a retired field`() throws {
        let resolved = Resolved(
            "# CloudKit schema\n\n## `Card`\n\nFields:\n\n- `title` (String, required): on the front\n"
                + "- ~~`color` (String)~~\n- ~~`kind`~~ (Int64): what it was\n- ~~`level`~~ `rank` (Int64)\n"
                + "- ~~`due`~~ (String)\n- `due` (Date)\n")
        #expect(try resolved.field("color").retirement?.sentence == "Retired.")
        #expect(try resolved.field("color").isOptional == true)
        #expect(try resolved.field("kind").retirement != nil)
        #expect(try resolved.field("kind").type == .int)
        #expect(try resolved.field("rank").originalName == "level")
        #expect(try resolved.field("rank").retirement == nil)
        #expect(try resolved.field("due").type == .date)
        #expect(try resolved.field("due").retirement == nil)
        #expect(try resolved.field("title").retirement == nil)
        #expect(resolved.schema.entities[0].fields.count == 5)
        #expect(resolved.count("field.struck") == 3)
    }
}
