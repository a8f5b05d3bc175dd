import Diagnostics
import Testing

@Suite struct `Messages` {
    /// Renders an error at the first place where a text stands in a document.
    static func render(
        _ document: String, at text: String, message: String = "unknown type", remedy: String? = nil
    ) throws -> String {
        let bytes = Array(document.utf8)
        let wanted = Array(text.utf8)
        let lower = try #require(
            (0...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) })
        return render(document, Int32(lower)..<Int32(lower + wanted.count), message: message, remedy: remedy)
    }

    static func render(
        _ document: String, _ range: Range<Int32>, message: String = "unknown type", remedy: String? = nil
    ) -> String {
        let file = SourceFile(path: "a.md", text: Array(document.utf8))
        let span = SourceSpan(file: 0, lower: range.lowerBound, upper: range.upperBound)
        let diagnostic = Diagnostic("type.unknown", .error, message, at: span, remedy: remedy)
        return DiagnosticRenderer(sources: SourceFiles([file])).render(diagnostic)
    }

    @Test func `show place, line, caret and remedy`() throws {
        let text = try Self.render("# A\n| `a` | Int46 | x |\n", at: "Int46", remedy: "did you mean 'Int64'?")
        #expect(
            text == """
                a.md:2:9: error: unknown type [type.unknown]
                  2 | | `a` | Int46 | x |
                    |         ^~~~~ did you mean 'Int64'?

                """)
    }

    @Test func `tabs are shown as spaces, so that the caret stands right`() throws {
        let text = try Self.render("\ta\tbad\n", at: "bad")
        #expect(text.hasSuffix("  1 |     a   bad\n    |         ^~~\n"))
        #expect(text.hasPrefix("a.md:1:4:"))
    }

    @Test(arguments: [
        ("名前 bad", "     ^~~"), ("✅ bad", "   ^~~"), ("1️⃣ bad", "   ^~~"), ("e\u{301} bad", "  ^~~"),
        ("👨‍👩‍👧 bad", "   ^~~"), ("é bad", "  ^~~"), ("｢ﾊﾝ bad", "    ^~~"),
    ])
    func `wide characters take two columns`(line: String, marks: String) throws {
        #expect(try Self.render(line, at: "bad").hasSuffix("    | \(marks)\n"))
    }

    @Test func `a wide character is marked over its width`() throws {
        #expect(try Self.render("a 名前 b", at: "名前").hasSuffix("    |   ^~~~\n"))
    }

    @Test func `a span of several lines ends with its first`() throws {
        #expect(try Self.render("abc\ndef\n", at: "bc\ndef").hasSuffix("  1 | abc\n    |  ^~\n"))
        #expect(try Self.render("abc\r\ndef\r\n", at: "bc\r\ndef").hasSuffix("  1 | abc\n    |  ^~\n"))
    }

    @Test func `carriage returns do not show`() throws {
        let text = try Self.render("abc\r\ndef\r\n", at: "def")
        #expect(text == "a.md:2:1: error: unknown type [type.unknown]\n  2 | def\n    | ^~~\n")
        #expect(try Self.render("abc\rdef\r", at: "def").hasPrefix("a.md:2:1:"))
    }

    @Test func `an empty line has its caret too`() {
        #expect(Self.render("a\n\nb", 2..<2).hasSuffix("  2 |\n    | ^\n"))
        #expect(Self.render("", 0..<0).hasSuffix("  1 |\n    | ^\n"))
    }

    @Test func `the end of the file is a place`() {
        #expect(Self.render("a\nbc", 4..<4).hasSuffix("  2 | bc\n    |   ^\n"))
        #expect(
            Self.render("a\nbc\n", 5..<5) == "a.md:3:1: error: unknown type [type.unknown]\n  3 |\n    | ^\n")
        #expect(Self.render("abc\n", 3..<4).hasSuffix("  1 | abc\n    |    ^\n"))
    }

    @Test func `a terminal is not led astray by the line or the message`() throws {
        let text = try Self.render(
            "a\u{1B}[31m\u{202E}b\u{7}\u{200F} bad", at: "bad",
            message: "unknown '\u{1B}]0;x\u{7}\n\u{2066}'",
            remedy: "\u{9B}2J")
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.properties.generalCategory != .control)
            #expect(scalar.properties.generalCategory != .format)
        }
        #expect(text.contains("a␛[31m<U+202E>b␇<U+200F> bad"))
        #expect(text.contains("unknown '␛]0;x␇␊<U+2066>'"))
        #expect(text.hasSuffix("    |                          ^~~ <U+009B>2J\n"))
    }

    @Test func `a long line is cut around the place`() throws {
        let long = String(repeating: "x", count: 10_000)
        for document in [
            long + "bad" + long, "bad" + long, long + "bad", String(repeating: "名", count: 5_000) + "bad",
        ] {
            let lines = try Self.render(document, at: "bad").split(separator: "\n")
            #expect(lines[1].count < 130)
            #expect(lines[1].contains("bad"))
            #expect(lines[1].contains("…"))
        }
        let lines = try Self.render(long + "bad" + long, at: "bad").split(separator: "\n")
        let indent = lines[2].prefix { $0 != "^" }.count
        #expect(lines[1].dropFirst(indent).hasPrefix("bad"))
        #expect(lines[2].hasSuffix("^~~"))
    }

    @Test func `a long place and a long message are cut`() {
        let long = String(repeating: "y", count: 10_000)
        let text = Self.render(long, 0..<10_000, message: "unknown type '\(long)'")
        #expect(text.count < 1_000)
    }

    @Test func `the same problem is told once, in the order of places`() {
        let file = SourceFile(path: "a.md", text: Array("ab\n".utf8))
        let one = Diagnostic("b.b", .error, "one", at: SourceSpan(file: 0, lower: 1, upper: 2))
        let two = Diagnostic("a.a", .warning, "two", at: SourceSpan(file: 0, lower: 0, upper: 1))
        let three = Diagnostic("a.a", .note, "three", at: nil, remedy: "do it")
        let text = DiagnosticRenderer(sources: SourceFiles([file])).render([three, one, two, one])
        let heads = text.split(separator: "\n").filter { $0.contains("[") }
        #expect(
            heads == ["a.md:1:1: warning: two [a.a]", "a.md:1:2: error: one [b.b]", "gen: note: three [a.a]"])
    }

    @Test func `related places are shown below`() {
        let file = SourceFile(path: "a.md", text: Array("ab\n".utf8))
        let related = Diagnostic.Related("first here", at: SourceSpan(file: 0, lower: 0, upper: 1))
        let diagnostic = Diagnostic(
            "a.a", .error, "again", at: SourceSpan(file: 0, lower: 1, upper: 2), related: [related])
        let text = DiagnosticRenderer(sources: SourceFiles([file])).render(diagnostic)
        #expect(text.hasSuffix("a.md:1:1: note: first here\n  1 | ab\n    | ^\n"))
    }

    @Test func `bytes that are not UTF-8 can be quoted`() {
        let file = SourceFile(path: "a.md", text: [0x61, 0xE4, 0x62])
        let diagnostic = Diagnostic("a.a", .error, "bad", at: SourceSpan(file: 0, lower: 1, upper: 2))
        let text = DiagnosticRenderer(sources: SourceFiles([file])).render(diagnostic)
        #expect(text.hasSuffix("  1 | a\u{FFFD}b\n    |  ^\n"))
    }
}

