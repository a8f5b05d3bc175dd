import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// Constraints bite: the real database refuses what the document rules out, and takes what it allows.
@Suite(.enabled(if: Command.isInstalled("sqlite3")))
struct ConstraintTests {
    static let uuid = "'9F1C6B0E-0000-4000-8000-00000000000A'"

    static let checked = schema(
        entity(
            "Thing",
            field("flag", .bool, optional: true),
            field("level", .int, optional: true) { $0.range = 0...23 },
            field("share", .double, optional: true) { $0.range = 0...1 },
            field("price", .decimal, optional: true) { $0.range = 0...100 },
            field("at", .date, optional: true),
            field("token", .uuid, optional: true),
            field("place", .location, optional: true),
            field("extra", .json, optional: true),
            field("tags", .string, optional: true) { $0.isList = true },
            field("status", .string, optional: true) { $0.enumName = "Status" },
            field("rank", .int, optional: true) { $0.enumName = "Rank" },
            field("title", .string) { $0.defaultValue = DefaultValue(written: "\"\"", value: .string("")) },
            field("score", .int) { $0.defaultValue = DefaultValue(written: "0", value: .integer(0)) }),
        enums: [
            EnumType(
                name: "Status", rawType: .string,
                cases: ["open", "it's"].map { .init(name: $0, rawValue: $0) }),
            EnumType(name: "Rank", rawType: .int, cases: [.init(name: "first", rawValue: "1")]),
        ])

    static let accepted = [
        ("flag", ["0", "1"]), ("level", ["0", "23"]), ("share", ["0", "0.5", "1"]),
        ("price", ["'12.50'", "'1e2'"]),
        ("at", ["'2024-02-29T23:59:59.999Z'", "'1969-12-31T00:00:00.000Z'"]),
        ("token", [uuid, "lower(\(uuid))"]), ("place", ["'{\"latitude\": 52.5, \"longitude\": -13}'"]),
        ("extra", ["'{}'", "'[1]'", "'null'"]), ("tags", ["'[]'", "'[\"a\"]'"]),
        ("status", ["'open'", "'it''s'"]),
        ("rank", ["1"]), ("title", ["''", "'x'"]), ("score", ["-9223372036854775808"]),
    ]

    static let refused = [
        ("flag", ["2", "-1", "'yes'"]), ("level", ["24", "-1", "'x'", "0.5"]), ("share", ["1.01", "-0.1"]),
        ("price", ["'101'", "'-1'", "'abc'", "''", "'1,5'"]),
        (
            "at",
            [
                "'2024-02-30T00:00:00.000Z'", "'2024-01-01'", "'2024-01-01T00:00:00Z'",
                "'2024-01-01 00:00:00.000'",
                "'now'", "''",
            ]
        ),
        (
            "token",
            [
                "'x'", "''", "'9F1C6B0E-0000-4000-8000-00000000000G'", "'9F1C6B0E000040008000000000000000A'",
                "'------------------------------------'", "'9F1C6B0E-0000-4000-8000-0000000000-A'",
            ]
        ),
        (
            "place",
            ["'[1,2]'", "'{}'", "'{\"latitude\": 1}'", #"'{"latitude": 1, "longitude": "2"}'"#, "'x'"]
        ), ("extra", ["'{'", "''"]),
        ("tags", ["'a'", "'{}'", "'1'"]), ("status", ["'OPEN'", "''"]), ("rank", ["0"]), ("title", ["NULL"]),
        ("score", ["NULL"]),
    ]

    @Test func sqliteTakesWhatIsAllowed() throws {
        let inserts = Self.accepted.flatMap { column, values in values.map { (column, $0) } }
            .enumerated().map { "INSERT INTO Thing (recordName, \($1.0)) VALUES ('\($0)', \($1.1));" }
        let script = Script(.sqlite, Self.checked, options: OutputOptions(closedEnums: true))
        let outcome = try script.runInSQLite(inserts.joined(separator: "\n") + "SELECT count(*) FROM Thing;")
        #expect(outcome.errors == "")
        #expect(outcome.output == "\(inserts.count)\n")
    }

    @Test func sqliteRefusesWhatIsNot() throws {
        let inserts = Self.refused.flatMap { column, values in
            values.map {
                "INSERT INTO Thing (recordName, \(column)) VALUES (\(Self.quoted(column, $0)), \($0));"
            }
        }
        let script = Script(.sqlite, Self.checked, options: OutputOptions(closedEnums: true))
        let statements = inserts + ["SELECT 'taken: ' || recordName FROM Thing;"]
        let outcome = try Command("sqlite3", ["-batch", ":memory:"])
            .run(input: ([script.text] + statements).joined(separator: "\n"))
        #expect(outcome.output == "")
        let refusals = outcome.errors.split(separator: "\n").filter {
            $0.lowercased().contains("error near line")
        }
        #expect(refusals.count == inserts.count)
        #expect(
            refusals.allSatisfy { refusal in
                ["constraint failed", "cannot store", "non-deterministic"].contains { refusal.contains($0) }
            }, "\(refusals)")
    }

