import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Lists of relationships")
struct RelationshipListTests {
    private func read(_ items: String) throws -> [String] {
        try DeclaredText(
            """
            ## Deck

            - Fields:
              - `id: UUID`
              - `name: String`
            - Relationships:
            \(items)

            ## DeckEntry

            - Fields:
              - `id: UUID`
            """
        ).relationships
    }

    @Test(arguments: [
        ("  - to-many `entries`", "Deck.entries -> *"),
        ("  - to-one `owner`", "Deck.owner -> "),
        ("  - to-many outgoing `entries`", "Deck.entries -> *"),
        ("  - `entries -> DeckEntry`", "Deck.entries -> DeckEntry*"),
        ("  - `first -> DeckEntry`", "Deck.first -> DeckEntry"),
        ("  - `first: DeckEntry?` (cascade) — the top one", "Deck.first -> DeckEntry cascade"),
        ("  - `all: [DeckEntry]`", "Deck.all -> DeckEntry*"),
        ("  - `all`: `[DeckEntry]?`", "Deck.all -> DeckEntry*"),
        ("  - `entries` → DeckEntry (many-to-one)", "Deck.entries -> DeckEntry"),
        ("  - `boxes` → Box", "Deck.boxes -> Box*"),
        ("  - `address` → Address", "Deck.address -> Address"),
        ("  - `entries` → DeckEntry (one-to-many, cascade delete)", "Deck.entries -> DeckEntry* cascade"),
        (
            "  - **entries**\n    - Type: To Many\n    - Destination: DeckEntry\n    - Delete Rule: Cascade\n    - Inverse: `deck`",
            "Deck.entries -> DeckEntry* inverse deck cascade"
        ),
        ("  - `first`\n    - Destination: `DeckEntry`\n    - Type: To One", "Deck.first -> DeckEntry"),
    ])
    func reads(items: String, relationship: String) throws {
        let found = try read(items)
        #expect(found == Self.withOtherSide(relationship))
    }

    @Test(arguments: [
        "~~`first: DeckEntry?`~~", "`first: DeckEntry?` (removed in v2)", "`first: DeckEntry?` (planned)",
        "`first: DeckEntry?`, `last: DeckEntry?`", "`first: DeckEntry?` → `Deck`", "`first: DeckEntry?`?",
        "`first: DeckEntry?` @Transient", "`first: String`",
    ])
    func `is none where more is said of a property`(item: String) throws {
        #expect(try read("  - \(item)") == [])
    }

    /// The model has the field that is named as the inverse, too.
    private static func withOtherSide(_ relationship: String) -> [String] {
        relationship.contains("inverse")
            ? [relationship, "DeckEntry.deck -> Deck inverse entries"] : [relationship]
    }

    @Test(arguments: [
        (
            "| Relationship | Destination | Type | Inverse | Delete rule |\n|---|---|---|---|---|\n"
                + "| `entries` | DeckEntry | to-many | `deck` | Cascade |",
            "Deck.entries -> DeckEntry* inverse deck cascade"
        ),
        (
            "| Relationship | Target | Cardinality |\n|---|---|---|\n| first | `DeckEntry` | 0..1 |",
            "Deck.first -> DeckEntry"
        ),
        (
            "| Relationship | Type | Delete Rule |\n|---|---|---|\n| entries | [DeckEntry] | Nullify |",
            "Deck.entries -> DeckEntry* nullify"
        ),
        (
            "### Relationships\n\n| Name | Destination | Delete rule | Type |\n|---|---|---|---|\n"
                + "| entries | DeckEntry | Cascade | To-many |",
            "Deck.entries -> DeckEntry* cascade"
        ),
        (
            "Relationships: `entries` → to-many `DeckEntry`, delete rule Cascade",
            "Deck.entries -> DeckEntry* cascade"
        ),
    ])
    func tables(text: String, relationship: String) throws {
        let read = try DeclaredText(
            "## Deck\n\n- `id: UUID`\n- `name: String`\n\n\(text)\n\n## DeckEntry\n\n- `id: UUID`\n")
        #expect(read.relationships == Self.withOtherSide(relationship))
        #expect(read.unread == [])
    }

