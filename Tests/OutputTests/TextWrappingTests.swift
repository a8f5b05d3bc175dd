import Output
import Testing

struct TextWrappingTests {
    func lines(_ text: String, _ width: Int = 10) -> [String] { TextWrapping.lines(of: text, width: width) }

    @Test func breaksBetweenWords() {
        #expect(lines("one two three four") == ["one two", "three four"])
        #expect(lines("1234567890 1") == ["1234567890", "1"])
        #expect(lines("short") == ["short"])
    }

    @Test func nothingGivesNoLine() {
        #expect(lines("") == [])
        #expect(lines(" \n\n \t") == [])
    }

    @Test func longWordsKeepTheirLine() {
        let long = String(repeating: "x", count: 10_000)
        #expect(lines("a \(long) b") == ["a", long, "b"])
    }

    @Test func whiteSpaceAndControlCharactersBecomeOneSpace() {
        #expect(lines("  a\r\nb\tc\u{0}d\u{7F}e\u{85}f\u{2028}g  ", 40) == ["a b c d e f g"])
        #expect(lines("a\u{A0}b \u{2026}", 40) == ["a\u{A0}b \u{2026}"])
    }

    @Test func paragraphsStayApart() {
        #expect(lines("\n\na\nb\n\n\n \nc\n\n") == ["a b", "", "c"])
        #expect(lines("a\r\n\r\nb") == ["a", "", "b"])
    }

    @Test func theWidthCountsScalars() {
        #expect(lines("ääää ööööö ü") == ["ääää ööööö", "ü"])
        #expect(lines("日本語日本 語日本語 🦉") == ["日本語日本 語日本語", "🦉"])
    }

    @Test func noLineBeginsAsABlock() {
        #expect(lines("12345678 - b") == ["12345678 -", "b"])
        #expect(lines("123 56789 - b") == ["123", "56789 - b"])
        #expect(lines("see 567 90 2. of it") == ["see 567", "90 2. of", "it"])
        #expect(lines("a 345678901 > # x") == ["a", "345678901 > #", "x"])
        #expect(lines("- b 3456789 -1") == ["- b", "3456789 -1"])
    }
}
