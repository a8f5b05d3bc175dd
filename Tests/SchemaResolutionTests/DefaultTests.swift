import Diagnostics
import SchemaModel
import Testing

@Suite struct DefaultTests {
    private func resolve(_ type: String, _ text: String) -> Resolved {
        Resolved(
            """
            # CloudKit schema

            ## Card

            | Field | Type | Default |
            | --- | --- | --- |
            | id | String | - |
            | it | \(type) | 1️⃣\(text) |
            """)
    }

    static let understood: [(String, String, DefaultValue.Value)] = [
        ("Int64", "0", .integer(0)), ("Int64", "-1", .integer(-1)), ("Double", "0.5", .number("0.5")),
        ("Double", "3", .number("3")), ("Decimal", "`Decimal.zero`", .number("0")),
        ("Int64", "`.zero`", .integer(0)),
        ("String", "\"USD\"", .string("USD")),
        ("String", "'USD'", .string("USD")),
        ("String", "USD", .string("USD")), ("String", "0", .string("0")), ("Bool", "true", .bool(true)),
        ("Bool", "0", .bool(false)), ("List<String>", "`[]`", .emptyList), ("String", "`[]`", .string("[]")),
        ("UUID", "`UUID()`", .newUUID), ("Date/Time", "`Date()`", .now),
        ("Date/Time", "`.distantPast`", .expression),
        ("String", "`Status.draft.rawValue`", .enumCase("draft")),
        ("List<String>", "`[\"a\"]`", .expression), ("String", "`makeName()`", .expression),
        ("Date/Time", "now", .now), ("Date/Time", "Now", .now), ("Bool", "No", .bool(false)),
        ("Bool", "Yes", .bool(true)), ("Bool", "no", .bool(false)), ("Int64", "\u{2212}3", .integer(-3)),
        ("JSON", "`[:]`", .string("{}")), ("JSON", "`[String: Int]()`", .string("{}")),
        ("String", "`[:]`", .expression),
        ("Bool", "falsch", .bool(false)), ("Bool", "Wahr", .bool(true)), ("Bool", "vrai", .bool(true)),
        ("Bool", "faux", .bool(false)), ("Bool", "verdadero", .bool(true)), ("Bool", "falso", .bool(false)),
        ("Bool", "Non", .bool(false)), ("Bool", "sí", .bool(true)), ("String", "falso", .string("falso")),
        ("Double", "60,00", .number("60.00")), ("Decimal", "0,00", .number("0.00")),
        ("Int64", "0xFF_00", .integer(0xff00)), ("Int64", "0b101", .integer(5)),
        ("Int64", "0o17", .integer(15)),
        ("Double", "-2,5", .number("-2.5")), ("Double", "0,125", .number("0.125")),
        ("String", "60,00", .string("60,00")),
    ]

    /// The document's own list says what a value can be; what it does not list may be a slip.
    @Test(arguments: [
        ("String", "Default \"open\". Values: \"open\", \"shut\"", 0),
        ("String", "Default \"ajar\". Values: \"open\", \"shut\"", 1),
        ("String", "Default `.open`. Values: \"open\", \"shut\"", 0),
        ("String", "Default `.ajar`. Values: \"open\", \"shut\"", 1),
        ("Int64", "0 = open, 1 = shut. Default 1", 0), ("Int64", "0 = open, 1 = shut. Default 2", 1),
        ("String", "Default \"ajar\"", 0),
    ])
    func whatIsNoneOfTheListedValues(type: String, notes: String, count: Int) {
        let resolved = Resolved(
            """
            # CloudKit schema

            ## Door

            | Field | Type | Notes |
            | --- | --- | --- |
            | id | String | The door |
            | state | \(type) | \(notes) |
            """)
        #expect(resolved.count("default.unlisted") == count, "\(resolved.diagnostics)")
    }