    @Test(
        "Steps of Xcode's editor",
        arguments: [
            "1. Select the **Deck** entity\n2. Add relationship: `entries`, Destination: DeckEntry, Delete Rule: Cascade, Type: \"To Many\"\n",
            "1. Select **Deck** entity\n2. Click +\n3. Name: `entries`, Destination: DeckEntry, Type: To Many, Delete Rule: Cascade\n",
            "1. Select `Deck` entity\n2. Add relationship:\n   - Name: `entries`\n   - Destination: `DeckEntry`\n   - Type: To Many\n   - Delete Rule: Cascade\n",
            "1. **Decks to entries**: one-to-many\n   - Deck: `entries` (To-Many, Delete Rule: Cascade, Destination: DeckEntry)\n",
            "**In Deck:**\n1. Click +\n2. Set it up:\n   - **Name**: `entries`\n   - **Destination**: DeckEntry\n   - **Inverse**: (comes later)\n   - **Type**: To Many\n   - **Delete Rule**: Cascade\n",
        ])
    func steps(list: String) throws {
        let read = try DeclaredText("## Deck\n\n- `id: UUID`\n- `name: String`\n\n## Set them up\n\n\(list)")
        #expect(read.relationships == ["Deck.entries -> DeckEntry* cascade"])
    }

    @Test(
        "Names behind a label, known or not",
        arguments: [
            ("deckEntries, lids", ["Deck.deckEntries -> DeckEntry*", "Deck.lids -> *"]),
            ("deckEntries", ["Deck.deckEntries -> DeckEntry*"]),
            ("`parts`, `owner`", ["Deck.parts -> *", "Deck.owner -> "]), ("none", []), ("unclear", []),
            ("simple, flat", []), ("`nullify`, `cascade`", []), ("`lids` (removed), `parts`", []),
            ("see below", []),
        ])
    func names(text: String, relationships: [String]) throws {
        let read = try DeclaredText(
            "# SwiftData\n\n## Deck\n\n- title: String\n- made: Date\n- size: Int\n- **Relationships:** \(text)\n\n## DeckEntry\n\n- title: String\n"
        )
        #expect(read.relationships == relationships)
        #expect(read.enums == [])
    }

    @Test(
        "Steps that make no relationship",
        arguments: [
            "1. Add relationship: `entries`, Destination: DeckEntry\n",
            "1. Select the **Deck** entity\n2. Name: `entries`, Module: Cards\n",
            "1. Select the **Deck** entity\n2. Codegen: Manual/None, Destination: DeckEntry\n",
            "1. **Cards**\n   - Card: `entries` (To-Many, Destination: DeckEntry)\n",
            "**In Deck:**\n1. Set it up:\n   - **Name**: `entries`\n   - **Model**: DeckEntry\n",
        ])
    func otherSteps(list: String) throws {
        let read = try DeclaredText("## Deck\n\n- `id: UUID`\n- `name: String`\n\n## Set them up\n\n\(list)")
        #expect(read.relationships == [])
    }

    @Test(
        "A relationship may say that it is not optional",
        arguments: [
            ("optional", true), ("not optional, delete rule: Nullify", false), ("Optional: No", false),
            ("Optional: Yes", true),
        ])
    func optionality(remark: String, isOptional: Bool) throws {
        let text =
            "## Deck\n\n- `id: UUID`\n- `name: String`\n\n**Relationships:**\n- `first` → DeckEntry (\(remark))\n"
        let read = try DeclaredText(text + "\n## DeckEntry\n\n- `id: UUID`\n")
        #expect(read.schema.entities.first?.relationships.map(\.isOptional) == [isOptional])
    }

    @Test("A table of what is related to what is none of fields and none of relationships")
    func tablesOfOthers() throws {
        let text = "| Source | Relationship | Destination |\n|---|---|---|\n| `user` | uses | `app` |\n"
        let read = try DeclaredText("## Deck\n\n- `id: UUID`\n- `name: String`\n\n\(text)")
        #expect(read.relationships == [])
        #expect(read.entities == ["Deck: id UUID, name String"])
    }

    @Test("A column as short as \"Name\" has relationships only where the heading says so")
    func tablesOfNames() throws {
        let text =
            "### Flights\n\n| Name | Destination | Delete rule |\n|---|---|---|\n| entries | DeckEntry | none |\n"
        let read = try DeclaredText("## Deck\n\n- `id: UUID`\n- `name: String`\n\n\(text)")
        #expect(read.relationships == [])
    }

    @Test(arguments: [
        "  - to-many",
        "  - `entries` are shown first",
        "  - see the notes of `DeckEntry`",
        "  - **entries**\n    - they are sorted\n    - they are many",
        "  - Decks are for to-many uses of `a` and `b`",
    ])
    func leavesOthers(items: String) throws {
        let found = try read(items)
        #expect(found == [])
    }
}
