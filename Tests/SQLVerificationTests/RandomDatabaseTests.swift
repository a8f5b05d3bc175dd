import Foundation
import Output
import SQLLanguage
import SQLOutput
import SQLVerification
import SchemaComparison
import SchemaModel
import TestSupport
import Testing

/// Databases that scripts of made-up schemas made: they differ in nothing from what made them.
struct RandomDatabaseTests {
    private static let count: UInt64 = 100

    private static func request(seed: UInt64, _ dialect: SQLDialect) -> OutputRequest {
        var random = RandomSchema(
            seed: seed,
            typeNames: ["Trip", "Order", "Group", "Über Maß", "select", "Note", "It's \"odd\", (so)"],
            fieldNames: [
                "title", "order", "isDone", "groß", "due date", "count", "owner", "CONSTRAINT x CHECK",
            ])
        var options = OutputOptions()
        options.sync = seed % 4 == 0 && dialect == .sqlite
        if seed % 3 == 0, !options.sync { options.foreignKeys = true }
        if seed % 5 == 0 { options.names = .snakeCase }
        if seed % 7 == 0 { options.enforceUniqueKeys = true }
        return OutputRequest(schema: random.next(named: "Made"), options: options, documents: ["Made.md"])
    }

    private static func script(_ request: OutputRequest, _ dialect: SQLDialect) -> String {
        let result =
            dialect == .sqlite ? SQLiteTarget().render(request) : PostgreSQLTarget().render(request)
        return result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    /// What is told of a database of the script, which is nothing.
    private func verify(
        seed: UInt64, _ dialect: SQLDialect, _ run: (String) throws -> Command.Outcome
    ) throws {
        let request = Self.request(seed: seed, dialect)
        let made = try run(Self.script(request, dialect))
        #expect(made.status == 0, "seed \(seed): \(made.errors)")
        let same = try report(request, dialect, run)
        #expect(same.entries.isEmpty, "seed \(seed): \(same.entries.map { ($0.subject.name, $0.sentences) })")
        let tables = try #require(try catalogue(dialect, run)).tables.count
        #expect(tables >= request.schema.entities.count)
    }

    private func catalogue(
        _ dialect: SQLDialect, _ run: (String) throws -> Command.Outcome
    ) throws -> DatabaseCatalogue? {
        let answer = try run(CatalogueQuery.text(dialect))
        #expect(answer.status == 0, "\(answer.errors)")
        return DatabaseCatalogue(answer: Array(answer.output.utf8), dialect)
    }

    private func report(
        _ request: OutputRequest, _ dialect: SQLDialect, _ run: (String) throws -> Command.Outcome
    ) throws -> ComparisonReport {
        SQLVerification.report(request, try #require(try catalogue(dialect, run)), dialect)
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func sqlite() throws {
        for seed in 1...Self.count {
            try withTemporaryFolder { folder in
                let path = folder.appending(path: "1.sqlite").path
                try verify(seed: seed, .sqlite) {
                    try Command("sqlite3", ["-batch", "-bail", path]).run(input: $0)
                }
            }
        }
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQL() throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        for seed in 1...Self.count {
            try verify(seed: seed, .postgresql) { script in
                try database.run(
                    "SET client_min_messages TO warning;\nCREATE SCHEMA IF NOT EXISTS s\(seed);\nSET search_path TO s\(seed);\n\(script)"
                )
            }
        }
    }
}
