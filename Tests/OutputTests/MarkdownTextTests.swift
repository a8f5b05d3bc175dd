import Foundation
import Output
import TestSupport
import Testing

/// Text in Markdown that shows what it was, by the reference implementation.
struct MarkdownTextTests {
    private static let texts = [
        "plain", "a_b _c_ *d* **e** ~~f~~", "`code` ``more``", "[label](https://x.example) ![x](y)",
        "<b>&amp;</b>",
        "a | b", "\\ back \\| slash", "$math$", "List<Int64>", "don't", "``", "`", " spaced ",
    ]

    @Test(.enabled(if: Command.isInstalled("cmark-gfm")), arguments: texts)
    func aLineShowsItsText(text: String) throws {
        let markdown = "x " + MarkdownText.escaped(text) + " x"
        #expect(try shown(markdown) == "<p>x \(Self.html(text)) x</p>\n")
    }

    @Test(.enabled(if: Command.isInstalled("cmark-gfm")), arguments: texts)
    func codeShowsItsText(text: String) throws {
        #expect(try shown("x " + MarkdownText.code(text) + " x").contains("<code>\(Self.html(text))</code>"))
        let block = try shown(MarkdownText.fenced("```\n\(text)\n````\n", as: "diff"))
        #expect(block == "<pre><code class=\"language-diff\">```\n\(Self.html(text))\n````\n</code></pre>\n")
    }

    @Test func nobodyIsTold() {
        #expect(MarkdownText.escaped("@team fixes #12") == "@<!-- -->team fixes #<!-- -->12")
        #expect(MarkdownText.escaped("\u{202E}x\nb") == "[U+202E]x b")
    }

    private func shown(_ markdown: String) throws -> String {
        let arguments = ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink"]
        return try Command("cmark-gfm", arguments).run(input: markdown).output.replacing("<!-- -->", with: "")
    }

    private static func html(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
