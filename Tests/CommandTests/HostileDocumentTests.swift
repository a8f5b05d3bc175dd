import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Names and texts of documents are data all the way: each is right in what is generated, or refused at its cell.
struct HostileDocumentTests {
    private static let texts = [
        #""quoted""#, #"back\slash"#, #"\(interpolated)"#, "*/ ends", "/* begins", #""); DROP TABLE x; --"#,
        "'); DROP TABLE x; --", "\u{202E}desrever", "line\u{2028}separator", "{{name}}", "{{{name}}}",
        String(repeating: "x", count: 10_000), "CON", "note", "Note", "NOTE", "../../x", "a/b", "..", "a.b",
        "first-name", "3D Model", "$1", "%d", "<b>&amp;</b>", "it's", ##"#"raw"#"##, "🏃‍♀️", "naïve",
        "nai\u{308}ve", "_", "nul\0byte", "tab\tbed",
    ]

    /// Words of Swift, of SQL and of what is generated, none of which may become more than a name.
    private static let words = [
        "self", "Self", "Type", "Any", "init", "class", "default", "func", "nil", "true", "await", "Date",
        "UUID", "Data", "String", "Bool", "Int", "Reference", "CloudRecord", "Field", "Decimal", "CKRecord",
        "RecordJSON", "description", "hashValue", "write", "read", "reference", "recordType", "rawValue",
        "select", "order", "table", "group", "user", "rowid", "oid", "primary", "values", "null", "id",
    ]

    private static let names = texts + words

    /// As Markdown has it: in a code span, its pipes escaped.
    private static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

    private static func recordType(_ name: String) -> String {
        """
        ## \(code(name))

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | String | \(name) |
        | `next` | Reference (optional) | References the next \(code(name)) |


        """
    }

    @Test func aNameOfARecordTypeIsOneOrIsRefusedAtItsHeading() throws {
        var accepted: [String] = []
        for name in Self.names {
            try Project.run(["Schema.md": Self.recordType(name)]) { project in
                let outcome = try project.generate()
                if outcome.status == 0 {
                    accepted.append(name)
                } else {
                    #expect(outcome.status == 1, "\(name.prefix(40))")
                    let isRefused =
                        outcome.errors.contains("Schema.md:1:")
                        || outcome.errors.contains("no heading or line names its record type")
                    #expect(isRefused, "\(name.prefix(40)): \(outcome.errors)")
                    #expect(try project.files() == ["Schema.md"])
                }
            }
        }
        #expect(Set(Self.words).isSubset(of: accepted))
        #expect(accepted.contains("CON") && accepted.contains("note") && !accepted.contains("../../x"))
        try Self.expectEveryConsumerAccepts(accepted.map(Self.recordType).joined())
    }

    @Test func aNameOfAFieldIsOneOrIsRefusedAtItsCell() throws {
        let rows = Self.names.enumerated().map { index, name in
            let type = ["String", "Int64", "Date/Time (optional)", "List<String>", "Reference (optional)"][
                index % 5]
            return "| \(Self.code(name)) | \(type) | \(name.replacing("|", with: "\\|")) |"
        }
        let document = """
            ## `Thing`

            | Field | Type | Notes |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))
            """
        let outcome = try Self.expectEveryConsumerAccepts(document)
        for (index, name) in Self.names.enumerated() where Self.isRefused(name) {
            #expect(outcome.errors.contains("Schema.md:\(index + 5):3: warning:"), "\(name.prefix(40))")
        }
    }

    /// CloudKit takes letters, digits and underscores. Hyphens and points are other stores' and get new names,
    /// quotation marks belong to the text around, marks of the writing's direction are no part of a name, and `a/b` are
    /// two fields.
    private static func isRefused(_ name: String) -> Bool {
        if [#""quoted""#, "a/b", "\u{202E}desrever"].contains(name) { return false }
        let marks = CharacterSet(charactersIn: "_-.")
        let isName = CharacterSet.alphanumerics.union(marks).isSuperset(of: CharacterSet(charactersIn: name))
        return !isName || name == ".."
    }

    @Test func textsStayTexts() throws {
        let texts = Self.texts.map { $0.replacing("|", with: "\\|") }
        let rows = texts.enumerated().map { index, text in
            "| `field\(index)` | String | \(Self.code(text)) | One of \"plain\", \"\(text)\". \(text) |"
        }
        let document = """
            ## `Thing`

            \(texts.joined(separator: "\n\n"))

            | Field | Type | Default | Notes |
            | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))
            """
        try Self.expectEveryConsumerAccepts(document)
    }

    @Test func aFieldThatStandsTwiceIsOne() throws {
        let document = """
            ## `Thing`

            | Field | Type | Notes |
            | --- | --- | --- |
            | `size` | Int64 | In pages. |
            | `size` | String | In words. |
            | `Size` | Int64 | Another one. |
            """
        let outcome = try Self.expectEveryConsumerAccepts(document, status: nil)
        #expect(outcome.errors.contains("Schema.md:6:"), "\(outcome.errors)")
    }

    /// Generates every target of the structs and hands the files to the programs that they are for.
    @discardableResult
    private static func expectEveryConsumerAccepts(
        _ document: String, status: Int32? = 0
    ) throws -> Command.Outcome {
        var outcome: Command.Outcome?
        try Project.run(["Schema.md": document]) { project in
            let generated = try project.generate()
            outcome = generated
            if let status { #expect(generated.status == status, "\(generated.errors.prefix(3_000))") }
            guard generated.status == 0 else { return }
            try expectSwiftCompiles(project)
            try expectSQLLoads(project)
            let model = try project.text("App.xcdatamodeld/App.xcdatamodel/contents")
            #expect(XMLParser(data: Data(model.utf8)).parse())
            if JSONSchemaValidator.isExpected {
                #expect(try JSONSchemaValidator(schema: project.text("schema.json")).complaints() == "")
            }
        }
        return try #require(outcome)
    }

    private static func expectSwiftCompiles(_ project: Project) throws {
        guard Command.isInstalled("swiftc") else { return }
        let files = try project.files().filter { $0.hasSuffix(".swift") }
        let paths = files.map { project.folder.appending(path: $0).path }
        let compiler = SwiftCompiler(in: project.folder)
        let flags = try SwiftCompiler.flags(nextLanguageMode: true) + CloudKitDouble.importing()
        let errors = try compiler.check(paths, module: "Hostile", flags: flags)
        #expect(errors.isEmpty, "\(errors.prefix(3_000))")
    }

    private static func expectSQLLoads(_ project: Project) throws {
        if Command.isInstalled("sqlite3") {
            let script = try project.text("sqlite.sql")
            let outcome = try Command("sqlite3", ["-bail", ":memory:"]).run(input: script)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors.prefix(3_000))")
        }
        if PostgreSQLServer.isExpected {
            let script = try project.text("postgresql.sql")
            let outcome = try PostgreSQLServer.shared.get().makeDatabase().run(script)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors.prefix(3_000))")
        }
    }
}

extension Project {
    /// Every target whose files the tests here hand on.
    fileprivate func generate() throws -> Command.Outcome {
        try gen(
            "generate", "Schema.md", "--target", "swift", "--output", "Swift", "--target", "dedupe",
            "--output",
            "Swift", "--target", "sqlite", "--output", "sqlite.sql", "--target", "postgresql", "--output",
            "postgresql.sql", "--target", "json-schema", "--output", "schema.json", "--target", "coredata",
            "--output", "App.xcdatamodeld")
    }
}
