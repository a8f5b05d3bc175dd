import Diagnostics
import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// What is synchronised has no foreign keys, and the document's delete rules all the same.
@Suite(.enabled(if: Command.isInstalled("sqlite3")))
struct DeleteRuleTests {
    static let family = schema(
        entity(
            "child", reference("parent", to: "parent", .cascade),
            reference("friend", to: "child", .nullify, optional: true)),
        entity(
            "parent", reference("home", to: "home", .deny, optional: true),
            reference("pets", to: "pet", .nullify, list: true)),
        entity("home"), entity("pet"))

    private func run(_ dialect: SQLDialect, _ schema: Schema, _ statements: String) throws -> Command.Outcome
    {
        let script = Script(dialect, schema, options: OutputOptions(names: .snakeCase))
        #expect(!script.text.contains("REFERENCES"))
        return try script.run(in: dialect, statements)
    }

    @Test(arguments: SQLDialect.installed)
    func recordsArriveBeforeWhatTheyReferTo(dialect: SQLDialect) throws {
        let outcome = try run(
            dialect, Self.family,
            """
            INSERT INTO child VALUES ('c', 'p', 'd'); INSERT INTO parent_pets VALUES ('p', 0, 'dog');
            INSERT INTO parent VALUES ('p', 'nowhere'); SELECT count(*) FROM child;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "1\n")
    }

    @Test(arguments: SQLDialect.installed)
    func deletionsFollowTheRules(dialect: SQLDialect) throws {
        let setup = """
            INSERT INTO home VALUES ('h'); INSERT INTO pet VALUES ('a'), ('b');
            INSERT INTO parent VALUES ('p', 'h'), ('q', NULL);
            INSERT INTO parent_pets VALUES ('p', 0, 'a'), ('p', 1, 'b'), ('q', 0, 'a');
            INSERT INTO child VALUES ('c', 'p', NULL), ('d', 'q', 'c');

            """
        let done = try run(
            dialect, Self.family,
            setup + """
                DELETE FROM pet WHERE record_name = 'a'; SELECT owner, target FROM parent_pets;
                DELETE FROM parent WHERE record_name = 'p'; SELECT record_name, friend FROM child;
                SELECT count(*) FROM parent_pets; DELETE FROM home; SELECT count(*) FROM home;
                """)
        #expect(done.errors == "")
        #expect(done.output == "p|b\nd|\n0\n0\n")
        let denied = try run(dialect, Self.family, setup + "DELETE FROM home;")
        #expect(
            denied.errors.contains("Keeps a home that the 'home' of any parent refers to."),
            "\(denied.errors)")
    }

    /// A trigger of SQLite does not fire while it is at work, as long as nobody asks for it.
    @Test(arguments: SQLDialect.installed)
    func aTreeGoesWithItsRoot(dialect: SQLDialect) throws {
        let folders = schema(
            entity("folder", reference("parent", to: "folder", .cascade, optional: true)),
            entity("note", reference("folder", to: "folder", .cascade)))
        let outcome = try run(
            dialect, folders,
            """
            INSERT INTO folder VALUES ('a', NULL), ('b', 'a'), ('c', 'b'), ('d', 'c'), ('e', NULL), ('x', 'y'), ('y', 'x');
            INSERT INTO note VALUES ('in a', 'a'), ('in d', 'd'), ('in e', 'e');
            DELETE FROM folder WHERE record_name IN ('a', 'x');
            SELECT record_name FROM folder; SELECT record_name FROM note;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "e\nin e\n")
    }