    @Test(arguments: ["0x", "0xG1", "0x-1", "0xFFFFFFFFFFFFFFFFF"])
    func whatIsNoIntegerOfAProgram(_ text: String) throws {
        let resolved = resolve("Int64", text)
        #expect(try resolved.field("it").defaultValue == nil)
        #expect(resolved.count("default.unfit") == 1)
    }

    @Test(arguments: ["1,000", "60,00,00", "60,", ",5", "1.000,50"])
    func whatIsNoNumberWithADecimalComma(_ text: String) throws {
        let resolved = resolve("Double", text)
        #expect(try resolved.field("it").defaultValue == nil)
        #expect(resolved.count("default.unfit") == 1)
    }

    @Test(arguments: [
        ("Standard 2,50", "Double", DefaultValue.Value.number("2.50")),
        ("Standard: 3", "Double", .number("3")),
        ("Standard falsch", "Bool", .bool(false)),
        ("Par défaut vrai.", "Bool", .bool(true)), ("Default 1, 2 at most", "Int64", .integer(1)),
    ])
    func defaultsInNotes(_ note: String, _ type: String, _ value: DefaultValue.Value?) throws {
        let resolved = Resolved(rows: "`id` | String | |", "`it` | \(type) | \(note) |")
        #expect(try resolved.field("it").defaultValue?.value == value)
    }

    @Test func literalsAndExpressions() throws {
        for (type, text, value) in Self.understood {
            let resolved = resolve(type, text)
            #expect(try resolved.field("it").defaultValue?.value == value, "\(type) \(text)")
            #expect(resolved.count("default.unfit") == 0, "\(type) \(text)")
        }
    }

    @Test(arguments: [
        "-", "—", "none", "Auto-generated", "Current timestamp", "keine", "No", "なし", "automatisch",
    ])
    func absence(_ text: String) throws {
        let resolved = resolve("Date/Time", text)
        #expect(try resolved.field("it").defaultValue == nil)
        #expect(resolved.count("default.unfit") == 0)
    }

    @Test(arguments: ["String", "Int64", "Bool"])
    func nowIsADefaultOfDatesAlone(type: String) throws {
        let resolved = resolve(type, "now")
        #expect(try resolved.field("it").defaultValue == nil)
        #expect(resolved.count("default.unfit") == 0)
    }

    @Test(arguments: [
        ("Int64", "zero"), ("Bool", "maybe"), ("Double", "\"1\""), ("Date/Time", "5"), ("List<String>", "0"),
        ("UUID", "7"),
    ])
    func unfitDefaultIsAWarningAtItsCell(_ type: String, _ text: String) throws {
        let resolved = resolve(type, text)
        let diagnostic = try resolved.diagnostic("default.unfit")
        #expect(diagnostic.severity == .warning)
        #expect(resolved.isAtMark(diagnostic))
        #expect(try resolved.field("it").defaultValue == nil)
    }

    /// Outside back-ticks the words say that something else makes the value; of other types so do all.
    @Test(arguments: [
        ("`system`", "String", DefaultValue.Value.string("system")), ("`auto`", "String", .string("auto")),
        ("system", "String", nil), ("`nil`", "String", nil), ("`none`", "String", nil),
        ("`auto`", "Int64", nil),
    ])
    func wordsInBackTicksAreDefaultsOfTexts(
        _ text: String, _ type: String, _ value: DefaultValue.Value?
    ) throws {
        let resolved = Resolved(
            "# CloudKit\n\n## Card\n\n| Field | Type | Default |\n| --- | --- | --- |\n| a | \(type) | \(text) |\n"
        )
        #expect(try resolved.field("a").defaultValue?.value == value)
    }

    @Test func defaultInTheNotes() throws {
        let field = try Resolved(rows: "`id` | String | |", "`n` | Int64 | Points (default: 3). |").field("n")
        #expect(field.defaultValue == DefaultValue(written: "3", value: .integer(3)))
        #expect(field.documentation == "Points.")
    }
}
