import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// With `sync`, the database notes what the app changes, and nothing of what sync writes.
@Suite(.enabled(if: Command.isInstalled("sqlite3")))
struct SynchronisationTests {
    static let schema = Schema(
        name: "Notes", documents: [SchemaDocument(path: "Notes.md", zone: "Notes")],
        entities: [
            entity("Folder", field("title")),
            entity(
                "Note", field("title"), reference("folder", to: "Folder", .cascade, optional: true),
                reference("tags", to: "Tag", .nullify, list: true)),
            entity("Tag", reference("home", to: "Folder", .nullify, optional: true)) {
                $0.rows = [row(["recordName": "first"])]
            },
            entity("Users", field("name")),
        ])

    static let states = "SELECT recordType, recordName, zoneName, state FROM CloudKitRecord ORDER BY 1, 2;"

    /// In a transaction of its own, as sync writes what it fetched.
    private func applying(_ statements: String) -> String {
        """
        BEGIN IMMEDIATE; UPDATE CloudKitEngine SET isApplying = 1 WHERE scope = 2; \(statements)
        UPDATE CloudKitEngine SET isApplying = 0 WHERE scope = 2; COMMIT;

        """
    }

    private func run(_ statements: String) throws -> [Substring] {
        let outcome = try Script(.sqlite, Self.schema, options: OutputOptions(sync: true)).runInSQLite(
            statements)
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n")
    }

    @Test func withoutTheOptionThereIsNothingOfIt() {
        #expect(!Script(.sqlite, Self.schema).text.contains("CloudKit"))
    }

