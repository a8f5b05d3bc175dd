import HTMLLanguage
import Testing

@testable import HTMLOutput

/// What stands between tags is text.
struct MarkupTests {
    @Test(arguments: [
        ("<b a=\"x\" b='y'>&amp;", "&lt;b a=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;"),
        ("nul\0bell\u{7}", "nul[U+0000]bell[U+0007]"), ("\u{202E}turned", "[U+202E]turned"),
        ("שלום\u{200F}", "שלום\u{200F}"), ("a\nb\tc", "a\nb\tc"), ("\u{FFFF}", "[U+FFFF]"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func textsAreEscaped(text: String, expected: String) {
        #expect(Markup(text).source == expected)
        #expect(("<i>\(text)</i>" as Markup).source == "<i>\(expected)</i>")
    }

    @Test(arguments: [
        ("a `b<c>` d", "a <code>b&lt;c&gt;</code> d"), ("**bold** [label](https://x.example)", "bold label"),
        ("`open", "open"), ("``", ""), ("snake_case", "snake_case"),
    ])
    func notesKeepTheirCode(markdown: String, expected: String) {
        #expect(Markup(markdown: markdown).source == expected)
    }
}
