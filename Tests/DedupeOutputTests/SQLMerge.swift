import Foundation
import SQLOutput
import TestSupport

/// Rows of the shop in a database of their own, its script run over them twice, and all tables compared each time with
/// what they must hold.
struct SQLMerge {
    private let rows: ShopRows
    private let dialect: String

    init(of rows: ShopRows, in dialect: String) {
        self.rows = rows
        self.dialect = dialect
    }

    struct Result {
        /// The names of the tables that differ, and errors.
        let complaints: String

        /// How many rows there were, those of lists left out.
        let rows: Int

        /// What the first run of the script took.
        let time: Duration
    }

    private static let entities = [
        "Category", "Brand", "Account", "Product", "Price", "Basket", "countries", "visits",
    ]
    private static let lists = ["Brand_rivals", "Product_related", "Basket_products"]

    func run() throws -> Result {
        let script = GeneratedShop.script(dialect)
        let mark =
            "SELECT 'time', \(dialect == "sqlite" ? "julianday('now') * 86400" : "extract(epoch FROM clock_timestamp())");\n"
        let outcome = try execute(
            [
                GeneratedShop.tables(dialect == "sqlite" ? SQLiteTarget() : PostgreSQLTarget()),
                rows.data[dialect] ?? "", expectedTables, rows.expected[dialect] ?? "",
                Self.entities.map { "SELECT 'rows', count(*) FROM \"\($0)\";\n" }.joined(), mark, script,
                mark,
                differences, script, differences,
                dialect == "sqlite" ? "PRAGMA foreign_key_check; PRAGMA integrity_check;" : "",
            ].joined(separator: "\n"))
        let lines = outcome.output.split(separator: "\n").map { $0.split(separator: "|") }
        func numbers(_ name: String) -> [Double] {
            lines.filter { $0.first == name[...] }.compactMap { Double($0.last ?? "") }
        }
        let times = numbers("time")
        let complaints = lines.filter { $0 != ["ok"] && $0.first != "rows" && $0.first != "time" }
        return Result(
            complaints: complaints.map { $0.joined(separator: "|") }.joined(separator: "\n") + outcome.errors,
            rows: Int(numbers("rows").reduce(0, +)), time: .seconds((times.last ?? 0) - (times.first ?? 0)))
    }

    private func execute(_ script: String) throws -> Command.Outcome {
        guard dialect == "sqlite" else {
            // No language orders texts by their bytes, as survivors are chosen.
            return try PostgreSQLServer.shared.get().makeDatabase(language: "en").run(script)
        }
        return try Command("sqlite3", ["-bail", ":memory:"]).run(input: script)
    }
}

// MARK: - Comparing

extension SQLMerge {
    /// Tables for what is expected: texts of UUIDs are compared as they are.
    private var expectedTables: String {
        (Self.entities + Self.lists).map {
            "CREATE TABLE \"expected_\($0)\" AS SELECT * FROM \"\($0)\" WHERE 1 = 0;\n"
        }.joined()
            + "CREATE TABLE expected_redirects (record_type text, duplicate text, survivor text);\n"
    }

    /// Prints the names of tables that differ.
    private var differences: String {
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
