import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Tables drawn in code")
struct FencedTableTests {
    private func text(_ table: String, language: String = "", heading: String = "Trip Record Type") -> String
    {
        "# App\n\nSync with CloudKit\n\n## \(heading)\n\n```\(language)\n\(table)\n```\n"
    }

    @Test(
        "With a rule below the header",
        arguments: [
            "Field | Type | Index\n--------------------\ntitle | String | Queryable\nend | Date/Time | -",
            "| Field | Type | Index |\n|---|---|---|\n| title | String | Queryable |\n| end | Date/Time | - |",
            "+-------+\n| Field | Type | Index |\n+=======+\n| title | String | Queryable |\n| end | Date/Time | |\n+---+",
            "Field | Type | Index\r\n-----\r\n\r\ntitle | String | Queryable\r\nend\t|\tDate/Time | -\r",
        ])
    func reads(table: String) throws {
        let read = try DeclaredText(text(table))
        #expect(read.entities == ["Trip: title String, end Date/Time"])
        let isQueryable = read.schema.entities[0].fields.map { field in
            field.remarks.contains { $0.fact == .index(.queryable) }
        }
        #expect(isQueryable == [true, false])
    }

    @Test("Each name stands at its place")
    func places() throws {
        let read = try DeclaredText(text("Field | Type\n---\ntitle | String"))
        #expect(read.places == ["Trip at 5:4", "title at 10:1"])
    }

    @Test("In a list and in a quotation", arguments: ["- ", "> "])
    func contained(mark: String) throws {
        let indent = mark == "- " ? "  " : mark
        let lines = ["```", "Field | Type", "---", "title | String", "end | Date", "```"]
        let block = lines.enumerated().map { ($0 == 0 ? mark : indent) + $1 }.joined(separator: "\n")
        let read = try DeclaredText("# App\n\nSync with CloudKit\n\n## Trip Record Type\n\n\(block)\n")
        #expect(read.entities == ["Trip: title String, end Date"])
    }

    @Test(
        "Other drawings are no tables",
        arguments: [
            "Field | Type\ntitle | String\nend | Date",
            "Field | Type\n---\ntitle | String\nend | Date | more",
            "Field | Type\n---\ntitle | String\nand so on",
            "Field | Type\n---",
        ])
    func others(drawing: String) throws {
        #expect(try DeclaredText(text(drawing)).entities == [])
    }

    @Test("Code in a language is none", arguments: ["sql", "swift", "markdown"])
    func languages(language: String) throws {
        let read = try DeclaredText(text("Field | Type\n---\ntitle | String", language: language))
        #expect(read.entities == [])
    }
}
