import Diagnostics
import Markdown
import Testing

/// Each would crash or hang a reader that trusts its input; the sizes keep the test short.
@Suite struct `Hostile documents` {
    static func parse(_ text: String) -> MarkdownParser.Parsed {
        MarkdownParser().parse(Array(text.utf8), path: "a.md", file: 0)
    }

    static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let refused = [
        many("![[]()", 12_000), many("![", 12_000) + many("[a](b)", 12_000),
        "[a]: b\n\n" + many("![", 20_000) + many("[a]", 20_000),
        many(many("![[]()", 1_000) + "\n\n", 200),
        many("[", 300_000), many("*", 250_000), many("_a*", 150_000),
        many(">", 300_000), many("> ", 300), many("- ", 300) + "a", many("- > ", 200) + "a",
        (0..<300).map { many(" ", $0 * 2) + "- a\n" }.joined(),
        "[a]: /" + many("u", 100_000) + "\n\n" + many("[a] ", 20_000),
    ]

    @Test func `are refused with a diagnostic`() {
        for text in Self.refused {
            let parsed = Self.parse(text)
            #expect(parsed.document == nil, "\(text.prefix(20))")
            #expect(parsed.diagnostics.map(\.id) == [.documentHostile], "\(text.prefix(20))")
        }
    }

    static let read = [
        many("a", 1_000_000), many("a b ", 50_000), many("|", 200_000),
        many("a|", 40_000) + "\n" + many("-|", 40_000),
        many("\0", 20_000), many("é", 50_000), many("`a", 50_000), many("&amp;", 50_000),
        many("\\*", 50_000),
        many("~~a", 30_000), many("a\r", 20_000), many("\t", 100_000) + "a", many("# ", 50_000),
        many("```\n", 20_000),
        many("> a\n", 30_000), many("- a\n", 20_000), many("|a|\n|-|\n2. x\n\n", 5_000),
        many("[a]: /u\n===\n|-|\n\n", 3_000),
        many("[a]: /u\n|a|\n|-|\n\n", 5_000), many("a|b\n-|-\n", 10_000), many(" ", 100_000) + "x",
        many("> ", 90) + "| a |\n",
        many("<x ", 100_000), "|a|\n|-|\n" + many("|`b` *c*|\n", 10_000), many("Ã", 100_000),
        many("Ã©", 100_000), many("ð?", 50_000),
    ]

    @Test func `are read`() {
        for text in Self.read { #expect(Self.parse(text).document != nil, "\(text.prefix(20))") }
    }

    @Test func `deep quotes that are still read can be let go`() {
        let text = Self.many("> ", 150) + "| a |\n" + Self.many("> ", 150) + "|-|\n"
        #expect(Self.parse(text).document?.blocks.count == 1)
    }

    @Test func `the refusal names the place`() throws {
        let parsed = Self.parse("# a\n\n" + Self.many("> ", 300) + "\n")
        let span = try #require(parsed.diagnostics.first?.span)
        #expect(parsed.source.position(of: span.lower).line == 3)
    }
}
