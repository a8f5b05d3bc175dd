import Foundation
import TestSupport
import Testing

/// Every document ends in bounded time, whatever it holds: each runs in a process of its own, which is ended when it
/// has used its time, so that what hangs or crashes is told by name.
///
/// The time is the processor's, so that a busy machine fails nothing.
struct BoundedReadingTests {
    /// How often marks are nested; long ones a fifth as often, so that the text stays short.
    private static func depth(of mark: String) -> Int { mark.utf8.count > 4 ? 20_000 : 100_000 }

    /// How reading a document ends; nil for in time, and with an answer. Three minutes are far more than any takes.
    private static func failure(of document: String, seconds: Int = 180) throws -> String? {
        try withTemporaryFolder { folder in
            try Data(document.utf8).write(to: folder.appending(path: "Schema.md"))
            let script = "ulimit -t \(seconds); exec '\(Project.executable.path)' inspect Schema.md"
            let outcome = try Command("sh", ["-c", script], in: folder).run()
            switch outcome.status {
            case 0, 1: return nil
            case SIGXCPU, SIGKILL: return "does not end"
            case let status: return "ends with \(status): \(outcome.errors.prefix(500))"
            }
        }
    }

    // MARK: Scalars

    /// A scalar alone, between letters and behind a number; in the notes of a table of fields, and in the names and
    /// types of another.
    private static func document(of scalars: ArraySlice<Unicode.Scalar>) -> String {
        var prose = "# Trips (CloudKit)\n\n"
        let header = "| Field | Type | Notes |\n| --- | --- | --- |\n"
        var fields = "## `Trip`\n\n" + header
        var others = "## `Stop`\n\n" + header + "| `title` | String | |\n"
        for scalar in scalars {
            prose += "\(scalar) a\(scalar)b 1\(scalar) \(scalar)\(scalar)\n\n"
            fields += "| `f\(scalar.value)` | String | One of \(scalar), b\(scalar)c \(scalar)1 |\n"
            others += "| a\(scalar) | \(scalar)String\(scalar) | \(scalar) |\n"
        }
        return prose + fields + "\n" + others
    }

    /// The scalars of which one by one a document cannot be read.
    private static func culprits(among scalars: ArraySlice<Unicode.Scalar>) throws -> [String] {
        guard let failure = try failure(of: document(of: scalars), seconds: 10) else { return [] }
        if scalars.count == 1 {
            return ["U+\(String(scalars[scalars.startIndex].value, radix: 16)) \(failure)"]
        }
        let middle = scalars.startIndex + scalars.count / 2
        return try culprits(among: scalars[..<middle]) + culprits(among: scalars[middle...])
    }

    /// Of the planes that hold letters and signs each scalar; of those that hold none, one in 256.
    private static let scalars: [[Unicode.Scalar]] = {
        let values =
            Array(0...0x33FFF) + Array(0xE0000...0xE0FFF)
            + Array(stride(from: 0x34000, through: 0x10FFFF, by: 256))
        let scalars = values.compactMap { Unicode.Scalar(UInt32($0)) }
        return stride(from: 0, to: scalars.count, by: 4_096).map {
            Array(scalars[$0..<min($0 + 4_096, scalars.count)])
        }
    }()

    @Test(arguments: scalars.indices)
    func `every scalar of Unicode is read`(_ part: Int) throws {
        let scalars = Self.scalars[part]
        if try Self.failure(of: Self.document(of: scalars[...])) == nil { return }
        let culprits = try Self.culprits(among: scalars[...])
        Issue.record("\(culprits.isEmpty ? ["all from \(scalars[0]) on"] : culprits)")
    }

    // MARK: Nesting