extension DiagnosticID: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

@Suite struct `Places on disk` {
    @Test func `are found behind many repairs`() {
        let repairs = (0..<1_000).map {
            SourceFile.Repair(offset: Int32($0 * 4), length: 2, originalLength: 5)
        }
        let file = SourceFile(path: "a.md", text: Array(repeating: 0x61, count: 4_000), repairs: repairs)
        for offset in stride(from: Int32(0), to: 4_000, by: 1) {
            let inside = offset % 4 == 1
            let expected = (offset / 4) * 7 + (inside ? 0 : offset % 4 == 0 ? 0 : offset % 4 + 3)
            #expect(file.offsetOnDisk(of: offset) == expected)
        }
    }

    @Test func `count bytes and characters from one`() {
        let file = SourceFile(path: "a.md", text: Array("ä\r\nöb".utf8))
        #expect(file.position(of: 6) == SourcePosition(line: 2, column: 3, character: 2))
    }
}

@Suite struct `Suggestions` {
    @Test(arguments: [
        ("Int46", "Int64"), ("string", "String"), ("Strng", "String"), ("Refrence", "Reference"),
        ("Dat", "Date"),
        ("Bolean", "Boolean"), ("REFERENCE", "Reference"),
    ])
    func `find what was meant`(word: String, meant: String) {
        let candidates = ["Int64", "String", "Reference", "Date", "Boolean", "Asset"]
        #expect(suggestion(for: word, among: candidates) == meant)
    }

    @Test(arguments: ["", "x", "Quaternion", "ab"])
    func `keep quiet where nothing is near`(word: String) {
        #expect(suggestion(for: word, among: ["Int64", "y", "cd", "String"]) == nil)
    }

    @Test func `the nearest wins, then the first`() {
        #expect(suggestion(for: "abcdef", among: ["abcdxx", "abcdex", "abcdey"]) == "abcdex")
        #expect(didYouMean("abcdef", among: ["abcdex"]) == "did you mean 'abcdex'?")
    }

    @Test func `long texts are no names`() {
        let long = String(repeating: "ab", count: 5_000)
        #expect(suggestion(for: long, among: [long + "c"]) == nil)
        #expect(suggestion(for: "abc", among: [long]) == nil)
        let name = String(repeating: "ab", count: 100)
        #expect(suggestion(for: name, among: [name + "c"]) == name + "c")
    }
}
