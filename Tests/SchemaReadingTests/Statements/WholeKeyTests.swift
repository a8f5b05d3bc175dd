import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

/// A key that loses a part makes one record of several: what is not understood takes the key along, and is told.
@Suite struct `Keys are read whole or not at all` {
    private static func read(_ lines: String, note: String = "") throws -> DeclaredText {
        try DeclaredText(
            """
            # Record types

            ## Crate

            | Field | Type | Notes |
            | --- | --- | --- |
            | `label` | String | \(note) |
            | `bay` | String | |
            | `lot` | String | |
            | `day` | Date | |

            \(lines)
            """)
    }

    private static func isTold(_ text: DeclaredText) -> Bool {
        text.schema.diagnostics.contains { $0.id.rawValue == "key.unread" }
    }

    @Test(arguments: [
        ("Unique: `label`, `bay`", "Unique: `label`, `bay` and the week number"),
        ("Unique: `label` and `bay`.", "Unique: `label`, `bay`, recipient."),
        (
            "Unique: `label`, `bay`, enforced by the server.",
            "Unique: `label`, `bay` and the calendar day of `day`"
        ),
        ("Unique key: `label`, `bay` because CloudKit has none.", "Unique key: `label`, `bay` + recipient"),
        (
            "The combination of `label` and `bay` is unique.",
            "The combination of `label`, code and `bay` is unique."
        ),
        ("The pair `label`/`bay` must be unique.", "The pair `label` – `bay` must be unique."),
        (
            "The pair `label`–`bay` must be unique, `lot` need not be.",
            "The owner, `label` and `bay` are unique."
        ),
        ("`label` is unique per `bay`.", "`label` is unique per `bay` and month."),
        ("Unique by `label` and `bay`.", "Unique by `label`, `bay` and owner."),
        ("One crate per `label` and `bay`.", "One crate per `label`, `bay` and month."),
        ("No two crates share `label` and `bay`.", "No two crates share `label`, `bay` and the owner."),
        ("`label`, `bay`: unique", "`label`, `bay`, owner: unique"),
        ("We made `label`, `bay` unique.", "We once made `label`, `bay` unique."),
        (
            "Crates are identified by `label` and `bay`.",
            "Crates are identified by `label`, `bay` and the owner."
        ),
        ("Natural key: `label`, `bay`", "Natural key: `label`, `bay` and the owner"),
        ("Natürlicher Schlüssel: `label`, `bay`", "Fachlicher Schlüssel: `label`, `bay` sowie der Ort"),
        ("The combination of `label` and `bay` must not repeat.", "`label` and `bay` must not repeat."),
        ("Unique: `label`, `bay` (checked on import)", "Unique: `label` (v1), `label` + `bay` (v2)"),
        ("`UNIQUE(label, bay)`", "`UNIQUE(label, lower(bay))`"),
        ("Unique: `label` + `bay`, so that none is stored twice.", "Unique: `label`, then `bay`"),
        ("Dedupe by `label` + `bay`, keep the oldest.", "Dedupe by `label` + `bay` + owner"),
        ("Eindeutig: `label`, `bay`", "Eindeutig: `label`, `bay` und die Kalenderwoche."),
        ("Clé unique : `label`, `bay`", "Clé unique : `label`, `bay` et le mois."),
        ("Clave única: `label`, `bay`", "Clave única: `label`, `bay` y el mes."),
        ("唯一键：`label`、`bay`", "唯一键：`label`、`bay` 和 月份"),
        ("一意キー：`label`、`bay`", "一意キー：`label`、`bay` と 月"),
    ])
    func `of several parts`(whole: String, partly: String) throws {
        #expect(try Self.read(whole).keys == ["Crate(label, bay)"])
        let text = try Self.read(partly)
        #expect(text.keys == [])
        #expect(Self.isTold(text))
    }

