import SchemaDeclaration
import SchemaModel
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
            "Field | Type | Index\r\n-----\r\n\r\ntitle | String | Queryable\r\nend\t|\tDate/Time |\r",
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

    @Test("In a list or a quotation it is not the first below the heading", arguments: ["- ", "> "])
    func contained(mark: String) throws {
        let indent = mark == "- " ? "  " : mark
        let lines = ["```", "Field | Type", "---", "title | String", "end | Date", "```"]
        let block = lines.enumerated().map { ($0 == 0 ? mark : indent) + $1 }.joined(separator: "\n")
        let read = try DeclaredText("# App\n\nSync with CloudKit\n\n## Trip Record Type\n\n\(block)\n")
        #expect(read.entities == [])
        #expect(read.unread == ["code at 7:3"])
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

    @Test("A listing with bars stays one")
    func listing() throws {
        let listing = "RecordType: Trip | public\n-----\ntitle: String | indexed\nend: Date | optional"
        let read = try DeclaredText("# CloudKit record types\n\n## Trip\n\n```\n\(listing)\n```\n")
        #expect(read.entities == ["Trip: title String, end Date?"])
    }

    @Test(
        "What a program prints is no table of fields",
        arguments: [
            ("Trip Record Type", "The importer prints:\n\n"), ("Old schema", ""), ("psql", ""),
            ("Template for new record types", ""), ("Example of a record type", ""),
        ])
    func output(heading: String, line: String) throws {
        let table = "```\nField | Type\n---\nsku | String\nprice | Double\n```"
        let read = try DeclaredText("# App\n\nSync with CloudKit\n\n## \(heading)\n\n\(line)\(table)\n")
        #expect(read.entities == [])
    }

    @Test("Code in a language is none", arguments: ["sql", "swift", "markdown"])
    func languages(language: String) throws {
        let read = try DeclaredText(text("Field | Type\n---\ntitle | String", language: language))
        #expect(read.entities == [])
    }
}
