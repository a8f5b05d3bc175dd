import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Fields of which the first and the last are named")
struct NumberedNamesTests {
    private func names(inTable cell: String) throws -> DeclaredText {
        try DeclaredText("## Trip\n\n| Field | Type |\n|---|---|\n| \(cell) | Asset |\n")
    }

    @Test(
        "In a table",
        arguments: [
            "`photo0`–`photo2`", "`photo0` – `photo2`", "`photo0` - `photo2`", "`photo0`...`photo2`",
            "`photo0` to `photo2`", "`photo0` bis `photo2`",
            "`photo0` a `photo2`", "`photo0` до `photo2`", "`photo0–photo2`", "`photo0…2`", "photo0–photo2",
            "photo0-photo2", "photo0 to photo2", "photo0–photo2 (optional)", "`photo0`, `photo1`–`photo2`",
        ])
    func table(cell: String) throws {
        let read = try names(inTable: cell)
        #expect(read.schema.entities.first?.fields.map(\.name.value) == ["photo0", "photo1", "photo2"])
        #expect(read.findings.isEmpty)
    }

    @Test(
        "In a list",
        arguments: [
            "- `photo0`–`photo2`: Asset", "- `photo0` … `photo2` (Asset)", "- photo0-photo2: Asset",
            "- **photo0**–**photo2**: Asset", "```\nRecord Type: Trip\nFields:\n- photo0..photo2: Asset\n```",
        ])
    func list(text: String) throws {
        let read = try DeclaredText("## Trip\n\n\(text.hasPrefix("`") ? "" : "- id: String\n")\(text)\n")
        #expect(
            read.entities.first?.hasSuffix("photo0 Asset, photo1 Asset, photo2 Asset") == true)
    }

    @Test func `Zeros in front are kept`() throws {
        #expect(try names(inTable: "`p08`–`p10`").entities == ["Trip: p08 Asset, p09 Asset, p10 Asset"])
    }

    @Test(
        "Names that only look like it",
        arguments: [
            ("`covid-19`", "covid-19"), ("`e1` – the first", "e1"), ("`lat1`, `lat2`", "lat1, lat2"),
            ("`a-b`", "a-b"), ("`e1` – 2 of them", "e1"), ("price – usd2", "price"), ("e1 – 2 of them", "e1"),
        ])
    func others(cell: String, names: String) throws {
        let read = try self.names(inTable: cell)
        #expect(read.schema.entities.first?.fields.map(\.name.value).joined(separator: ", ") == names)
        #expect(read.findings.isEmpty)
    }

    @Test(
        "What cannot be counted is reported",
        arguments: ["`a1`–`❶b3`", "`a3`–`❶a1`", "`first`–`❶last`", "`a0`–`❶a900`", "`a00`–`❶a5`", "❶a1–b3"])
    func reported(cell: String) throws {
        let marked = MarkedText("## Trip\n\n| Field | Type |\n|---|---|\n| \(cell) | Asset |\n")
        let read = try DeclaredText(marked.text)
        #expect(read.schema.entities.first?.fields.count == (cell.contains("last") ? 1 : 2))
        #expect(read.findings == ["field.range at \(marked.places[0])"])
    }

    @Test("Hostile numbers end nothing")
    func hostile() throws {
        for cell in [
            "a99999999999999999999–a999999999999999999999", "a-1", "1–2", "–", "`–`", "a0–", "a0–`", "ä1–ä3",
        ] {
            _ = try names(inTable: cell)
            _ = try DeclaredText("## Trip\n\n- id: String\n- \(cell): Asset\n")
        }
    }
}