    /// A record name that says what was tried.
    private static func quoted(_ column: String, _ value: String) -> String {
        SQLDialect.sqlite.literal("\(column) \(value)")
    }

    @Test func sqliteTakesEveryMillisecondOfAMinute() throws {
        let outcome = try Script(.sqlite, Self.checked).runInSQLite(
            """
            WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 59999)
            INSERT INTO Thing (recordName, at)
            SELECT i, printf('2024-02-29T23:59:%02d.%03dZ', i / 1000, i % 1000) FROM n;
            SELECT count(*) FROM Thing;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "60000\n")
    }

    @Test func openEnumsTakeWhatNewerAppsWrite() throws {
        let outcome = try Script(.sqlite, Self.checked).runInSQLite(
            "INSERT INTO Thing (recordName, status, rank) VALUES ('1', 'new', 9);")
        #expect(outcome.errors == "")
    }

    /// The statement for `(column) VALUES (value)`, with a key.
    private static func insert(_ text: String, key: Int) -> String {
        let values = text.dropFirst().replacing(") VALUES (", with: ") VALUES ('\(key)', ")
        return "INSERT INTO \"Thing\" (\"recordName\", \(values)"
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLAgrees() throws {
        let written: Set = ["tags", "price", "at", "flag"]
        let others = [
            ("tags", ["'{}'", "'{a,\"b c\"}'"]), ("price", ["12.50"]), ("flag", ["true"]),
            ("at", ["'2024-02-29T23:59:59.9996+02'"]),
        ]
        let accepted =
            Self.accepted.filter { !written.contains($0.0) || $0.0 == "at" }
            .map { ($0, $1.map { $0 == "lower(\(Self.uuid))" ? "lower(\(Self.uuid))::uuid" : $0 }) } + others
        let refused =
            Self.refused.filter { !written.contains($0.0) && $0.0 != "place" }
            + [
                ("tags", ["'a'", "'[]'"]), ("price", ["101", "'abc'"]), ("flag", ["2", "'perhaps'"]),
                ("at", ["'2024-02-30'", "''"]),
                (
                    "place",
                    [
                        "'[1,2]'", "'{}'", "'{\"latitude\": 1}'", #"'{"latitude": 1, "longitude": "2"}'"#,
                        "'x'",
                    ]
                ),
            ]
        let good = accepted.flatMap { column, values in values.map { "(\(column)) VALUES (\($0))" } }
        // PostgreSQL rounds where STRICT tables refuse.
        let bad = refused.flatMap { column, values in values.map { "(\(column)) VALUES (\($0))" } }
            .filter { $0 != "(level) VALUES (0.5)" }
        let insert = good.enumerated().map { Self.insert($1, key: $0) + ";" }
        let attempts = bad.map { text in
            """
            DO $test$ BEGIN
            \(Self.insert(text, key: -1));
            DELETE FROM "Thing" WHERE "recordName" = '-1';
            INSERT INTO wrong VALUES ($line$\(text)$line$);
            EXCEPTION WHEN data_exception OR integrity_constraint_violation OR datatype_mismatch THEN NULL;
            END $test$;
            """
        }
        let script = Script(.postgresql, Self.checked, options: OutputOptions(closedEnums: true))
        let outcome = try script.runInPostgreSQL(
            (["CREATE TABLE wrong (line text);"] + insert + attempts).joined(separator: "\n")
                + "SELECT count(*) FROM \"Thing\"; SELECT line FROM wrong;")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "\(good.count)\n")
    }
}
