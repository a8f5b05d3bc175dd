import Testing
import YAMLReading
import Yams

@Suite struct `YAML` {
    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static func refusal(of text: String) -> YAMLRefusal.Reason? {
        YAMLReader.refusal(of: text)?.reason
    }

    // MARK: What is read

    static let read = [
        "recordTypes:\n  Trip:\n    fields:\n      - { name: title, type: String }\n",
        "{\n  \"a\": [\"[[[[\", \"]\"],\n  \"b\": {}\n}\n",
        "# " + many("-", 500) + "\na: " + many("-", 200) + "\n",
        (0..<90).map { many(" ", $0) + "a\($0):\n" }.joined() + many(" ", 90) + "b",
        many("a:\n  b:\n    c: [d]\n", 500).replacing("a:", with: "- a:"),
        many("- [a, b]\n", 2_000), "? a\n: b\n", "? - a\n  - b\n: ? c\n  : d\n",
        "why: Quoi ? Où ? Quand ? Qui ? Comment ? Combien ? Pourquoi ?\n",
        (0..<20).map { "? a\($0)\n: b\n" }.joined(), "a: |\n" + many("  ? b\n", 20),
    ]

    @Test(arguments: read) func `is read`(_ text: String) throws {
        #expect(Self.refusal(of: text) == nil)
        #expect(try YAMLReader.compose(text) != nil)
    }

    @Test func `fields that many types share through an alias are read`() throws {
        let shared = "common: &common\n  fields:\n    createdAt: Date\n    owner: it's the user's\n"
        let types = (0..<200).map { "Type\($0):\n  <<: *common\n  fields: *common\n" }.joined()
        #expect(Self.refusal(of: shared.replacing("'", with: "") + types) == nil)
        #expect(try YAMLReader.compose(shared.replacing("'", with: "") + types)?.mapping?.count == 201)
    }

    // MARK: What is refused

    static let tooDeep = [
        many("[", 100_000), many("{a: ", 100_000), many("- ", 100_000), many("? ", 100_000),
        "a:\r" + many("- ", 30_000), many("[\n", 100_000),
        (0..<300).map { many(" ", $0) + "- a:\n" }.joined(),
        (0..<300).map { many(" ", $0) + "a:\u{85}" }.joined(),
        "a: \"\n" + many("[", 200), many("? ", 7) + "a\n", many("? - ", 7) + "a\n",
        (0..<7).map { many(" ", $0) + "?\n" }.joined() + many(" ", 7) + "a\n",
        many("{? ", 7) + "a" + many("}", 7),
    ]

    @Test(arguments: tooDeep) func `nested deep is refused`(_ text: String) {
        #expect(Self.refusal(of: text) == .tooDeep)
        #expect(throws: YAMLRefusal.self) { try YAMLReader.compose(text) }
    }

    /// Ten aliases of ten aliases and so on, each way in which an anchor can hide where its text ends.
    static let tooMuch: [String] = [
        levels { "x\($0): &x\($0) [\($1)]\n" } + "? *x8\n: 1\n",
        levels { "x\($0): &x\($0)\n" + $1.split(separator: ",").map { "  - \($0)\n" }.joined() } + "y: *x8\n",
        "[" + levels { "&x\($0) [\($1)],\n" } + "*x8]",
        "[ \"\n]\n\", " + levels { "&x\($0) [\n\($1)\n],\n" } + "*x8]",
        levels { "x\($0): &x\($0)\n  - \"\ny\"\n" + $1.split(separator: ",").map { "  - \($0)\n" }.joined() },
        levels { "x\($0): &x\($0) ['\n', \($1)]\n" },
        levels { "x\($0): &x\($0) [\($1)]\r" },
        "{" + levels { "x\($0): &x\($0) {\($1.replacing(",", with: ": 1,")): 1}, " } + "}",
    ]

    private static func levels(_ level: (Int, String) -> String) -> String {
        (0...8).map { number in
            level(
                number,
                Array(repeating: number == 0 ? "1" : "*x\(number - 1)", count: 10).joined(separator: ","))
        }.joined()
    }

    @Test(arguments: tooMuch) func `with aliases of aliases is refused`(_ text: String) {
        #expect(Self.refusal(of: text) == .tooMuch, "\(text.prefix(60))")
    }

    @Test func `that is nothing holds nothing`() throws {
        #expect(try YAMLReader.compose("") == nil)
        #expect(try YAMLReader.compose("# only a comment\n") == nil)
        #expect(throws: YamlError.self) { try YAMLReader.compose("a: [b") }
    }
}