    /// What opens, what stands inside, and what closes, in each language that a document may quote.
    private static let nested: [String: [(open: String, inside: String, close: String)]] = [
        "swift": [
            ("[", "1", "]"), ("(", "1", ")"), ("{", "", "}"), ("A<", "B", ">"),
            ("#if A\n", "var a: Int\n", "#endif\n"),
            ("struct A {\n", "var a: Int\n", "}\n"), ("/*", "a", "*/"), ("let a = \"\\(", "1", ")\""),
            ("var a: Int = { ", "1", " }()\n"), ("func a() {\n", "var a: Int\n", "}\n"),
            ("@A(", "1", ") var a: Int"),
            ("\"\"\"\n\\(", "1", ")\n\"\"\"\n"), ("#\"\\#(", "1", ")\"#"), ("() -> ", "Int", ""),
            ("-", "1", ""),
            ("enum A { case a(", "Int", ") }\n"), ("[1: ", "2", "]"), ("var a: ", "Int", "?"),
            ("`", "a", "`"),
        ],
        "sql": [
            ("(", "1", ")"), ("CREATE TABLE a (", "b INT", ");\n"), ("CHECK (", "1", ")"), ("/*", "a", "*/"),
            ("BEGIN ", "", "END;\n"), ("\"a", "", "\""), ("ARRAY[", "1", "]"), ("CASE WHEN ", "1", " END"),
        ],
        "typescript": [
            ("interface A { a: ", "string", " }"), ("{ a: ", "string", " }"), ("A<", "B", ">"),
            ("(", "a", ")"),
            ("[", "a", "]"), ("() => ", "string", ""), ("`${", "1", "}`"), ("/*", "a", "*/"),
            ("a | (", "b", ")"),
        ],
        "json": [
            ("[", "1", "]"), ("{\"a\": ", "1", "}"), ("[{\"fields\": ", "{}", "}]"), ("\"\\", "n", "\""),
        ],
        "yaml": [
            ("[", "a", "]"), ("{a: ", "b", "}"), ("- ", "a", ""), ("? ", "a", ""), ("\"a\n", "b", "\""),
            ("&a [", "*a", "]"), ("!a ", "b", ""),
        ],
        "mermaid": [
            ("erDiagram\nA {\n", "int a\n", "}\n"), ("A ||--o{ ", "B", " : a\n"),
            ("subgraph a\n", "b\n", "end\n"),
        ],
        "html": [
            ("<div>", "a", "</div>"), ("<table><tr><td>", "a", "</td></tr></table>"), ("<!--", "a", "-->"),
        ],
        "ckdb": [
            ("RECORD TYPE A (\n", "a STRING\n", ");\n"), ("LIST<", "STRING", ">"), ("(", "a", ")"),
            ("GRANT READ TO \"", "a", "\"\n"), ("/*", "a", "*/"),
        ],
        "": [
            ("{", "a: String", "}"), ("entity A {\n", "a: String\n", "}\n"), ("(", "a", ")"), ("[", "a", "]"),
            ("- a: ", "String", ""), ("List<", "String", ">"), ("│ ", "a: String", ""), ("├── ", "a", ""),
        ],
    ]

    private static func block(_ text: String, _ language: String) -> String {
        "```\(language)\n\(text)\n```\n\n"
    }

    private static func many(_ text: String, like mark: String) -> String {
        String(repeating: text, count: depth(of: mark))
    }

    @Test(arguments: nested.keys.sorted())
    func `nested code is read`(_ language: String) throws {
        for (open, inside, close) in Self.nested[language] ?? [] {
            let opened = Self.many(open, like: open)
            let closed = opened + inside + Self.many(close, like: open)
            let document =
                "# Trips (CloudKit)\n\n## `Trip`\n\n" + Self.block(opened, language)
                + Self.block(closed, language)
            let failure = try Self.failure(of: document)
            #expect(failure == nil, "\(language) \(open)")
        }
    }

    /// Marks of Markdown, HTML and prose, which may nest or seem to.
    static let marks = [
        "> ", "- ", "1. ", "# ", "*a", "**a", "_a", "~~a", "[a](", "![a](", "[", "(", "{", "<", "<div>",
        "<!-- ",
        "<table><tr><td>", "<http://a", "<http://a>", "`a", "“", "\"a", "'a", "\\", "|", "&amp;", "[a]: b\n",
        "[^a]",
        "Queryable: (`a`, ", "Unique key: `a`, ", "Record Type: ", "Fields: ", "a: ", "`a` (", "List<", "→ ",
        "`a`, `b` and ", "(0 = a, ", "1. a: ", "0...", "default ",
    ]

    @Test(arguments: marks)
    func `nested marks are read`(_ mark: String) throws {
        let text = Self.many(mark, like: mark)
        let cell = text.replacing("|", with: "\\|").replacing("\n", with: " ")
        let document = """
            # Trips (CloudKit)

            ## `Trip`

            | Field | Type | Notes |
            | --- | --- | --- |
            | `a` | String | \(cell) |

            - \(cell)

            \(text)a

            """
        let failure = try Self.failure(of: document)
        #expect(failure == nil)
    }

    // MARK: What is no file

    @Test(.enabled(if: Command.isInstalled("timeout") && Command.isInstalled("mkfifo")))
    func `a pipe that nobody writes to is refused`() throws {
        try withTemporaryFolder { folder in
            _ = try Command("mkfifo", ["Schema.md"], in: folder).run()
            let outcome = try Command(
                "timeout", ["60", Project.executable.path, "inspect", "Schema.md"], in: folder
            )
            .run()
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("'Schema.md' could not be read: nobody writes to this pipe"))
        }
    }

    @Test(.enabled(if: Command.isInstalled("bash"))) func `a pipe that is written to is read`() throws {
        try Project.run(["Schema.md": Sample.document]) { project in
            let script = "'\(Project.executable.path)' inspect <(sleep 0.5; cat Schema.md)"
            let outcome = try Command("bash", ["-c", script], in: project.folder).run()
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains("Deck"))
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
    func `what never ends is refused`() throws {
        try Project.run { project in
            let outcome = try project.gen("inspect", "/dev/zero")
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("'/dev/zero' could not be read: no more than 64 MiB are read"))
        }
    }

    @Test(.enabled(if: Command.isInstalled("truncate"))) func `a document over two gigabytes is refused`()
        throws
    {
        try Project.run { project in
            _ = try Command("truncate", ["-s", "3G", "Schema.md"], in: project.folder).run()
            let outcome = try project.gen("inspect", "Schema.md")
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("no more than 64 MiB are read"))
        }
    }
}
