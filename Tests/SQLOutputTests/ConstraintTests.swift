import Diagnostics
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
            ["'x'", "''", "'9F1C6B0E-0000-4000-8000-00000000000G'", "'9F1C6B0E000040008000000000000000A'"]
        ),
        ("place", ["'[1,2]'", "'{}'", "'{\"latitude\": 1}'", "'x'"]), ("extra", ["'{'", "''"]),
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
        let refusals = outcome.errors.split(separator: "\n").filter { $0.contains("error near line") }
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
                ("at", ["'2024-02-30'", "''"]), ("place", ["'[1,2]'", "'{}'", "'{\"latitude\": 1}'", "'x'"]),
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

/// Foreign keys wait for the commit and then insist; delete rules do what the document says.
@Suite(.enabled(if: Command.isInstalled("sqlite3")))
struct ForeignKeyTests {
    static let family = schema(
        entity(
            "Child", reference("parent", to: "Parent", .cascade),
            reference("friend", to: "Child", .nullify, optional: true)),
        entity(
            "Parent", reference("home", to: "Home", .deny, optional: true),
            reference("pets", to: "Pet", .nullify, list: true)),
        entity("Home"), entity("Pet"))

    @Test(arguments: SQLDialect.installed)
    func recordsArriveInAnyOrder(dialect: SQLDialect) throws {
        let outcome = try run(
            dialect,
            """
            BEGIN; INSERT INTO Child VALUES ('c', 'p', 'd'); INSERT INTO Child VALUES ('d', 'p', NULL);
            INSERT INTO Parent_pets VALUES ('p', 0, 'dog'); INSERT INTO Parent VALUES ('p', NULL);
            INSERT INTO Pet VALUES ('dog'); COMMIT;
            SELECT count(*) FROM Child;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "2\n")
    }

    @Test(arguments: SQLDialect.installed)
    func nothingDanglesAfterTheCommit(dialect: SQLDialect) throws {
        for statement in [
            "INSERT INTO Child VALUES ('c', 'nobody', NULL)",
            "INSERT INTO Parent_pets VALUES ('nobody', 0, 'nobody')",
        ] {
            let outcome = try run(dialect, "BEGIN; \(statement); COMMIT;")
            #expect(outcome.status != 0)
            #expect(outcome.errors.lowercased().contains("foreign key"), "\(outcome.errors)")
        }
    }

    @Test(arguments: SQLDialect.installed)
    func deletionsFollowTheRules(dialect: SQLDialect) throws {
        let setup = """
            INSERT INTO Home VALUES ('h'); INSERT INTO Pet VALUES ('a'), ('b');
            INSERT INTO Parent VALUES ('p', 'h');
            INSERT INTO Parent VALUES ('q', NULL);
            INSERT INTO Parent_pets VALUES ('p', 0, 'a'), ('p', 1, 'b'), ('q', 0, 'a');
            INSERT INTO Child VALUES ('c', 'p', NULL), ('d', 'q', 'c');
            """
        let done = try run(
            dialect,
            setup + """
                DELETE FROM Pet WHERE recordName = 'a'; SELECT owner, target FROM Parent_pets;
                DELETE FROM Parent WHERE recordName = 'p'; SELECT recordName, friend FROM Child;
                SELECT count(*) FROM Parent_pets; DELETE FROM Home; SELECT count(*) FROM Home;
                """)
        #expect(done.errors == "")
        #expect(done.output == "p|b\nd|\n0\n0\n")
        let denied = try run(dialect, setup + "DELETE FROM Home;")
        #expect(denied.errors.lowercased().contains("foreign key"))
    }

    @Test func withoutForeignKeysOnlyTheIndexesStay() {
        for dialect in SQLDialect.allCases {
            let script = Script(dialect, Self.family, options: OutputOptions(foreignKeys: false))
            #expect(!script.text.contains("REFERENCES") && !script.text.contains("PRAGMA"))
            #expect(script.lines(with: "CREATE INDEX").count == 4)
        }
    }

    @Test func nullifyingARequiredReferenceIsAWarning() {
        let script = Script(.sqlite, schema(entity("A", reference("b", to: "B", .nullify)), entity("B")))
        #expect(script.ids == ["reference.unclearable"])
        #expect(!script.text.contains("SET NULL"))
    }

    /// Without a word about it, SwiftData and Core Data clear what points at the object that goes.
    @Test(arguments: SQLDialect.installed, [EntityKind.swiftData, .coreData])
    func objectModelsClearReferences(dialect: SQLDialect, kind: EntityKind) throws {
        let script = Script(
            dialect,
            schema(
                entity(
                    "box", field("recordName"), list("items", of: "item", inverse: "box", nil), kind: kind),
                entity(
                    "item", field("recordName"), reference("box", to: "box", optional: true),
                    reference("maker", to: "maker", optional: true), reference("owner", to: "maker"),
                    reference("tags", to: "tag", list: true), kind: kind),
                entity("maker", field("recordName"), kind: kind),
                entity("tag", field("recordName"), kind: kind)))
        #expect(script.ids == ["reference.unclearable"])
        let setup = """
            INSERT INTO box VALUES ('b'); INSERT INTO tag VALUES ('t'), ('u');
            INSERT INTO maker VALUES ('m'), ('o');
            INSERT INTO item VALUES ('i', 'b', 'm', 'o');
            INSERT INTO item_tags VALUES ('i', 0, 't'), ('i', 1, 'u');

            """
        let done = try script.run(
            in: dialect,
            setup + """
                DELETE FROM box; DELETE FROM maker WHERE "recordName" = 'm'; DELETE FROM tag WHERE "recordName" = 't';
                SELECT * FROM item; SELECT * FROM item_tags;
                """)
        #expect(done.errors == "")
        #expect(done.output == "i|||o\ni|1|u\n")
        let refused = try script.run(in: dialect, setup + "DELETE FROM maker WHERE \"recordName\" = 'o';")
        #expect(refused.errors.lowercased().contains("foreign key"), "\(refused.errors)")
    }

    /// Two models with one relationship each to the other are paired without a word, as SwiftData pairs them.
    @Test(arguments: SQLDialect.installed)
    func whatSwiftDataInfersCascades(dialect: SQLDialect) throws {
        let script = Script(
            dialect,
            schema(
                entity(
                    "box", field("recordName"), reference("items", to: "item", .cascade, list: true),
                    kind: .swiftData),
                entity(
                    "item", field("recordName"), reference("box", to: "box", optional: true), kind: .swiftData
                )))
        let outcome = try script.run(
            in: dialect,
            "INSERT INTO box VALUES ('b'); INSERT INTO item VALUES ('i', 'b'); DELETE FROM box; SELECT * FROM item;"
        )
        #expect(outcome.errors == "")
        #expect(outcome.output == "")
        #expect(script.lines(with: "CREATE TABLE").count == 2)
        #expect(script.ids.isEmpty)
    }

    @Test(arguments: [(DeleteRule.cascade, 1), (.deny, 1), (.nullify, 0), (.noAction, 0)])
    func aRuleThatNoForeignKeyCanHaveIsAWarning(rule: DeleteRule, count: Int) {
        let toOne = schema(
            entity("A", reference("b", to: "B", rule, optional: true), kind: .swiftData),
            entity("B", kind: .swiftData))
        #expect(Script(.sqlite, toOne).ids == Array(repeating: "deleteRule.lost", count: count))
        let lists = schema(
            entity("A", list("b", of: "B", inverse: "a", rule), kind: .swiftData),
            entity("B", list("a", of: "A", inverse: "b", nil), kind: .swiftData))
        #expect(Script(.sqlite, lists).ids == Array(repeating: "deleteRule.lost", count: count))
        let records = schema(entity("A", reference("bs", to: "B", rule, list: true)), entity("B"))
        #expect(Script(.sqlite, records).ids.count == (rule == .cascade ? 1 : 0))
    }

    @Test(arguments: SQLDialect.installed)
    func oneToOneIsKeptWhereUniqueKeysAre(dialect: SQLDialect) throws {
        let months = schema(
            entity(
                "month", field("recordName"), reference("report", to: "report", optional: true),
                kind: .swiftData),
            entity(
                "report", field("recordName"), reference("month", to: "month", optional: true),
                kind: .swiftData))
        let claims = "INSERT INTO report VALUES ('r', NULL); INSERT INTO month VALUES ('m', 'r'), ('n', 'r');"
        let open = Script(dialect, months)
        #expect(open.ids == ["oneToOne.unenforced"])
        #expect(
            open.diagnostics.map(\.message) == [
                "nothing keeps two 'month' from claiming one 'report': 'report' and 'report.month' are two references"
            ])
        #expect(try open.run(in: dialect, claims).errors == "")
        let kept = Script(dialect, months, options: OutputOptions(enforceUniqueKeys: true))
        #expect(kept.ids.isEmpty)
        #expect(try kept.run(in: dialect, claims).errors.lowercased().contains("unique"))
    }

    @Test func aTextThatNamesARecordHasAnIndexButNoForeignKey() {
        func script(_ kind: EntityKind, _ type: FieldType) -> Script {
            let owned = entity("thing", field("owner_id", type) { $0.references = "person" }, kind: kind)
            return Script(.postgresql, schema(owned, entity("person", field("id", .uuid), kind: kind)))
        }
        for kind in EntityKind.allCases {
            #expect(script(kind, .uuid).lines(with: "CREATE INDEX").count == 1)
            #expect(script(kind, .uuid).text.contains("REFERENCES person (id)") == (kind == .table))
            #expect(!script(kind, .string).text.contains("REFERENCES"))
        }
    }

    @Test func swiftDataSaysItOnTheOtherEnd() {
        let goal = entity(
            "Goal", field("id", .uuid), list("plans", of: "Plan", inverse: "goal", .cascade), kind: .swiftData
        )
        let plan = entity(
            "Plan", field("id", .uuid), reference("goal", to: "Goal", .nullify, optional: true),
            kind: .swiftData)
        let script = Script(.postgresql, schema(plan, goal))
        #expect(script.lines(with: "plans").isEmpty == false)
        #expect(
            script.text.contains(
                "FOREIGN KEY (goal) REFERENCES \"Goal\" (id)\n        ON DELETE CASCADE DEFERRABLE"))
        #expect(!script.text.contains("Goal_plans"))
        #expect(script.paragraph(from: "COMMENT").contains("'plans: the inverse of Plan.goal.'"))
    }

    @Test func twoListsShareOneJunctionTable() {
        let tag = entity("Tag", list("posts", of: "Post", inverse: "tags", nil), kind: .coreData)
        let post = entity("Post", list("tags", of: "Tag", inverse: "posts", nil), kind: .coreData)
        let script = Script(.sqlite, schema(tag, post))
        #expect(
            script.lines(with: "CREATE TABLE") == [
                "CREATE TABLE Tag (", "CREATE TABLE Post (", "CREATE TABLE Post_tags (",
            ])
    }

    private func list(_ name: String, of target: String, inverse: String, _ rule: DeleteRule?) -> Field {
        var field = reference(name, to: target, rule, list: true)
        field.inverse = FieldPath(entity: target, field: inverse)
        return field
    }

    /// The same statements for both: PostgreSQL has the names in quotes.
    private func run(_ dialect: SQLDialect, _ statements: String) throws -> Command.Outcome {
        let script = Script(dialect, Self.family)
        guard dialect == .postgresql else { return try script.runInSQLite(statements) }
        var quoted = statements
        for name in ["Child", "Parent_pets", "Parent", "Home", "Pet", "recordName"] {
            quoted = quoted.replacing(" \(name) ", with: " \"\(name)\" ").replacing(
                " \(name);", with: " \"\(name)\";"
            )
            .replacing(" \(name),", with: " \"\(name)\",")
        }
        return try script.runInPostgreSQL(quoted)
    }
}