    @Test(arguments: [
        ("`label` is unique.", "`label` is unique for each account."),
        ("In the app `label` is unique.", "In each hall `label` is unique."),
        ("`label` is unique across the app.", "`label` is unique in each warehouse."),
        ("`label` is unique and never changes.", "The owner and `label` together are unique."),
        ("`label` is unique and `lot` is optional.", "The month of `label` is unique."),
        ("Unique index on `label`.", "Unique index on `label` except for drafts."),
        (
            "`label` is unique, set when the crate is packed.",
            "`label` is unique only while the crate is open."
        ),
        ("Unique: `label` (printed by us)", "Unique: `label` (active only)"),
        ("`label` is unique, and drafts are kept.", "`label` is unique, excluding drafts."),
        ("Unique index on `label`.", "Partial unique index on `label`."),
        ("`label` ist eindeutig.", "`label` ist eindeutig, außer bei Entwürfen."),
        ("Unique : `label`", "Unique : `label`, sauf brouillons"),
        ("Clave única: `label`", "Clave única: `label` salvo borradores"),
        ("`label` 唯一。", "`label` 唯一，草稿除外。"),
        ("Release 2 has UNIQUE(`label`).", "Release 1 had UNIQUE(`label`); release 2 dropped it."),
        ("`UNIQUE(label)`", "Release 1 had `UNIQUE(label)`."),
        ("`UNIQUE(label)` is used.", "A plain `UNIQUE(label)` cannot be used here."),
        ("`UNIQUE(label)` works.", "`UNIQUE(label)` would not work."),
        ("`UNIQUE(label)` is right.", "`UNIQUE(label)` would be wrong."),
        ("`UNIQUE(label)` ist möglich.", "`UNIQUE(label)` ist unmöglich."),
        ("The unique index on `label` was added in v2.", "The unique index on `label` was dropped in v2."),
        ("Added: unique key on `label`.", "Dropped: unique key on `label`."),
        ("Unique key: `label` (new)", "Unique key: `label` (removed in v2)"),
        ("Unique key: `label` (agreed)", "Unique key: `label` (open question)"),
        ("Eindeutiger Schlüssel: `label`", "Eindeutiger Schlüssel: `label` (entfernt)"),
        ("Clé unique : `label`", "Clé unique : `label` (supprimée)"),
        ("`label` is unique (checked on save).", "`label` is unique (drafts may repeat it)."),
        ("`label` is unique (it must not repeat).", "`label` is unique; drafts may repeat it."),
        ("`label` is unique. Drafts have none.", "`label` is unique. Drafts may repeat it."),
        ("`label` ist eindeutig.", "`label` ist eindeutig (Entwürfe dürfen es wiederholen)."),
        ("Agreed unique key: `label`", "Possible unique key: `label`"),
        ("Eindeutiger Schlüssel: `label`", "Möglicher eindeutiger Schlüssel: `label`"),
        ("Since v3, unique: `label`", "From v3, unique: `label`"),
        ("Unique: `label` (since 3.0)", "Unique: `label` (from 3.0)"),
        ("Seit v3 eindeutig: `label`", "Ab v3 eindeutig: `label`"),
        ("Unique: `label`; see below", "Unique: `label`; also the owner"),
        ("Unique: `label`; used for search.", "Unique: `label`; `bay`"),
        ("Unique: `label`; also queryable", "Unique: `label` plus the owner"),
        ("New: unique: `label`", "Old: unique: `label`"),
        ("Neu: eindeutig: `label`", "Alt: eindeutig: `label`"),
        ("Unique: `label`", "Unique for all crates that are open: `label`"),
    ])
    func `of one part`(whole: String, partly: String) throws {
        #expect(try Self.read(whole).keys == ["Crate(label)"])
        let text = try Self.read(partly)
        #expect(text.keys == [])
        #expect(Self.isTold(text))
    }

    @Test(arguments: [
        "unique with `bay` and the owner", "unique per `bay` and month", "unique for each account",
        "unique key 1/2", "unique key (part 1)", "unique only while the crate is open",
        "unique unless archived",
        "unique?", "unique (open question)", "maybe unique", "unique, except drafts",
    ])
    func `in a note`(note: String) throws {
        let text = try Self.read("", note: note)
        #expect(text.keys == [])
        #expect(!text.schema.entities[0].fields[0].remarks.contains { $0.isUnique })
        let isRefused = text.schema.entities[0].fields[0].remarks.contains {
            if case .refused = $0.fact { true } else { false }
        }
        #expect(Self.isTold(text) || isRefused)
    }

