import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

struct QuotingTests {
    @Test(arguments: [
        ("name", "name"), ("DeedCard", "DeedCard"), ("timestamp", "timestamp"), ("order", "\"order\""),
        ("Key", "\"Key\""), ("a b", "\"a b\""), ("1st", "\"1st\""), ("é", "\"é\""), ("a\"b", "\"a\"\"b\""),
        ("$x", "\"$x\""), ("", "\"\""),
    ])
    func sqliteQuotesWhatItMust(name: String, expected: String) {
        #expect(SQLDialect.sqlite.quoted(name) == expected)
    }

    @Test(arguments: [
        ("name", "name"), ("_x1", "_x1"), ("deedCard", "\"deedCard\""), ("timestamp", "\"timestamp\""),
        ("user", "\"user\""), ("key", "key"), ("é", "\"é\""), ("a\"b", "\"a\"\"b\""), ("a$b", "\"a$b\""),
    ])
    func postgreSQLFoldsSoCapitalsAreQuoted(name: String, expected: String) {
        #expect(SQLDialect.postgresql.quoted(name) == expected)
    }

    @Test func textsAreLiterals() {
        #expect(SQLDialect.sqlite.literal("it's \\ \"x\"") == "'it''s \\ \"x\"'")
        #expect(SQLDialect.postgresql.literal("it's") == "'it''s'")
        #expect(SQLDialect.postgresql.literal("a\\'b") == "E'a\\\\''b'")
        #expect(SQLDialect.postgresql.literal("a\r\nb\tc") == "E'a\\r\\nb\tc'")
        #expect(SQLDialect.sqlite.literal("a\r\n'b") == "('a' || char(13) || '\n''b')")
        #expect(SQLDialect.sqlite.literal(true) == "1")
        #expect(SQLDialect.postgresql.literal(true) == "true")
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLAgreesOnEveryKeywordAndAwkwardName() throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        let keywords = try database.run("SELECT word FROM pg_get_keywords();").output.split(separator: "\n")
        try #require(keywords.count > 300)
        let names = keywords.map(String.init) + hostileNames.filter { !$0.contains("\0") }
        let literals = names.map { "(\(SQLDialect.postgresql.literal($0)))" }.joined(separator: ",")
        let query =
            "SELECT encode(convert_to(quote_ident(n), 'UTF8'), 'hex') FROM (VALUES \(literals)) AS x(n);"
        let outcome = try database.run(query)
        let expected = outcome.output.split(separator: "\n").map(String.init)
        try #require(expected.count == names.count, "\(outcome.errors)")
        for (name, quoted) in zip(names, expected) {
            #expect(hex(SQLDialect.postgresql.quoted(name)) == quoted, "\(name)")
        }
    }

    @Test func everyNameOfSQLiteIsATableOfItsName() throws {
        var namespace = SQLNamespace(dialect: .sqlite)
        let names = (Array(SQLKeywords.sqlite).sorted() + hostileNames).filter { !$0.hasPrefix("sqlite_") }
        let identifiers = names.map { namespace.claim($0) }
        let script = identifiers.map { "CREATE TABLE \($0) (\($0) TEXT); SELECT \($0) FROM \($0);" }
        let query = "SELECT hex(name) FROM sqlite_schema ORDER BY rowid;"
        let outcome = try Command("sqlite3", ["-batch", "-bail", ":memory:"])
            .run(input: (script + [query]).joined(separator: "\n"))
        #expect(outcome.errors == "")
        #expect(
            outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
                String.init)
                == identifiers.map { hex($0.name).uppercased() })
    }

    func hex(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

struct NamespaceTests {
    @Test func namesThatDifferOnlyByCaseAreOneInSQLite() {
        var names = SQLNamespace(dialect: .sqlite)
        #expect(
            ["Card", "card", "CARD", "card_2"].map { names.claim($0).name } == [
                "Card", "card_2", "CARD_3", "card_2_2",
            ])
        var other = SQLNamespace(dialect: .postgresql)
        #expect(["Card", "card", "Card"].map { other.claim($0).name } == ["Card", "card", "Card_2"])
    }

    @Test func longNamesAreCutBetweenCharacters() {
        var names = SQLNamespace(dialect: .postgresql)
        let long = String(repeating: "é", count: 60)
        let cut = names.claim(long).name
        #expect(cut.utf8.count <= 63 && cut.utf8.count >= 61)
        #expect(cut.hasPrefix("éééé") && !cut.unicodeScalars.contains("\u{FFFD}"))
        #expect(names.claim(long + "x").name != cut)
        #expect(names.claim(long).name != cut)
        #expect(names.claim(String(repeating: "y", count: 63)).name == String(repeating: "y", count: 63))
    }

    @Test func noNameHasANulOrNothing() {
        var names = SQLNamespace(dialect: .sqlite)
        #expect(names.claim("a\0b\r\nc").name == "a_b__c")
        #expect(names.claim("").name == "_")
    }

    @Test func manyClaimsOfOneNameAreQuick() {
        var names = SQLNamespace(dialect: .sqlite)
        var seen: Set<String> = []
        for _ in 0..<20_000 { seen.insert(names.claim("same").name) }
        #expect(seen.count == 20_000)
    }

    @Test(arguments: [
        ("isArchived", "is_archived"), ("userID", "user_id"), ("URLString", "url_string"),
        ("CD_Goal", "cd_goal"),
        ("createdAt2", "created_at2"), ("already_snake", "already_snake"), ("DeedCard", "deed_card"),
        ("childIDs", "child_ids"), ("x", "x"), ("X", "x"), ("", ""), ("größeÄnderung", "größe_änderung"),
    ])
    func snakeCase(name: String, expected: String) {
        #expect(snakeCased(name) == expected)
    }
}

struct PlainTextTests {
    @Test(arguments: [
        ("Raw value of `AppTheme`.", "Raw value of AppTheme."), ("a **bold** *word*", "a bold word"),
        ("snake_case and __strong__", "snake_case and strong"), ("3 * 4", "3 * 4"), ("a\\|b \\x", "a|b \\x"),
        ("see [the page](https://a.b/c)", "see the page"), ("[x] done", "[x] done"), ("a<br>b", "a b"),
        ("Set<String>", "Set<String>"), ("`a*b_c`", "a*b_c"), ("``a`b``", "a`b"),
        ("open ` tick", "open  tick"),
        ("a\u{202E}b", "ab"),
    ])
    func markdownIsTakenAway(markdown: String, expected: String) {
        #expect(PlainText.of(markdown: markdown) == expected)
    }

    @Test func nothingEndsAComment() {
        #expect(PlainText.line("a\nDROP\r\u{2028}\u{85}\0b\u{2066}c") == "a DROP    bc")
    }

    @Test func hostileMarkdownIsReadOnce() {
        for piece in ["[", "`a``", "<", "*", "_", "\\", "[a]("] {
            let text = String(repeating: piece, count: 10_000)
            #expect(PlainText.of(markdown: text).utf8.count <= text.utf8.count)
        }
    }
}