    @Test(arguments: SQLDialect.installed)
    func aChainOfListsGoes(dialect: SQLDialect) throws {
        let tasks = schema(entity("task", reference("needs", to: "task", .cascade, list: true)))
        let outcome = try run(
            dialect, tasks,
            """
            INSERT INTO task VALUES ('a'), ('b'), ('c'), ('d');
            INSERT INTO task_needs VALUES ('b', 0, 'a'), ('c', 0, 'd'), ('c', 1, 'b');
            DELETE FROM task WHERE record_name = 'a';
            SELECT record_name FROM task; SELECT count(*) FROM task_needs;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "d\n0\n")
    }

    @Test func tablesThatDeleteEachOtherAskForRecursion() throws {
        let circle = schema(
            entity("a", reference("b", to: "b", .cascade, optional: true)),
            entity("b", reference("a", to: "a", .cascade, optional: true)))
        let script = Script(.sqlite, circle)
        #expect(script.lines(with: "PRAGMA recursive_triggers = ON;").count == 1)
        let outcome = try script.runInSQLite(
            """
            INSERT INTO a VALUES ('a1', NULL), ('a2', 'b1'), ('a3', 'b2'); INSERT INTO b VALUES ('b1', 'a1'), ('b2', 'a2');
            DELETE FROM a WHERE recordName = 'a1'; SELECT count(*) FROM a; SELECT count(*) FROM b;
            """)
        #expect(outcome.output == "0\n0\n")
        #expect(Script(.postgresql, circle).lines(with: "PRAGMA").isEmpty)
    }

    /// SwiftData says it of the object that goes, whether or not the other one knows of it.
    @Test(arguments: SQLDialect.installed)
    func objectsTakeWithThemWhatTheyOwn(dialect: SQLDialect) throws {
        func kind(_ rule: DeleteRule) -> Schema {
            schema(
                entity(
                    "car", field("recordName"), reference("engine", to: "engine", rule, optional: true),
                    reference("wheels", to: "wheel", rule, list: true), kind: .swiftData),
                entity("engine", field("recordName"), kind: .swiftData),
                entity("wheel", field("recordName"), kind: .swiftData))
        }
        let setup = """
            INSERT INTO engine VALUES ('e'), ('f'); INSERT INTO wheel VALUES ('v'), ('w');
            INSERT INTO car VALUES ('c', 'e'); INSERT INTO car_wheels VALUES ('c', 0, 'w');
            DELETE FROM car;

            """
        let names = "SELECT * FROM engine; SELECT * FROM wheel; SELECT count(*) FROM car_wheels;"
        let taken = try run(dialect, kind(.cascade), setup + names)
        #expect(taken.errors == "")
        #expect(taken.output == "f\nv\n0\n")
        let kept = try run(dialect, kind(.nullify), setup + names)
        #expect(kept.output == "e\nf\nv\nw\n0\n")
        let denied = try run(dialect, kind(.deny), setup)
        #expect(denied.errors.contains("Keeps a car as long as"), "\(denied.errors)")
    }

    @Test(arguments: SQLDialect.installed)
    func aOneToOneRelationshipIsOneColumn(dialect: SQLDialect) throws {
        let months = schema(
            entity(
                "month", field("recordName"), reference("report", to: "report", .cascade, optional: true),
                kind: .swiftData),
            entity(
                "report", field("recordName"), reference("month", to: "month", optional: true),
                kind: .swiftData)
        )
        let outcome = try run(
            dialect, months,
            """
            INSERT INTO month VALUES ('m'), ('n'); INSERT INTO report VALUES ('r', 'm'), ('s', 'n');
            DELETE FROM month WHERE record_name = 'm'; SELECT * FROM report;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "s|n\n")
    }

    /// PostgreSQL has no comparison of a UUID with a text.
    @Test(arguments: SQLDialect.installed)
    func aUUIDComparesWithTheNameThatItIs(dialect: SQLDialect) throws {
        func named(_ names: Field...) -> Schema {
            schema(
                entity("card", field("title")),
                Entity(name: "deck", kind: .cloudKit, span: SampleSchema.span, fields: names),
                entity(
                    "entry",
                    field("card_id", .uuid) {
                        $0.references = "card"
                        $0.onDelete = .cascade
                    },
                    field("deck_id", .uuid) { $0.references = "deck" }))
        }
        let uuid = "9F1C6B0E-0000-4000-8000-00000000000A"
        let outcome = try run(
            dialect, named(field("id", .uuid)),
            """
            INSERT INTO card VALUES ('\(uuid)', 'C'); INSERT INTO deck VALUES ('d', '\(uuid)');
            INSERT INTO entry VALUES ('e', '\(uuid)', '\(uuid)');
            SELECT title FROM entry JOIN card ON card.record_name = entry.card_id JOIN deck ON deck.id = entry.deck_id;
            DELETE FROM card; SELECT count(*) FROM entry;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "C\n0\n")
        let junk = try run(
            dialect, named(), "INSERT INTO entry VALUES ('e', '\(uuid.dropLast())', '\(uuid)');")
        #expect(junk.errors.contains("card_id_uuid"), "\(junk.errors)")
    }

    /// Names of variables, of quotes and of our own.
    @Test(arguments: SQLDialect.installed)
    func rulesWorkUnderAnyName(dialect: SQLDialect) throws {
        let awkward = ["doomed", "old", "new", "found", "tg_op", "$$", "it's", "select"]
        let entities = awkward.enumerated().map { index, name in
            entity(
                name, reference(name, to: name, .cascade, optional: true),
                reference("next", to: awkward[(index + 1) % awkward.count], .nullify, optional: true),
                reference("held", to: awkward[(index + 2) % awkward.count], .deny, optional: true),
                field("recordName"))
        }
        let script = Script(dialect, Schema(name: "Awkward", entities: entities))
        let names = SQLNames(
            Schema(name: "Awkward", entities: entities), options: OutputOptions(), dialect: dialect)
        let statements = names.tables.map { table in
            let columns = table.fields.compactMap(\.column).map(\.name.quoted)
            return """
                INSERT INTO \(table.name) (\(columns[3]), \(columns[0]), \(columns[1]))
                VALUES ('a', NULL, NULL), ('b', 'a', 'b'), ('c', 'b', 'c');
                """
        }
        let deletions = names.tables.map {
            "DELETE FROM \($0.name) WHERE \($0.key.column.name) = 'a'; SELECT count(*) FROM \($0.name);"
        }
        let outcome = try script.run(in: dialect, (statements + deletions).joined(separator: "\n"))
        #expect(outcome.errors == "")
        #expect(outcome.output == String(repeating: "0\n", count: awkward.count))
    }
}
