import Testing

@testable import RemarkReading

@Suite("Field lines")
struct FieldLineTests {
    /// What a line says, in texts: `names | type | remarks | note`.
    private func read(_ line: String) -> String? {
        let text = Array(line.utf8)
        func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
        return FieldLineParser.parse(text, in: 0..<text.count).map { line in
            [
                line.names.map { slice($0.range) }.joined(separator: ","),
                line.type.map(slice) ?? "-",
                line.remarks.map(slice).joined(separator: ";"),
                line.note.map(slice) ?? "-",
            ].joined(separator: " | ")
        }
    }

    @Test(arguments: [
        ("`title` (String, required): on the cover", "title | String | required | on the cover"),
        ("id: String (UUID)", "id | String | UUID | -"),
        ("`id`: String - the key", "id | String |  | the key"),
        ("`width`, `height` (Double)", "width,height | Double |  | -"),
        ("`width` / `height` (Double)", "width,height | Double |  | -"),
        ("home, guest: Int", "home,guest | Int |  | -"),
        ("`tags: [String]?` - free words", "tags | [String]? |  | free words"),
        ("`state: String` (`open|done`)", "state | String | `open|done` | -"),
        ("**name:** String, required - shown", "name | String | required | shown"),
        ("**`size`** (Int(64), Required) – in bytes", "size | Int(64) | Required | in bytes"),
        ("owner (String, Reference to Firm (old, new))", "owner | String | Reference to Firm (old, new) | -"),
        ("code: varchar(80), NOT NULL, DEFAULT 'x'", "code | varchar(80) | NOT NULL;DEFAULT 'x' | -"),
        ("kind: String (\"a, b\", \"c\")", "kind | String | \"a, b\";\"c\" | -"),
        ("`f`：String（必須）", "f | String | 必須 | -"),
        ("`id`", "id | - |  | -"),
        ("`note` - only a text", "note | - |  | only a text"),
        ("end: Date/Time (optional) // nil while open", "end | Date/Time | optional | nil while open"),
    ])
    func takesApart(line: String, parts: String) {
        #expect(read(line) == parts)
    }

    @Test(arguments: [
        ("`slot_0` through `slot_3` (Asset)", ["slot_0", "slot_1", "slot_2", "slot_3"]),
        ("`p9`–`p11`", ["p9", "p10", "p11"]), ("`p1` to `p2`: Data", ["p1", "p2"]),
        ("`slot_0` through the last (Asset)", ["slot_0"]), ("`p1` to `q3` (Asset)", ["p1", "q3"]),
        ("`p3` to `p1` (Asset)", ["p3", "p1"]), ("`p1` - `x` is next", ["p1"]),
        ("`p1` to `p2024`", ["p1", "p2024"]),
        ("`p1` – 2 of them", ["p1"]), ("p1–3: Data", ["p1", "p2", "p3"]),
        ("`line1`, `line2` (String)", ["line1", "line2"]),
    ])
    func numberedNames(line: String, names: [String]) throws {
        let text = Array(line.utf8)
        let read = try #require(FieldLineParser.parse(text, in: 0..<text.count))
        #expect(read.names.map(\.text) == names)
    }

    @Test(arguments: ["", "   ", "1. first", "(String)", "**", "`a b`", "- x", "`open"])
    func refusesWhatBeginsWithNoName(line: String) {
        #expect(read(line) == nil)
    }

    @Test func prosePartsAreNoNames() {
        #expect(read("width, the inner one") == "width | - |  | , the inner one")
    }

    @Test func survivesWhatIsNotClosed() {
        #expect(read("`a` (String, (x") == "a | - |  | (String, (x")
    }

    @Test("A reference and its target behind a dash")
    func targetBehindDash() throws {
        let found = try DeclaredText(
            "# CloudKit\n\n## Trip Record Type\n\n- `owner` – Reference → Person, required\n- `title` – String\n"
        )
        #expect(found.entities == ["Trip: owner Reference! ->Person, title String"])
    }

    @Test(
        "Brackets right behind a name make it a list, unless the name is that of a type",
        arguments: [
            ("`tags[]`", ["tags"], "-"), ("`tags[]`, `title`", ["tags"], "-"), ("tags[]", ["tags"], "-"),
            ("`tags[]` (String)", ["tags"], "String"), ("tags[]: String", ["tags"], "String"),
            ("tags", [], "-"), ("string[] tags", [], "-"),
        ])
    func lists(line: String, names: [String], type: String) throws {
        let text = Array(line.utf8)
        let parsed = try #require(FieldLineParser.parse(text, in: 0..<text.count))
        #expect(parsed.names.filter(\.isList).map(\.text) == names)
        #expect(parsed.type.map { String(decoding: text[$0], as: UTF8.self) } ?? "-" == type)
    }
}
