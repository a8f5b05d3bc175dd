import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct NoteReadingTests {
    static let stated: [(String, [Remark.Fact])] = [
        // Boolean
        ("Boolean flag (`0`/`1`).", [.boolean, .boolean]),
        ("Treated as a Boolean flag (`0` = false, `1` = true).", [.boolean, .boolean]),
        ("Status (0 = nicht erledigt, 1 = erledigt)", [.boolean]), ("0 or 1", [.boolean]),
        ("0/1", [.boolean]),
        ("1 if vegetarian, 0 if not", [.boolean, .boolean]), ("1 if pinned to top", [.boolean]),
        ("1=on, 0=off", [.boolean]), ("Soft delete flag (1=visible, 0=hidden)", [.boolean, .boolean]),
        ("`1` only when archived", [.boolean]), ("Whether puzzle was started", [.boolean]),
        ("Soft publish flag", [.boolean]), ("Boolescher Wert", [.boolean]), ("Valeur booléenne", [.boolean]),
        ("Indicador booleano", [.boolean]), ("Booleaanse waarde", [.boolean]),
        ("Pro版フラグ（1 = Pro）", [.boolean]),
        ("是否归档", [.boolean]), ("true/false", [.boolean]), ("Ja oder Nein", [.boolean]),
        ("wahr, wenn erledigt; 1 wenn ja", [.boolean]),
        ("MUST BE QUERYABLE ⚠️ NEW", [.index(.queryable)]),
        // Marks with an answer
        ("Optional: No", [.optional(false)]), ("Optional: [x]", [.optional(true)]),
        ("Optional: [ ]", [.optional(false)]), ("Required: no", [.optional(true)]),
        ("非可选", [.optional(false)]), ("不可选", [.optional(false)]), ("可选", [.optional(true)]),
        ("NOT optional", [.optional(false)]), ("Optional: no value means never", [.optional(true)]),
        // UUID
        ("Backed by a UUID stored as a string.", [.uuid]), ("Unique identifier (UUID)", [.unique, .uuid]),
        ("UUID v4", [.uuid]), ("`UUID.uuidString`", [.uuid]), ("From `UUID.uuidString` of it", []),
        ("UUID als String", [.uuid]),
        // What an object model's store is told
        ("底層儲存（`@Attribute(originalName: \"amount\")`）", [.originalName("amount")]),
        ("Original name: `amount`.", [.originalName("amount")]),
        ("renamed from \"amount\"", [.originalName("amount")]),
        ("Renaming ID: amount", [.originalName("amount")]), ("Renamed from the older app.", []),
        ("`.externalStorage`", [.attributeOptions(.externalStorage)]),
        ("A photo (allows external storage)", [.attributeOptions(.externalStorage)]),
        ("`@Attribute(.unique, .spotlight)`", [.unique, .attributeOptions(.spotlight)]),
        (
            "Preserve after deletion; indexed in Spotlight",
            [.attributeOptions(.preserveValueOnDeletion), .attributeOptions(.spotlight)]
        ),
        ("`@Transient`", [.notStored]), ("`.allowsCloudEncryption`", [.encrypted]),
        ("`.spotlight`, `.banner`", [values("spotlight", "banner")]),
        // Raw values
        ("Raw value of the selected `AppTheme`.", [.rawValue(of: "AppTheme")]),
        ("`Trip.Polarity.rawValue`", [.rawValue(of: "Polarity")]), ("`polarity.rawValue`", []),
        ("`@Relationship(deleteRule: .cascade)`", [.onDelete(.cascade)]),
        ("`Trip.Polarity` raw value", [.rawValue(of: "Polarity")]), ("the raw value `Polarity`", []),
        ("Raw value for `Polarity`.", [.rawValue(of: "Polarity")]),
        ("Rohwert von `Record.Status`", [.rawValue(of: "Status")]),
        ("Raw value of TaskDifficulty", [.rawValue(of: "TaskDifficulty")]),
        ("Valeur brute de `Mode`", [.rawValue(of: "Mode")]),
        ("Ruwe waarde van `Mode`", [.rawValue(of: "Mode")]),
        // Listed values
        ("\"once\", \"daily\", \"weekly\"", [values("once", "daily", "weekly")]),
        ("Wiederholungstyp: \"once\", \"daily\", \"weekly\"", [values("once", "daily", "weekly")]),
        ("Rolle: \"parent\" oder \"child\"", [values("parent", "child")]),
        ("„a“ oder „b“", [values("a", "b")]),
        ("\"breakfast\", \"lunch\", or \"dinner\"", [values("breakfast", "lunch", "dinner")]),
        ("Theme mode (\"auto\" or \"manual\")", [values("auto", "manual")]),
        ("«a» ou «b»", [values("a", "b")]),
        ("`amount` / `count` / `none`", [values("amount", "count", "none")]),
        ("`a` or `b`", [values("a", "b")]),
        ("gentle|balanced|direct", [values("gentle", "balanced", "direct")]),
        ("`user` | `readwise`", [values("user", "readwise")]),
        ("`open|done|dropped`", [values("open", "done", "dropped")]),
        // Quotation marks in quoted values: Markdown takes the backslash outside of code
        (#""a'b", "c"d""#, [values("a'b", "c\"d")]), (#"one of "c"d", "e""#, [values("c\"d", "e")]),
        (#"`"a'b"`, `"c\"d"`"#, [values("a'b", "c\"d")]), (#""c\"d" or "e""#, [values("c\"d", "e")]),
        (#""once"or"daily""#, [values("once", "daily")]), (#""a", 5" or 7""#, []), (#""c"d, "e""#, []),
        ("light/dark/sepia", [values("light", "dark", "sepia")]),
        ("one of: breakfast, curry, south-indian", [values("breakfast", "curry", "south-indian")]),
        ("Values: \"a\", \"b\"", [values("a", "b")]), ("Mögliche Werte: rot, grün", [values("rot", "grün")]),
        ("Must be `draft` or `sent`.", [values("draft", "sent")]),
        ("User role (customer, driver, admin)", [values("customer", "driver", "admin")]),
        ("Wie oft: \"tags\", \"wochen\"", [values("tags", "wochen")]),
        ("Wenn gesetzt, als Text: \"a\", \"b\"", [values("a", "b")]),
        (
            "`EventPriority` (`low`/`high`; legacy `medium` accepted)",
            [values("low", "high", named: "EventPriority")]
        ),
        ("`.once`, `.daily`", [values("once", "daily")]), ("「日」または「週」", [values("日", "週")]),
        (
            "0=green, 1=yellow, 2=red",
            [
                .listedValues(
                    [
                        .init(name: "green", rawValue: "0"), .init(name: "yellow", rawValue: "1"),
                        .init(name: "red", rawValue: "2"),
                    ], name: nil)
            ]
        ),
        (
            "Kind (0 = income, 1 = expense)",
            [
                .listedValues(
                    [.init(name: "income", rawValue: "0"), .init(name: "expense", rawValue: "1")], name: nil)
            ]
        ),
        // A value that is marked as the default
        ("0 = off (default), 1 = low, 2 = high", [numbers("off", "low", "high"), .defaultText("0")]),
        ("0 = off, 1 = low (the default), 2 = high", [numbers("off", "low", "high"), .defaultText("1")]),
        ("0 = off, 1 = low, 2 = high (default)", [numbers("off", "low", "high"), .defaultText("2")]),
        ("0=off (default) 1=on 2=auto", [numbers("off", "on", "auto"), .defaultText("0")]),
        ("`0` (default) = off, `1` = on, `2` = auto", [numbers("off", "on", "auto"), .defaultText("0")]),
        ("0 = none (default), 1 = some", [numbers("none", "some"), .defaultText("0")]),
        ("0 = none (nobody), 1 = some", [numbers("none", "some")]),
        ("0 = off (default), 1 = on", [.boolean, .defaultText("0")]), ("0 = off, 1 = on", [.boolean]),
        ("0 = aus (Standard), 1 = an, 2 = nachts", [numbers("aus", "an", "nachts"), .defaultText("0")]),
        ("0 = off (default), 1 = on (default)", [.boolean]),
        ("0 = off [default], 1 = on, 2 = auto", []), ("1 = on {see 3 = auto}", []),
        ("\"a\" (default), \"b\"", [values("a", "b"), .defaultText("\"a\"")]),
        ("\"a\", \"b\" (default)", [values("a", "b"), .defaultText("\"b\"")]),
        ("\"a\" (the first), \"b\"", [values("a", "b")]), ("\"a\" (default)", []),
        ("`a` (default) or `b`", [values("a", "b"), .defaultText("a")]),
        ("one of: a, b (default), c", [values("a", "b", "c"), .defaultText("b")]),
        ("one of: a, b (at night), c", [values("a", "b", "c")]),
        (
            "gentle|balanced (default)|direct",
            [values("gentle", "balanced", "direct"), .defaultText("balanced")]
        ),
        (
            "gentle (default) | balanced | direct",
            [values("gentle", "balanced", "direct"), .defaultText("gentle")]
        ),
        ("role (driver, admin (default))", [values("driver", "admin"), .defaultText("admin")]),
        // Ranges
        ("Daily cutoff hour (0–23).", [.range(0...23)]), ("between 1 and 5", [.range(1...5)]),
        ("(0-100%)", [.range(0...100)]), ("Stars, 1 to 5", [.range(1...5)]),
        ("von 1 bis 31", [.range(1...31)]),
        ("Entre 1 et 7", [.range(1...7)]), ("range: -5..5", [.range(-5...5)]),
        ("Priority 1-3", [.range(1...3)]), ("1–5 scale", [.range(1...5)]), ("Scale 1-10", [.range(1...10)]),
        ("1–5 scale. Kept for a year", [.range(1...5)]), ("Rating from 1 to 5", [.range(1...5)]),
        ("Skala von 1 bis 5", [.range(1...5)]), ("1–5 scales of fish", []), ("scale by 2–4", []),
        ("1–5 scale?", []),
        ("UI scale 1–5; stored 0–100", []), ("rating 1–5, 0 means none", []), ("rating 2019–2021", []),
        // An end that is open
        ("≥ 0", [.range(0...Int64.max)]), (">= 0", [.range(0...Int64.max)]), ("≤5", [.range(Int64.min...5)]),
        ("Count, at least 1", [.range(1...Int64.max)]), ("max. 10", [.range(Int64.min...10)]),
        ("Must be ≥ 1", [.range(1...Int64.max)]), ("mindestens 2", [.range(2...Int64.max)]),
        ("≥ 0 and ≤ 5", [.range(0...5)]), ("min 0, max 10", [.range(0...10)]),
        ("Maximum: 9", [.range(Int64.min...9)]), ("max 280 characters", []), ("at least 2 of them", []),
        ("sorted by x >= 3 first", []), ("shown if ≥ 3", []), ("e.g. ≥ 3", []), ("≥ half", []),
        ("0〜9", [.range(0...9)]), ("(1–5 stars)", [.range(1...5)]),
        // An end that is no value itself, and ends in words
        ("> 0", [.integerRange(1...Int64.max)]), ("Must be > 0", [.integerRange(1...Int64.max)]),
        ("`>= 0`", [.range(0...Int64.max)]), ("Must be `< 5`", [.integerRange(Int64.min...4)]),
        ("> 0 and < 100", [.integerRange(1...99)]), ("≥ 0 and < 24", [.integerRange(0...23)]),
        ("greater than zero", [.integerRange(1...Int64.max)]),
        ("Less than 10", [.integerRange(Int64.min...9)]),
        ("größer als 0", [.integerRange(1...Int64.max)]),
        ("Must not exceed 100", [.range(Int64.min...100)]), ("never below 0", [.range(0...Int64.max)]),
        ("1 or more", [.range(1...Int64.max)]), ("zero or more", [.range(0...Int64.max)]),
        ("Non-negative", [.range(0...Int64.max)]), ("cannot be negative", [.range(0...Int64.max)]),
        ("Points, never negative", [.range(0...Int64.max)]), ("nicht negativ", [.range(0...Int64.max)]),
        ("Must be positive", [.integerRange(1...Int64.max)]),
        ("Points (positive)", [.integerRange(1...Int64.max)]),
        ("positive, max 10", [.integerRange(1...Int64.max), .range(Int64.min...10)]),
        ("x > 0", []), ("shown if > 0", []), ("> 5 minutes", []), ("more than 3 of them", []),
        ("1 or more characters", []), ("1-100 characters", []), ("up to 500 chars", []),
        ("Positive if earned, negative if spent", []), ("Count of positive votes", []),
        ("positive, neutral, negative", []), ("Mood: positive", []), ("may be negative", []),
        ("negative or positive", []), ("`<none>`", []), ("> 9223372036854775807", []),
        ("0..<24", [.integerRange(0...23)]), ("0...24", [.range(0...24)]),
        ("\u{2212}40 to 60", [.range(-40...60)]), ("40\u{2212}60", [.range(40...60)]),
        ("0 ≤ n ≤ 5", [.range(0...5)]), ("0 < n < 5", [.integerRange(1...4)]),
        ("0 <= n < 5", [.integerRange(0...4)]), ("5 ≤ n ≤ 0", []), ("0 ≤ n ≤ 5 minutes", []),
        ("[0, 23]", [.range(0...23)]), ("[0, 24)", [.integerRange(0...23)]), ("[0, 1, 2]", []),
        ("e.g. [0, 23]", []), ("pairs such as 1 and [0, 23]", []),
        // References
        ("References the owning `DeedCard` record.", [.references("DeedCard")]),
        ("UUID des zugewiesenen FamilyMembers (als String)", [.identifies("FamilyMembers"), .uuid]),
        ("FK → profiles.id", [.references("profiles.id")]),
        ("FK to `Recipe.slug`", [.references("Recipe.slug")]),
        ("References Project.id", [.references("Project.id")]),
        ("→ `IntakeKind`", [.references("IntakeKind")]),
        ("Links to the parent trip", [.identifies("parent trip")]),
        ("Referenz zum Partner", [.references("Partner")]),
        ("Reference to Location record", [.references("Location")]),
        ("指向 Users record", [.references("Users")]),
        ("Tripへの参照", [.references("Trip")]), ("Verwijst naar `Reis`", [.references("Reis")]),
        ("References: `CD_Verse`", [.references("CD_Verse")]), ("FK", [.references("")]),
        ("self-ref, NULL at the root", [.references(Remark.ownEntity)]),
        ("Identifiant du membre", [.identifies("membre")]),
        // Delete rules
        ("deleted when the folder is deleted", [.onDelete(.cascade)]),
        ("On the shelf; deleted if its `Folder` is removed.", [.onDelete(.cascade)]),
        ("set to nil when the folder is deleted", [.onDelete(.nullify)]),
        ("Deleting the shelf deletes its items", [.onDelete(.cascade)]),
        ("Deleting the shelf deletes all of its items.", [.onDelete(.cascade)]),
        ("not deleted when the folder is deleted", [.refused(RefusedFact(.deleteRule, .denied))]),
        ("deleted when the folder is full", []),
        ("set to nil when the folder is closed", []), ("Deleting the shelf deletes nothing", []),
        ("Deleting the shelf deletes its items only when they are old", []),
        ("Deleting the shelf is final", []),
        ("Parent trip (DELETE SELF)", [.onDelete(.cascade)]), ("ON DELETE CASCADE", [.onDelete(.cascade)]),
        ("ON DELETE SET NULL", [.onDelete(.nullify)]), ("Delete rule: Nullify", [.onDelete(.nullify)]),
        // Defaults
        ("default: 0", [.defaultText("0")]), ("DEFAULT 'v1'", [.defaultText("'v1'")]),
        ("Standard: 0", [.defaultText("0")]),
        ("(default `log`)", [.defaultText("log")]),
        ("Defaults to \"USD\".", [.defaultText("\"USD\"")]), ("défaut `0`", [.defaultText("0")]),
        ("Custom emoji (default: 💩)", [.defaultText("💩")]), ("默认空串", [.defaultText("\"\"")]),
        ("Valor por defecto: true", [.defaultText("true")]),
        ("JSON (`[]` default)", [.json, .defaultText("[]")]),
        ("Padrão: 1.5", [.defaultText("1.5")]), ("默认 3", [.defaultText("3")]),
        ("default now", [.defaultText("now")]), ("Defaults to now.", [.defaultText("now")]),
        ("default now playing list", []), ("false by default", [.defaultText("false")]),
        ("3 by default", [.defaultText("3")]), ("Shown by default", []), ("3 of them by default", []),
        ("Seven days by default", []), ("Shows 3 by default", []), ("3 by default rules", []),
        // Marks
        ("Optional", [.optional(true)]), ("Comment, optional", [.optional(true)]),
        ("Required", [.optional(false)]),
        ("Pflichtfeld", [.optional(false)]), ("facultatif", [.optional(true)]), ("必須", [.optional(false)]),
        ("Not optional", [.optional(false)]), ("Título (opcional)", [.optional(true)]),
        ("任意", [.optional(true)]),
        ("Encrypted", [.encrypted]), ("Device name (verschlüsselt)", [.encrypted]), ("暗号化", [.encrypted]),
        ("Primary key", [.primaryKey]), ("Clé primaire", [.primaryKey]), ("Unique key", [.unique]),
        ("Build number - unique key", [.unique]),
        ("queryable+sortable", [.index(.queryable), .index(.sortable)]), ("2+2 queryable", []),
        ("Queryable, Sortable", [.index(.queryable), .index(.sortable)]),
        (
            "Queryable: No, Sortable: Yes",
            [.index(.sortable), .refused(RefusedFact(.index, .denied))]
        ),
        ("外键", [.references("")]), ("没有外键的字段", []),
        ("Computed", [.notStored]), ("Not persisted.", [.notStored]), ("JSON array of tags", [.json]),
        ("Inverse: `entries`", [.inverse("entries")]),
        ("Inverse of `Goal.entries`", [.inverse("Goal.entries")]),
    ]

    @Test(arguments: stated)
    func states(_ note: String, _ facts: [Remark.Fact]) {
        #expect(read(note).map(\.fact) == facts)
    }

    /// Words that look like a fact and are none.
    @Test(arguments: [
        "Category name.", "Calculated points for the entry.", "Number of points required to level up",
        "Default category for new cards", "Default sort order", "Country flag shown beside it",
        "Bit flags of the state",
        "e.g. \"red\", \"green\"", "z. B. \"rot\", \"grün\"", "\"red\", \"green\", etc.",
        "Tags such as `work` or `home`", "Wörter wie \"rot\" oder \"grün\"",
        "name/title", "Dev/Prod", "Shown on iPhone/iPad/Mac", "Streak of 24-48 hours after it", "2024-01-15",
        "Only if `draft` / `sent`.", "Set when the status is \"done\" or \"closed\"",
        "Joins `first` and `last`",
        "`archived` or `deleted` cards are hidden", "Shows \"Save\" or \"Cancel\" labels",
        "Comma-separated UUIDs",
        "JSONB-free text", "Draft → published", "Number of unique visitors",
        "Local mirror of the owning deed's identifier",
        "Version 1-2 of it", "Is not encrypted", "Stable identifier returned by Sign in with Apple.",
        "3rd party",
        "Time the entry was captured.", "User's 'own' words", "Price in EUR/USD", "Height (cm)",
        "Address (street, city, zip)",
        "Number 1", "Step 1: open, then 2", "The optionality of it", "Standard deviation",
    ])
    func saysNothing(_ note: String) {
        #expect(read(note).map(\.fact).filter { $0 != .json } == [])
    }

    /// What is left of the note without the exhausted stretches.
    @Test(arguments: [
        ("Boolean flag (`0`/`1`).", ""), ("Treated as a Boolean flag (`0` = false, `1` = true).", ""),
        ("Backed by a UUID stored as a string.", ""), ("Daily cutoff hour (0–23).", "Daily cutoff hour ."),
        ("Raw value for `Polarity`.", "Raw value for `Polarity`."), ("Optional note.", "Optional note."),
        ("Rolle: \"parent\" oder \"child\"", "Rolle"), ("Theme mode (\"auto\" or \"manual\")", "Theme mode "),
        ("Build number (e.g. \"24A\") - unique key", "Build number (e.g. \"24A\") "),
        ("Comment, optional", "Comment"),
        ("Optional. Shown below.", " Shown below."), ("1 if pinned to top", "1 if pinned to top"),
        ("Titel (default: 0).", "Titel ."), ("Values: \"a\", \"b\"", ""), ("References Project.id", ""),
        ("References the owning `Card` record.", "References the owning `Card` record."),
        ("Optional; falls back to the name", " falls back to the name"),
    ])
    func exhausts(_ note: String, _ rest: String) {
        var bytes = Array(note.utf8)
        let stretches = Set(read(note).filter(\.isExhausted).map(\.span)).sorted().reversed()
        for stretch in stretches { bytes.removeSubrange(Int(stretch.lower)..<Int(stretch.upper)) }
        #expect(String(decoding: bytes, as: UTF8.self) == rest)
    }

    @Test func quotesTheWords() throws {
        let remark = try #require(read("Treated as a Boolean flag (`0` = false, `1` = true).").first)
        #expect(remark.quote == "Boolean flag")
        #expect(remark.place == .notes)
    }

    @Test func hostileNotesAreReadInLinearTime() {
        let pieces = [
            "(", ")", "`", "“", "\"", "'", "a|", "`a`/", "0=a, ", "default ", "1-", "one of ", "optional, ",
            "参照",
            "\u{202e}", "👩‍👩‍👧", "References ", "UUID of ", "…", "\\", "a, ", "(a, ", "Role (a, ", "\"a\" (",
            "是否",
        ]
        for piece in pieces { _ = read(String(repeating: piece, count: 5_000)) }
    }

    private func read(_ note: String) -> [Remark] {
        NoteReading.remarks(in: note, at: SourceSpan(file: 0, lower: 0, upper: Int32(note.utf8.count)))
    }

    private static func values(_ names: String..., named name: String? = nil) -> Remark.Fact {
        .listedValues(names.map { EnumType.Case(name: $0, rawValue: $0) }, name: name)
    }

    /// Values with the numbers from 0 on.
    private static func numbers(_ names: String...) -> Remark.Fact {
        let cases = names.enumerated().map { EnumType.Case(name: $0.element, rawValue: String($0.offset)) }
        return .listedValues(cases, name: nil)
    }
}
