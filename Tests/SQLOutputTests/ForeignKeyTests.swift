import Diagnostics
import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// Foreign keys, where the options or a document of SQL's own tables bring them, wait for the commit and then insist.
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

    /// What is synchronised arrives before what it refers to.
    @Test(arguments: [OutputOptions(), OutputOptions(foreignKeys: false)])
    func synchronisedRecordsHaveIndexesOnly(options: OutputOptions) {
        for dialect in SQLDialect.allCases {
            let script = Script(dialect, Self.family, options: options)
            #expect(!script.text.contains("REFERENCES") && !script.text.contains("PRAGMA"))
            #expect(script.lines(with: "CREATE INDEX").count == 4)
        }
    }

    @Test func tablesOfSQLsOwnKeepTheirForeignKeys() {
        func script(_ options: OutputOptions) -> Script {
            Script(
                .sqlite,
                schema(
                    entity("book", reference("shelf", to: "shelf", .cascade), kind: .table),
                    entity("shelf", kind: .table)), options: options)
        }
        #expect(script(OutputOptions()).lines(with: "REFERENCES").count == 1)
        #expect(script(OutputOptions()).lines(with: "TRIGGER").isEmpty)
        #expect(script(OutputOptions(foreignKeys: false)).lines(with: "REFERENCES").isEmpty)
        #expect(script(OutputOptions(foreignKeys: false)).lines(with: "TRIGGER").count == 1)
    }

    @Test(arguments: [OutputOptions(), OutputOptions(foreignKeys: true)])
    func nullifyingARequiredReferenceIsAWarning(options: OutputOptions) {
        let script = Script(
            .sqlite, schema(entity("A", reference("b", to: "B", .nullify)), entity("B")), options: options)
        #expect(script.ids == ["reference.unclearable"])
        #expect(!script.text.contains("SET NULL") && !script.text.contains("= NULL"))
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
                entity("tag", field("recordName"), kind: kind)), options: OutputOptions(foreignKeys: true))
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
        let options = OutputOptions(foreignKeys: true)
        #expect(
            Script(.sqlite, toOne, options: options).ids == Array(repeating: "deleteRule.lost", count: count))
        let lists = schema(
            entity("A", list("b", of: "B", inverse: "a", rule), kind: .swiftData),
            entity("B", list("a", of: "A", inverse: "b", nil), kind: .swiftData))
        #expect(
            Script(.sqlite, lists, options: options).ids == Array(repeating: "deleteRule.lost", count: count))
        let records = schema(entity("A", reference("bs", to: "B", rule, list: true)), entity("B"))
        #expect(Script(.sqlite, records, options: options).ids.count == (rule == .cascade ? 1 : 0))
        for schema in [toOne, lists, records] {
            #expect(Script(.sqlite, schema).ids.isEmpty, "triggers have it")
        }
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
        let claims = "INSERT INTO report VALUES ('r'); INSERT INTO month VALUES ('m', 'r'), ('n', 'r');"
        let open = Script(dialect, months)
        #expect(open.ids.isEmpty)
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
            #expect(script(kind, .string).lines(with: "CREATE INDEX").count == 1)
        }
    }

    @Test func swiftDataSaysItOnTheOtherEnd() {
        let goal = entity(
            "Goal", field("id", .uuid), list("plans", of: "Plan", inverse: "goal", .cascade), kind: .swiftData
        )
        let plan = entity(
            "Plan", field("id", .uuid), reference("goal", to: "Goal", .nullify, optional: true),
            kind: .swiftData)
        let script = Script(.postgresql, schema(plan, goal), options: OutputOptions(foreignKeys: true))
        #expect(script.lines(with: "plans").isEmpty == false)
        #expect(
            script.text.contains(
                "FOREIGN KEY (goal) REFERENCES \"Goal\" (id)\n        ON DELETE CASCADE DEFERRABLE"))
        #expect(!script.text.contains("Goal_plans"))
        #expect(script.paragraph(from: "COMMENT").contains("'plans: the inverse of Plan.goal.'"))
    }

    /// A foreign key leads to what was checked; a reference that is none is checked itself.
    @Test func whatAForeignKeyLeadsToIsCheckedOnce() {
        let box = entity("box", field("id", .uuid), kind: .swiftData)
        let item = entity("item", reference("box", to: "box", optional: true), kind: .swiftData)
        let kept = Script(.sqlite, schema(box, item), options: OutputOptions(foreignKeys: true))
        #expect(kept.lines(with: "_uuid CHECK").count == 1)
        let loose = Script(.sqlite, schema(box, item))
        #expect(loose.lines(with: "CONSTRAINT item_box_uuid CHECK").count == 1)
    }

    @Test func inversesHaveALineEach() {
        let box = entity(
            "box", list("items", of: "item", inverse: "box", nil),
            list("lids", of: "lid", inverse: "box", nil),
            kind: .swiftData
        ) { $0.documentation = "Holds things." }
        let ends = ["item", "lid"].map {
            entity($0, reference("box", to: "box", optional: true), kind: .swiftData)
        }
        #expect(
            Script(.sqlite, schema(box, ends[0], ends[1])).paragraph(from: "-- Holds").hasPrefix(
                """
                -- Holds things.
                --
                -- items: the inverse of item.box.
                -- lids: the inverse of lid.box.
                CREATE TABLE box (
                """))
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
        let script = Script(dialect, Self.family, options: OutputOptions(foreignKeys: true))
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