    @Test func whatTheAppChangesIsMarked() throws {
        let lines = try run(
            """
            DELETE FROM CloudKitRecord;
            INSERT INTO Folder VALUES ('f', 'F'); INSERT INTO Note VALUES ('n', 'N', 'f'); INSERT INTO Users VALUES ('u', '');
            \(Self.states) UPDATE CloudKitRecord SET state = 0;
            UPDATE Note SET title = 'M'; \(Self.states) UPDATE CloudKitRecord SET state = 0;
            INSERT INTO Note_tags VALUES ('n', 0, 't'); \(Self.states) UPDATE CloudKitRecord SET state = 0;
            DELETE FROM Note_tags; \(Self.states) UPDATE CloudKitRecord SET state = 0;
            DELETE FROM Folder; \(Self.states)
            """)
        #expect(
            lines == [
                "Folder|f|Notes|1", "Note|n|Notes|1",
                "Folder|f|Notes|0", "Note|n|Notes|1",
                "Folder|f|Notes|0", "Note|n|Notes|1",
                "Folder|f|Notes|0", "Note|n|Notes|1",
                "Folder|f|Notes|2", "Note|n|Notes|2",
            ])
    }

    @Test func whatSyncWritesIsNot() throws {
        let fetched = applying(
            """
            INSERT INTO Folder VALUES ('f', 'F'); INSERT INTO Note VALUES ('n', 'N', 'f');
            INSERT INTO Note_tags VALUES ('n', 0, 't'); UPDATE Folder SET title = 'G';
            """)
        #expect(try run("DELETE FROM CloudKitRecord; \(fetched) \(Self.states)").isEmpty)
        let later = try run(
            "DELETE FROM CloudKitRecord; \(fetched) UPDATE Folder SET title = 'H'; \(Self.states)")
        #expect(later == ["Folder|f|Notes|1"])
    }

    @Test func aTransactionThatFailsLeavesNoTrace() throws {
        let lines = try run(
            """
            DELETE FROM CloudKitRecord;
            BEGIN; UPDATE CloudKitEngine SET isApplying = 1; INSERT INTO Folder VALUES ('f', 'F'); ROLLBACK;
            INSERT INTO Folder VALUES ('g', 'G'); \(Self.states)
            """)
        #expect(lines == ["Folder|g|Notes|1"])
    }

    /// What a rule deletes or clears here, no other device may know of.
    @Test func rulesOfWhatSyncDeletesAreMarked() throws {
        let lines = try run(
            """
            DELETE FROM Tag; INSERT INTO Folder VALUES ('f', 'F'); INSERT INTO Note VALUES ('n', 'N', 'f');
            INSERT INTO Tag VALUES ('t', 'f'); UPDATE CloudKitRecord SET state = 0 WHERE recordName <> 'first';
            DELETE FROM CloudKitRecord WHERE recordName = 'first';
            \(applying("DELETE FROM CloudKitRecord WHERE recordName = 'f'; DELETE FROM Folder WHERE recordName = 'f';"))
            \(Self.states) SELECT recordName, home FROM Tag;
            """)
        #expect(lines == ["Note|n|Notes|2", "Tag|t|Notes|1", "t|"])
    }

    /// A shared folder is in the zone of who shared it, and so is what is put into it.
    @Test func aNewRecordIsWhereWhatItRefersToIs() throws {
        let lines = try run(
            """
            DELETE FROM CloudKitRecord;
            INSERT INTO CloudKitRecord VALUES ('anna', 'Shared', 'f', 'Folder', NULL, NULL, NULL, 0);
            \(applying("INSERT INTO Folder VALUES ('f', 'F');"))
            INSERT INTO Note VALUES ('n', 'N', 'f'), ('m', 'M', NULL);
            SELECT recordName, ownerName, zoneName FROM CloudKitRecord ORDER BY 1;
            """)
        #expect(lines == ["f|anna|Shared", "m|__defaultOwner__|Notes", "n|anna|Shared"])
    }

    @Test func whatThisVersionCannotReadIsNotOverwritten() throws {
        let lines = try run(
            """
            INSERT INTO Folder VALUES ('f', 'F'); UPDATE CloudKitRecord SET state = 3 WHERE recordName = 'f';
            UPDATE Folder SET title = 'G'; \(Self.states) DELETE FROM Folder; \(Self.states)
            """)
        #expect(lines == ["Folder|f|Notes|3", "Tag|first|Notes|1", "Folder|f|Notes|2", "Tag|first|Notes|1"])
    }

    @Test func aRecordThatChangesItsNameIsAnother() throws {
        let lines = try run(
            "DELETE FROM CloudKitRecord; INSERT INTO Folder VALUES ('f', 'F'); "
                + "UPDATE Folder SET recordName = 'g'; \(Self.states)")
        #expect(lines == ["Folder|f|Notes|2", "Folder|g|Notes|1"])
    }

    /// In columns and in lists, and a chain of merges leads to the last survivor.
    @Test func whatRefersToADuplicateRefersToItsSurvivor() throws {
        let schema = Schema(
            name: "Notes", documents: [SchemaDocument(path: "Notes.md", zone: "Notes")],
            entities: [
                entity("Tag", field("name")) {
                    $0.uniqueKeys = [UniqueKey(fields: ["name"], span: SampleSchema.span)]
                },
                entity(
                    "Note", reference("tag", to: "Tag", .nullify, optional: true),
                    reference("others", to: "Tag", .nullify, list: true)),
            ])
        let outcome = try Script(.sqlite, schema, options: OutputOptions(sync: true)).runInSQLite(
            """
            INSERT INTO Tag VALUES ('a', 'A'), ('b', 'A'), ('c', 'A'), ('d', 'D');
            INSERT INTO Note VALUES ('n', 'c'), ('m', 'd'); INSERT INTO Note_others VALUES ('m', 0, 'c'), ('m', 1, 'd');
            UPDATE CloudKitRecord SET state = 0;
            INSERT INTO CloudKitRedirect VALUES ('Note', 'c', 'x'), ('Tag', 'c', 'b'), ('Tag', 'b', 'a');
            SELECT recordName, tag FROM Note ORDER BY 1; SELECT target FROM Note_others ORDER BY position;
            SELECT * FROM CloudKitRedirect ORDER BY 1, 2;
            SELECT recordName FROM CloudKitRecord WHERE state = 1 ORDER BY 1;
            """)
        #expect(outcome.errors == "")
        #expect(
            outcome.output.split(separator: "\n") == [
                "m|d", "n|a", "a", "d", "Note|c|x", "Tag|b|a", "Tag|c|a", "m", "n",
            ])
    }

    @Test(arguments: ["Page", "json_each"])
    func aListHasTheSurvivorOnce(other: String) throws {
        let schema = Schema(
            name: "Notes", documents: [SchemaDocument(path: "Notes.md", zone: "Notes")],
            entities: [
                entity("Tag", field("name")) {
                    $0.uniqueKeys = [UniqueKey(fields: ["name"], span: SampleSchema.span)]
                },
                entity(
                    "Note", reference("tags", to: "Tag", .nullify, list: true),
                    field("tagIDs", .uuid, optional: true) {
                        $0.isList = true
                        $0.references = "Tag"
                    }),
                entity(other, field("title")),
            ])
        let outcome = try Script(.sqlite, schema, options: OutputOptions(sync: true)).runInSQLite(
            """
            INSERT INTO Note VALUES ('n', '["b", "c", "a"]'), ('m', '["b"]'), ('o', '["c", "c"]'), ('p', NULL);
            INSERT INTO Note_tags VALUES ('n', 0, 'b'), ('n', 1, 'c'), ('n', 2, 'a'), ('m', 0, 'b');
            INSERT INTO CloudKitRedirect VALUES ('Tag', 'b', 'a');
            SELECT owner, target FROM Note_tags ORDER BY owner, position; SELECT tagIDs FROM Note ORDER BY recordName;
            """)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines == ["m|a", "n|c", "n|a", #"["a"]"#, #"["a","c"]"#, #"["c", "c"]"#, "", ""])
    }

    /// Its duplicate becomes it; what finds twins stays, whatever it leads to.
    @Test(arguments: [(["code"], "NULL"), (["code", "owner"], "'a'")])
    func noRecordComesToReferToItself(key: [String], owner: String) throws {
        let schema = Schema(
            name: "Cards", documents: [SchemaDocument(path: "Cards.md", zone: "Cards")],
            entities: [
                entity(
                    "Card", field("code"), reference("owner", to: "Card", .cascade, optional: true),
                    reference("friends", to: "Card", .nullify, list: true)
                ) {
                    $0.uniqueKeys = [UniqueKey(fields: key, span: SampleSchema.span)]
                }
            ])
        let outcome = try Script(.sqlite, schema, options: OutputOptions(sync: true)).runInSQLite(
            """
            INSERT INTO Card VALUES ('a', 'A', 'b'), ('c', 'C', 'b');
            INSERT INTO Card_friends VALUES ('a', 0, 'b'), ('a', 1, 'c'), ('c', 0, 'b');
            INSERT INTO CloudKitRedirect VALUES ('Card', 'b', 'a');
            SELECT recordName, quote(owner) FROM Card ORDER BY 1; SELECT owner, target FROM Card_friends ORDER BY 1, 2;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output.split(separator: "\n") == ["a|\(owner)", "c|'a'", "a|c", "c|a"])
    }

    @Test func theTablesHaveNamesOfTheirOwn() throws {
        let schema = Schema(
            name: "Awkward", entities: [entity("CloudKitRecord", field("title")), entity("it's", field("a"))])
        let script = Script(.sqlite, schema, options: OutputOptions(sync: true))
        let outcome = try script.runInSQLite(
            "INSERT INTO CloudKitRecord VALUES ('r', 'R'); INSERT INTO \"it's\" VALUES ('s', 'S');"
                + "SELECT recordType, recordName, state FROM CloudKitRecord_2;")
        #expect(outcome.errors == "")
        #expect(outcome.output == "CloudKitRecord|r|1\nit's|s|1\n")
    }
}
