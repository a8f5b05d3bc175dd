import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport
import Testing

/// One schema, one truth: what the files of all targets say of it is the same, as their own readers understand them.
@Suite(
    .enabled(if: Command.isInstalled("sqlite3")),
    .enabled(if: PostgreSQLServer.isExpected, "PostgreSQL is not installed"))
struct AgreementTests {
    @Test(arguments: ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"])
    func examplesAgree(name: String) throws {
        let schema = try Self.example(name)
        for names in RecordNames.allCases {
            let stated = StatedSchema(schema, options: OutputOptions(recordNames: names))
            let disagreements = try stated.disagreements(in: Self.database())
            #expect(disagreements.isEmpty, "\(names): \(disagreements.joined(separator: "\n"))")
        }
    }

    /// `GEN_RANDOM_SCHEMAS` asks for more than 200, `GEN_SEED` for others. Each of ten parts takes every tenth.
    @Test(arguments: 0..<10)
    func randomSchemasAgree(part: Int) throws {
        let count = Self.number("GEN_RANDOM_SCHEMAS") ?? 200
        let database = try Self.database()
        for index in stride(from: part, to: count, by: 10) {
            let seed = UInt64(Self.number("GEN_SEED") ?? 1) &* 1_000_003 &+ UInt64(index)
            var random = RandomSchema(seed: seed, typeNames: Self.typeNames, fieldNames: Self.fieldNames)
            let schema = random.next(named: "Random")
            let names = RecordNames.allCases[index % 3]
            let stated = StatedSchema(schema, options: OutputOptions(recordNames: names))
            let disagreements = try stated.disagreements(in: database)
            #expect(disagreements.isEmpty, "seed \(seed), \(names): \(disagreements.joined(separator: "\n"))")
        }
    }

    /// Words of SQL, but no name that a target must change: that has tests of its own.
    private static let typeNames = ["Order", "Group", "User", "Ticket", "Shelf", "BookCopy", "Loan", "Note2"]
    private static let fieldNames =
        ["select", "table", "order", "group", "value", "text", "position", "isOpen", "references", "primary"]
        + ["targetURL", "dueAt", "startDate", "amount2", "snake_case", "camelCase"]
        + (1...12).map { "field\($0)" }

    // MARK: - The test itself

    /// Each change to one file is noticed.
    @Test(arguments: [
        ("sqlite", "title TEXT NOT NULL DEFAULT 'none'", "title TEXT DEFAULT 'none'"),
        ("sqlite", "title TEXT NOT NULL DEFAULT 'none'", "title TEXT NOT NULL DEFAULT 'nobody'"),
        ("sqlite", "title TEXT NOT NULL DEFAULT 'none'", "name TEXT NOT NULL DEFAULT 'none'"),
        ("sqlite", "count INTEGER", "count REAL"),
        ("sqlite", "CHECK (isDone IN (0, 1))", "CHECK (isDone < 9)"),
        ("postgresql", "\"madeAt\" timestamptz(3) NOT NULL", "\"madeAt\" text NOT NULL"),
        ("postgresql", "DEFAULT 0.25", "DEFAULT 0.5"), ("postgresql", "tags text[]", "tags text"),
        (
            "json-schema", "\"count\": { \"type\": \"integer\", \"default\": 7 }",
            "\"count\": { \"type\": \"integer\" }"
        ),
        ("json-schema", "        \"ratio\",\n", ""), ("json-schema", "\"isDone\"", "\"is_done\""),
        ("grdb", "UUIDColumn(\"id\")", "UUIDColumn(\"_id\")"),
        ("grdb", "        ratio = try fields.read(Columns.ratio)\n", ""), ("grdb", "DateColumn", "Column"),
        ("swiftdata", "var count: Int = 7", "var count: Int = 8"),
        ("swiftdata", "var ratio: Double", "var ratio: Int"),
        ("swiftdata", "var note: String?", "var note: String = \"a\""),
        ("coredata", "attributeType=\"Boolean\"", "attributeType=\"Integer 16\""),
        ("coredata", "defaultValueString=\"7\"", "defaultValueString=\"8\""),
        ("ckdb", "isDone INT64", "isDone STRING"), ("ckdb", "tags LIST<STRING>", "tags STRING"),
        ("mermaid", "string note \"optional", "string note \"needed"),
        ("mermaid", "int count", "double count"),
        ("swift", "default: 7)", "default: 8)"), ("swift", "var ratio: Double", "var ratio: Double?"),
    ])
    func aChangedFileIsNoticed(target: String, text: String, replacement: String) throws {
        var stated = StatedSchema(Self.sample)
        let database = try Self.database()
        let before = try stated.disagreements(in: database)
        #expect(before.isEmpty, "\(before)")
        let files = stated.files[target] ?? [:]
        #expect(files.values.contains { $0.contains(text) }, "no file of \(target) has '\(text)'")
        stated.files[target] = files.mapValues { $0.replacing(text, with: replacement) }
        #expect(try !stated.disagreements(in: database).isEmpty)
    }

    private static let sample = Schema(
        name: "Sample", documents: [SchemaDocument(path: "Sample.md")],
        entities: [
            Entity(
                name: "Thing", kind: .cloudKit, span: SampleSchema.span,
                fields: [
                    field("id", .uuid),
                    field("title", .string, DefaultValue(written: "\"none\"", value: .string("none"))),
                    field("count", .int, DefaultValue(written: "7", value: .integer(7))),
                    field("ratio", .double, DefaultValue(written: "0.25", value: .number("0.25"))),
                    field("isDone", .bool, DefaultValue(written: "true", value: .bool(true))),
                    field("madeAt", .date, DefaultValue(written: "now", value: .now)),
                    SampleSchema.field("note", .string, stored: "STRING", optional: true),
                    SampleSchema.field("tags", .string, stored: "LIST<STRING>") { $0.isList = true },
                ])
        ])

    private static func field(_ name: String, _ type: FieldType, _ value: DefaultValue? = nil) -> Field {
        SampleSchema.field(name, type, stored: SampleSchema.storage(of: type)) { $0.defaultValue = value }
    }

    // MARK: - Helpers

    private static func database() throws -> PostgreSQLServer.Database {
        try PostgreSQLServer.shared.get().makeDatabase()
    }

    private static func example(_ name: String) throws -> Schema {
        let path = "Examples/\(name)/Schema.md"
        let bytes = Array(try Data(contentsOf: packageFolder.appending(path: path)))
        var pipeline = GeneratorPipeline()
        return pipeline.read([InputDocument(path: path, bytes: bytes)], as: name).schema
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }
}
