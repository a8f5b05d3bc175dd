import Output
import Testing

struct MessageTextTests {
    @Test(
        arguments: [
            ([], ""), (["a"], "'a'"), (["a", "b"], "'a' and 'b'"), (["a", "b", "c"], "'a', 'b' and 'c'"),
            (["a", "b", "c", "d", "e"], "'a', 'b', 'c', 'd' and 1 more"),
        ])
    func theFirstNames(names: [String], expected: String) {
        #expect(MessageText.names(names) == expected)
    }

    @Test func aNameIsOneLine() {
        #expect(MessageText.name("a\nb\u{202E}c") == "a bc")
        #expect(MessageText.name(String(repeating: "x", count: 81)).count == 81)
        #expect(MessageText.name(String(repeating: "x", count: 10_000)).hasSuffix("x…"))
    }
}