    @Test(arguments: ["unique", "must be unique", "unique, printed by us", "unique (case-insensitive)"])
    func `in a note that says all`(note: String) throws {
        let text = try Self.read("", note: note)
        #expect(text.schema.entities[0].fields[0].remarks.contains { $0.isUnique })
    }

    @Test(arguments: [
        ("Duplicates of `label` are not allowed.", "Duplicates of `label` are allowed."),
        ("Duplicate `label` values are forbidden.", "Duplicate `label` values are fine."),
        ("Duplicates: same `label`", "Duplicate `label` values are possible."),
    ])
    func `unless there may be duplicates`(forbidden: String, allowed: String) throws {
        _ = forbidden
        #expect(try Self.read(allowed).keys == [])
    }

    @Test(arguments: [
        ("Unique over:", ["Crate(label, bay)"]), ("Unique together:", ["Crate(label, bay)"]),
        ("Unique keys:", ["Crate(label)", "Crate(bay)"]),
    ])
    func `over a list`(label: String, keys: [String]) throws {
        #expect(try Self.read("\(label)\n\n- `label`\n- `bay`").keys == keys)
    }

    @Test(arguments: [
        ("`label`, `bay` (unique)", ["Crate(label, bay)"]), ("`label` (for deduplication checks)", []),
        ("`label` - for dedupe lookups", []), ("`label` (unique)", ["Crate(label)"]),
    ])
    func `among the indexes`(item: String, keys: [String]) throws {
        #expect(Set(try Self.read("**Indexes:**\n\n- \(item)").keys) == Set(keys))
    }

    @Test func `behind one name of a list it is said of that name alone`() throws {
        let text = try DeclaredText(
            """
            # Record types

            ## Guest

            - `town`, `phone`, `mail` (unique), `nick`
            - `rank` ("low" | "high"), `since` (Date), `left` (Date)
            """)
        #expect(text.keys == ["Guest(mail)"] || text.keys == [])
        let unique = text.schema.entities[0].fields.filter { $0.remarks.contains { $0.isUnique } }
        #expect(unique.map(\.name.value) == ["mail"])
    }

    @Test(
        arguments: [
            ("Primary key: `label`", "label", []),
            ("Primary key: (`label`, `bay`)", nil, ["Crate(label, bay)"]),
            ("Primary key: `label` + `bay`", nil, ["Crate(label, bay)"]),
            ("Primary key: `label` and the owner", nil, []),
        ] as [(String, String?, [String])])
    func `primary keys, too`(line: String, primary: String?, keys: [String]) throws {
        let text = try Self.read(line)
        #expect(text.schema.entities[0].primaryKey?.value == primary)
        #expect(text.keys == keys)
    }
}

/// A field's own item that states a key of several: the field is a part of that key, and not unique by itself.
@Suite("A key of several fields in the item of one")
struct KeyInItemTests {
    private static func keys(_ item: String) throws -> [String] {
        try Reading("## Entities (Core Data)\n\n- **Log**\n\n  - `habit: UUID`\n  - `day: Int32` \(item)\n")
            .keys
    }

    @Test(
        "It is the only key",
        arguments: ["— unique (habit, day)", "(unique (habit, day))", "(format; **unique (habit, day)**)"])
    func composed(item: String) throws {
        #expect(try Self.keys(item) == ["habit,day"])
    }

    @Test("Without other names the field is unique by itself")
    func alone() throws {
        let reading = try Reading(
            "## Entities (Core Data)\n\n- **Log**\n\n  - `habit: UUID`\n  - `day: Int32` (unique)\n")
        #expect(reading.schema.entities[0].fields[1].remarks.contains { $0.isUnique })
    }
}
