import Foundation
import SQLOutput
import TestSupport
import Testing

/// The generated helpers at work: in Swift, in SQLite and in PostgreSQL, on the same made-up records.
struct MergingTests {
    @Test func swiftMergesAlikeWhateverADeviceSees() throws {
        let checks = try ShopProgram.shared.get().checks
        #expect(checks.status == 0 && checks.output.isEmpty, "\(checks.output)\(checks.errors)")
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func sqliteMergesAsSwiftDoes() throws {
        let found = try SQLMerge(of: ShopProgram.shared.get().made, in: "sqlite").run()
        #expect(found.complaints.isEmpty, "\(found.complaints)")
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLMergesAsSwiftDoes() throws {
        let found = try SQLMerge(of: ShopProgram.shared.get().made, in: "postgresql").run()
        #expect(found.complaints.isEmpty, "\(found.complaints)")
    }

    @Test func swiftMergesKnownTwinsAsExpected() throws {
        let shop = try ShopProgram.shared.get()
        #expect(shop.manyKnown.complaints.isEmpty, "\(shop.manyKnown.complaints.prefix(3000))")
        #expect(shop.fewKnown.complaints.isEmpty, "\(shop.fewKnown.complaints.prefix(3000))")
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")), .timeLimit(.minutes(20)))
    func sqliteMergesAHundredThousandRowsInLinearTime() throws { try expectLinearTime(in: "sqlite") }

    @Test(.enabled(if: PostgreSQLServer.isExpected), .timeLimit(.minutes(20)))
    func postgreSQLMergesAHundredThousandRowsInLinearTime() throws { try expectLinearTime(in: "postgresql") }

    /// Four times the rows may take ten times as long: other tests run meanwhile. In square time it would be sixteen.
    private func expectLinearTime(in dialect: String) throws {
        let shop = try ShopProgram.shared.get()
        let few = try SQLMerge(of: shop.fewKnown, in: dialect).run()
        let many = try SQLMerge(of: shop.manyKnown, in: dialect).run()
        #expect(few.complaints.isEmpty && many.complaints.isEmpty, "\(few.complaints)\(many.complaints)")
        #expect(many.rows > 100_000 && few.rows * 3 < many.rows, "\(few.rows) and \(many.rows) rows")
        #expect(
            many.time < few.time * 10 + .seconds(1),
            "\(few.time) for \(few.rows), \(many.time) for \(many.rows)")
    }

    /// All that a script makes ends with its connection.
    @Test(arguments: ["sqlite", "postgresql"])
    func scriptsMakeNoPermanentTable(_ dialect: String) {
        let lines = GeneratedShop.script(dialect).split(separator: "\n").filter { $0.contains("CREATE ") }
        #expect(lines.count > 5)
        let indexes = lines.filter { $0.contains("INDEX") }
        #expect(indexes.allSatisfy { $0.contains("ON dedupe_redirects") })
        #expect(lines.allSatisfy { $0.contains(" TEMP ") || indexes.contains($0) }, "\(lines)")
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func sqliteKeepsDuplicatesAsLongAsItIsTold() throws {
        let outcome = try Command("sqlite3", ["-bail", ":memory:"]).run(
            input: GeneratedShop.tables(SQLiteTarget())
                + LateRecords.script(with: GeneratedShop.script("sqlite"), no: "0"))
        #expect(
            outcome.errors.isEmpty && outcome.output == LateRecords.expected,
            "\(outcome.output)\(outcome.errors)")
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLKeepsDuplicatesAsLongAsItIsTold() throws {
        let outcome = try PostgreSQLServer.shared.get().makeDatabase().run(
            GeneratedShop.tables(PostgreSQLTarget())
                + LateRecords.script(with: GeneratedShop.script("postgresql"), no: "false"))
        #expect(
            outcome.status == 0 && outcome.output == LateRecords.expected,
            "\(outcome.output)\(outcome.errors)")
    }
}

/// June's contents in January's record, and what comes after a merge: references to duplicates, changes of survivors, and the end of the duplicates.
enum LateRecords {
    static func script(with dedupe: String, no: String) -> String {
        """
        INSERT INTO "Brand" ("recordName", id, name, homepage, stock, "isOpen", "lastModified") VALUES
            ('B', '00000000-0000-0000-0000-00000000000B', 'x', 'https://example.org', 500, \(no), '2024-06-01T00:00:00.000Z'),
            ('A', '00000000-0000-0000-0000-00000000000A', 'x', NULL, 10, \(no), '2024-01-01T00:00:00.000Z'),
            ('a', '00000000-0000-0000-0000-0000000000AA', 'y', NULL, 7, \(no), NULL);
        CREATE TEMP TABLE dedupe_settings (keep_days integer NOT NULL);
        INSERT INTO dedupe_settings VALUES (30);
        \(dedupe)
        SELECT 'kept', "recordName", stock, homepage FROM "Brand" ORDER BY id;
        INSERT INTO "Product" ("recordName", brand, title, "brandID")
            VALUES ('P', 'B', 't', '00000000-0000-0000-0000-000000000001');
        UPDATE "Brand" SET homepage = NULL, name = 'z' WHERE "recordName" = 'A';
        \(dedupe)
        SELECT 'late', brand FROM "Product";
        SELECT 'cleared', homepage FROM "Brand" WHERE "recordName" = 'A';
        UPDATE dedupe_settings SET keep_days = 0;
        \(dedupe)
        SELECT 'left', "recordName", name FROM "Brand" ORDER BY id;
        SELECT 'redirects', record_type, duplicate, survivor FROM dedupe_redirects;

        """
    }

    static let expected = """
        kept|A|500|https://example.org
        kept|B|500|https://example.org
        kept|a|7|
        late|A
        cleared|
        left|A|z
        left|a|y
        redirects|Brand|B|A

        """
}
