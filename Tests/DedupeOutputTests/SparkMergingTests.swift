import DedupeOutput
import Output
import SchemaModel
import SparkOutput
import TestSupport
import Testing

/// Spark's script at work, on the records that Swift, SQLite and PostgreSQL merge too.
@Suite(.enabled(if: SparkSession.isInstalled))
struct SparkMergingTests {
    private static let entities = [
        "Category", "Brand", "Account", "Product", "Price", "Basket", "countries", "visits",
    ]

    private func session() throws -> SparkSession { try SparkSession.shared.get() }

    /// The same survivors, redirects and contents, and again in a second run.
    @Test func sparkMergesAsSwiftDoes() async throws {
        let rows = try ShopProgram.shared.get().made
        let session = try session()
        let database = await session.newDatabase()
        try await session.run(GeneratedShop.tables(SparkTarget()) + (rows.data["spark"] ?? ""), in: database)
        try await session.run(expectedTables + (rows.expected["spark"] ?? ""), in: database)
        let filled = Self.entities.map { "SELECT count(*) > 5 FROM \($0)" }
        #expect(try await session.rows(of: filled, in: database).allSatisfy { $0 == [["True"]] })
        for _ in 1...2 {
            _ = try await session.rows(of: [GeneratedShop.script("spark")], in: database)
            for (name, query) in differences {
                let found = try await session.rows(of: [query], in: database)[0]
                #expect(found.isEmpty, "\(name): \(found.prefix(4))")
            }
        }
    }

    /// What is known is no news: the redirects stay, and no survivor takes anything over again.
    @Test func knownRedirectsStay() async throws {
        let session = try session()
        let database = await session.newDatabase()
        try await session.run(
            GeneratedShop.tables(SparkTarget()) + """
                CREATE TABLE dedupe_known (record_type STRING, duplicate STRING, survivor STRING) USING PARQUET;
                INSERT INTO dedupe_known VALUES ('Account', 'B', 'C'), ('Account', 'A', 'B'), ('Account', 'Z', 'Y');
                INSERT INTO Account (recordName, email, displayName)
                VALUES ('A', 'x', NULL), ('B', 'y', 'Bea'), ('C', 'z', 'Cee'), ('D', 'z', 'Dee'), ('Z', NULL, 'Zoe');
                INSERT INTO Basket (recordName, account) VALUES ('1', 'C'), ('2', 'D'), ('3', 'Z'), ('4', 'E');
                """, in: database)
        let found = try await session.rows(
            of: [
                GeneratedShop.script("spark"),
                "SELECT record_type, duplicate, survivor FROM dedupe_redirects ORDER BY duplicate",
                "SELECT recordName, displayName FROM dedupe_Account ORDER BY recordName",
                "SELECT account FROM dedupe_Basket ORDER BY recordName",
            ], in: database)
        #expect(
            found[1] == [
                ["Account", "B", "A"], ["Account", "C", "A"], ["Account", "D", "A"], ["Account", "Z", "Y"],
            ])
        // Of the twins of A, only D is new; the survivor of Z is not here.
        #expect(found[2] == [["A", "Dee"], ["Z", "Zoe"]])
        #expect(found[3] == [["A"], ["A"], ["Y"], ["E"]])
    }

    /// A chain of records of which each shares a key with the next one is one group, however long it is.
    @Test func aLongChainIsOneGroup() async throws {
        let session = try session()
        let database = await session.newDatabase()
        try await session.run(
            GeneratedShop.tables(SparkTarget()) + """
                INSERT INTO Account (recordName, email, number)
                SELECT concat('r', lpad(id, 4, '0')), concat('e', id div 2), (id + 1) div 2 FROM range(1000);
                """, in: database)
        let found = try await session.rows(
            of: [
                GeneratedShop.script("spark"),
                "SELECT count(*), count(DISTINCT survivor), min(survivor) FROM dedupe_redirects",
                "SELECT recordName FROM dedupe_Account",
            ], in: database)
        #expect(found[1] == [["999", "1", "r0000"]])
        #expect(found[2] == [["r0000"]])
    }

    /// Names that mean something in SQL or in the script itself.
    @Test func awkwardNamesRun() async throws {
        let options = OutputOptions(names: .snakeCase)
        let request = OutputRequest(
            schema: AwkwardSchema.schema, options: options, documents: ["A\n\"*/.md"],
            companions: OutputCompanions([(target: "spark", options: options)]))
        let script = DedupeTarget().render(request).files.first { $0.name == "dedupe.spark.sql" }
        let session = try session()
        let database = await session.newDatabase()
        try await session.run(GeneratedShop.text(of: SparkTarget().render(request)), in: database)
        _ = try await session.rows(
            of: [String(decoding: try #require(script).text, as: UTF8.self)], in: database)
    }

    private var expectedTables: String {
        Self.entities.map {
            "CREATE TABLE expected_\($0) USING PARQUET AS SELECT * FROM \($0) WHERE 1 = 0;\n"
        }.joined()
            + "CREATE TABLE expected_redirects (record_type STRING, duplicate STRING, survivor STRING) USING PARQUET;\n"
    }

    /// The rows that only one of two tables has, with the name of the other.
    private var differences: [(name: String, query: String)] {
        (Self.entities + ["redirects"]).flatMap { name in
            let (one, other) = ("SELECT * FROM dedupe_\(name)", "SELECT * FROM expected_\(name)")
            return [
                ("too many in \(name)", "\(one) EXCEPT ALL \(other)"),
                ("too few in \(name)", "\(other) EXCEPT ALL \(one)"),
            ]
        }
    }
}
