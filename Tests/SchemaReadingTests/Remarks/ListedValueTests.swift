import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct ListedValueTests {
    private func values(_ note: String, _ place: Remark.Place = .notes) -> [[String]] {
        NoteReading.remarks(in: note, at: SourceSpan(file: 0, lower: 0, upper: 0), place: place)
            .compactMap { remark in
                if case .listedValues(let cases, _) = remark.fact { cases.map(\.rawValue) } else { nil }
            }
    }

    @Test(arguments: [
        ("light / dark / sepia", ["light", "dark", "sepia"]),
        ("`requested` → `confirmed` → `cancelled`", ["requested", "confirmed", "cancelled"]),
        ("State: `draft` -> `sent` -> `paid`.", ["draft", "sent", "paid"]),
        ("Trip status (open/done/cancelled)", ["open", "done", "cancelled"]),
        ("Trip status (open, done)", ["open", "done"]),
        ("one of: open / done / dropped", ["open", "done", "dropped"]),
        ("One of: open | done. For sorting.", ["open", "done"]),
        ("one of: open · done; shown in the list", ["open", "done"]),
        ("low = 0, high = 1, top = 2", ["0", "1", "2"]), ("`low`: 1; `high`: 2", ["1", "2"]),
        ("Kind: low = 3, high = 5 (default)", ["3", "5"]), ("0 low, 1 high, 2 top", ["0", "1", "2"]),
    ])
    func listed(_ note: String, _ expected: [String]) {
        #expect(values(note) == [expected])
    }

    /// "active" alone is no flag; a list is read from its beginning or not at all.
    @Test(arguments: [
        ("queued / active / done / void", ["queued", "active", "done", "void"]),
        ("active / done / void / gone", ["active", "done", "void", "gone"]),
        ("open / done / on", ["open", "done", "on"]),
    ])
    func listedInTypes(_ words: String, _ expected: [String]) {
        #expect(values(words, .type) == [expected])
    }

    @Test(arguments: ["active / inactive", "on / off", "open / Active Trip / done / void"])
    func nothingInTypes(_ words: String) {
        #expect(values(words, .type) == [])
    }

    @Test(arguments: [
        "unité (p. ex. \"mg\", \"ml\")", "unité (ex. : \"mg\", \"ml\")", "unità (p. es. \"mg\", \"ml\")",
        "unità (ad es. \"mg\", \"ml\")", "unità (es. \"mg\", \"ml\")", "eenheid (bv. \"mg\", \"ml\")",
        "enhet (t.ex. \"mg\", \"ml\")", "yksikkö (esim. \"mg\", \"ml\")", "enhet (f.eks. \"mg\", \"ml\")",
        "jednotka (např. \"mg\", \"ml\")", "satuan (mis. \"mg\", \"ml\")", "Einheit (bspw. \"mg\", \"ml\")",
        "unidade (ex: \"mg\", \"ml\")", "unidade (p. ex. \"mg\", \"ml\")",
        "unidad (ej.: \"mg\", \"ml\")", "unidad (p. ej. \"mg\", \"ml\")", "Einheit (z. B. \"mg\", \"ml\")",
        "unit (e. g. \"mg\", \"ml\")",
    ])
    func examples(_ note: String) {
        #expect(values(note) == [])
        let words = note.split(separator: "(")[0]
        #expect(values("\(words)(\"mg\", \"ml\")") == [["mg", "ml"]])
    }

    @Test(arguments: [
        "Name / Email / Phone", "A/B/C/D/E", "Training / Match", "A/B", "km/h", "and/or", "DD/MM/YYYY",
        "YYYY / MM / DD", "Training / Match / etc",
        "Shown as Training / Match / Party", "Training / Match / Party of the club", "`old` → `new`",
        "`Trip` → `Stop` → `Place`", "`a()` → `b()` → `c()`", "`draft` → `sent` → …", "e.g. `a` → `b` → `c`",
        "see `draft` → `sent` → `paid`", "`draft` → `sent` → `paid` is how it goes",
        "default = 0, max = 5", "min: 1, max: 5", "low = 0", "low = 0, high = 0", "Version: 2, build: 5",
        "low = 0, high = 1, …", "1 kg, 2 lb, 3 oz", "0 low, 2 high", "0 items, 1 item or more", "0 low",
        "MIME type (image/pdf)", "Trip status (Open/Done/Gone)", "Length (feet/meters/miles)",
    ])
    func nothing(_ note: String) {
        #expect(values(note).isEmpty)
    }

    @Test(arguments: [
        ("one of: open / done; defaults to open", "open"), ("open, done or lost. Defaults to done.", nil),
        ("One of open, done or lost. Defaults to done.", "done"), ("low = 0, high = 1 (default)", "1"),
        ("one of: open / done; defaults to lost", nil), ("one of: open / done; defaults to open doors", nil),
    ])
    func defaultAmongThem(note: String, expected: String?) {
        let facts = NoteReading.remarks(in: note, at: SourceSpan(file: 0, lower: 0, upper: 0)).map(\.fact)
        let defaults = facts.compactMap { fact in if case .defaultText(let text) = fact { text } else { nil }
        }
        #expect(defaults == [expected].compactMap(\.self))
    }

    @Test func inATypesBrackets() {
        #expect(values("(Training / Match / Party)", .type) == [["Training", "Match", "Party"]])
        #expect(values("(Trip/Stop)", .type).isEmpty)
        #expect(values("(DD/MM/YYYY)", .type).isEmpty)
    }

    @Test(
        "Values behind a type, and with the words that say so behind them",
        arguments: [
            "| `wind` | String, `calm`, `fresh` or `storm` | |",
            "| `wind` | String，`calm`、`fresh` 或 `storm` | |",
            "| `wind` | String enum: `calm`, `fresh`, `storm` | |",
            "| `wind` | String | 風。\"calm\" / \"fresh\" / \"storm\" のいずれか |",
        ])
    func behindTypes(row: String) throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## Sky\n\n| Field | Type | Notes |\n|---|---|---|\n\(row)\n")
        #expect(read.entities.first?.hasSuffix("{calm fresh storm}") == true, "\(read.entities)")
    }

    @Test("Code behind a type that is a type is no value")
    func typesInCode() throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## Sky\n\n| Field | Type |\n|---|---|\n| `wind` | `String` / `Int64` |\n")
        #expect(read.entities.first?.contains("{") == false)
    }

    @Test(arguments: [
        ("`TripTag` raw values", true), ("Raw value of `TripTag`", true),
        ("comma-separated `TripTag` raw values", false), ("List of raw values of `TripTag`", false),
    ])
    func rawValues(note: String, isOne: Bool) {
        let facts = NoteReading.remarks(in: note, at: SourceSpan(file: 0, lower: 0, upper: 0)).map(\.fact)
        #expect(facts.contains(.rawValue(of: "TripTag")) == isOne)
    }

    @Test(
        "Three words or more behind a type of the app are its cases, where the field's name says that it is a choice",
        arguments: [
            ("status: TripStatus", "(open, sailing, done)", true),
            ("status: TripStatus", "(open, done)", false),
            ("status: TripStatus", "(required, indexed, unique)", false),
            ("pilot: PilotCard", "(name, rank, harbour)", false),
            ("category: Category", "(name, icon, color)", false),
        ])
    func bracketed(field: String, words: String, areCases: Bool) throws {
        let read = try DeclaredText("# CloudKit\n\n## Sky\n\n- `title: String`\n- `\(field)` \(words)\n")
        #expect(read.entities.first?.contains("{open sailing done}") == areCases)
    }
}
