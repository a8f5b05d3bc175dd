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
        let shop = try ShopProgram.shared.get()
        let comparison = ShopComparison(dialect: "sqlite")
        let outcome = try Command("sqlite3", ["-bail", ":memory:"]).run(
            input: [
                GeneratedShop.tables(SQLiteTarget()), shop.data["sqlite"] ?? "", comparison.tables,
                shop.expected["sqlite"] ?? "", GeneratedShop.script("sqlite"), comparison.differences,
                GeneratedShop.script("sqlite"), comparison.differences,
                "PRAGMA foreign_key_check; PRAGMA integrity_check;",
            ].joined(separator: "\n"))
        #expect(outcome.output == "ok\n" && outcome.errors.isEmpty, "\(outcome.output)\(outcome.errors)")
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLMergesAsSwiftDoes() throws {
        let shop = try ShopProgram.shared.get()
        let comparison = ShopComparison(dialect: "postgresql")
        let outcome = try PostgreSQLServer.shared.get().makeDatabase().run(
            [
                GeneratedShop.tables(PostgreSQLTarget()), shop.data["postgresql"] ?? "", comparison.tables,
                shop.expected["postgresql"] ?? "", GeneratedShop.script("postgresql"), comparison.differences,
                GeneratedShop.script("postgresql"), comparison.differences,
            ].joined(separator: "\n"))
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.errors)")
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func sqliteKeepsDuplicatesAsLongAsItIsTold() throws {
        let outcome = try Command("sqlite3", ["-bail", ":memory:"]).run(
            input: GeneratedShop.tables(SQLiteTarget())
                + LateRecords.script(with: GeneratedShop.script("sqlite")))
        #expect(
            outcome.errors.isEmpty && outcome.output == LateRecords.expected,
            "\(outcome.output)\(outcome.errors)")
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLKeepsDuplicatesAsLongAsItIsTold() throws {
        let outcome = try PostgreSQLServer.shared.get().makeDatabase().run(
            GeneratedShop.tables(PostgreSQLTarget())
                + LateRecords.script(with: GeneratedShop.script("postgresql")))
        #expect(
            outcome.status == 0 && outcome.output == LateRecords.expected,
            "\(outcome.output)\(outcome.errors)")
    }
}

/// Compares all tables with what they must hold.
struct ShopComparison {
    let dialect: String

    private static let entities = [
        "Category", "Brand", "Account", "Product", "Price", "Basket", "countries", "visits",
    ]
    private static let lists = ["Brand_rivals", "Product_related", "Basket_products"]

    /// Tables for what is expected: texts of UUIDs are compared as they are.
    var tables: String {
        (Self.entities + Self.lists).map {
            "CREATE TABLE \"expected_\($0)\" AS SELECT * FROM \"\($0)\" WHERE 1 = 0;\n"
        }.joined()
            + "CREATE TABLE expected_redirects (record_type text, duplicate text, survivor text);\n"
    }

    /// Prints the names of tables that differ.
    var differences: String {
        Self.entities.map { difference($0, rows(of: $0), rows(of: "expected_\($0)")) }.joined()
            + Self.lists.map { difference($0, list($0), list("expected_\($0)")) }.joined()
            + difference(
                "redirects", "SELECT record_type, duplicate, survivor FROM dedupe_redirects",
                "SELECT record_type, duplicate, survivor FROM expected_redirects")
    }

    private func difference(_ name: String, _ one: String, _ other: String) -> String {
        """
        SELECT '\(name)' WHERE EXISTS (\(one) EXCEPT \(other)) OR EXISTS (\(other) EXCEPT \(one))
            OR (SELECT count(*) FROM (\(one)) AS one) <> (SELECT count(*) FROM (\(other)) AS other);

        """
    }

    private func rows(of table: String) -> String { "SELECT * FROM \"\(table)\"" }

    /// Places in a list can be missing after a duplicate was taken out.
    private func list(_ table: String) -> String {
        "SELECT owner, row_number() OVER (PARTITION BY owner ORDER BY \"position\"), target FROM \"\(table)\""
    }
}

/// What comes after a merge: references to duplicates, changes of survivors, and the end of the duplicates.
enum LateRecords {
    static func script(with dedupe: String) -> String {
        """
        INSERT INTO "Brand" ("recordName", id, name, homepage) VALUES
            ('B', '00000000-0000-0000-0000-00000000000B', 'x', 'https://example.org'),
            ('A', '00000000-0000-0000-0000-00000000000A', 'x', NULL),
            ('a', '00000000-0000-0000-0000-0000000000AA', 'y', NULL);
        CREATE TABLE dedupe_settings (only_row integer PRIMARY KEY DEFAULT 1, keep_days integer NOT NULL DEFAULT 0);
        INSERT INTO dedupe_settings VALUES (1, 30);
        \(dedupe)
        SELECT 'kept', "recordName", homepage FROM "Brand" ORDER BY id;
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
        kept|A|https://example.org
        kept|B|https://example.org
        kept|a|
        late|A
        cleared|
        left|A|z
        left|a|y
        redirects|Brand|B|A

        """
}
