import Diagnostics
import Foundation
import Output
import SQLLanguage
import SQLMigration
import SQLOutput
import SQLScripts
import SchemaModel
import TestSupport
import Testing

/// Migrations between schemas that were made up and edited, run by the databases themselves.
///
/// With the loss of what is gone allowed, the database's catalogue is that of a new one. Where nothing may be lost, every
/// row is still there with every value whose column lasts. A migration that fails changes nothing.
struct RandomMigrationTests {
    /// `GEN_MIGRATION_PAIRS=10000 swift test` tries so many.
    private static let count =
        ProcessInfo.processInfo.environment["GEN_MIGRATION_PAIRS"].flatMap { UInt64($0) } ?? 500

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func sqlite() throws {
        try expectMostSucceed { seed in
            try SQLiteDatabase.temporary { try PairOfSchemas(seed: seed, .sqlite).migrate(in: $0) }
        }
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")))
    func sqliteKeepsValues() throws {
        try expectMostSucceed { seed in
            try SQLiteDatabase.temporary { try PairOfSchemas(seed: seed, .sqlite).migrateAndKeep(in: $0) }
        }
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQL() throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        try expectMostSucceed { seed in
            let namespace = PostgreSQLNamespace(database, "pair\(seed)")
            return try PairOfSchemas(seed: seed, .postgresql).migrate(in: namespace)
        }
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected))
    func postgreSQLKeepsValues() throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        try expectMostSucceed { seed in
            let namespace = PostgreSQLNamespace(database, "pair\(seed)")
            return try PairOfSchemas(seed: seed, .postgresql).migrateAndKeep(in: namespace)
        }
    }

    /// Of the rest, the newer schema wants values that the rows do not have, or no type for them that fits.
    private func expectMostSucceed(_ migrate: (UInt64) throws -> PairOfSchemas.Result) throws {
        let results = try (1...Self.count).map(migrate)
        let counts = Dictionary(grouping: results) { $0 }.mapValues(\.count)
        #expect(counts[.migrated, default: 0] > results.count / 2, "\(counts)")
        #expect(counts[.refused, default: 0] > results.count / 50, "\(counts)")
    }
}

/// Where the scripts of one pair run.
protocol TriedDatabase {
    func run(_ script: String) throws -> Command.Outcome

    /// One that is empty.
    func another() -> Self
}

struct SQLiteDatabase: TriedDatabase {
    private let path: String

    /// One that is gone afterwards.
    static func temporary<Value>(_ body: (SQLiteDatabase) throws -> Value) throws -> Value {
        try withTemporaryFolder { try body(SQLiteDatabase(path: $0.appending(path: "1.sqlite").path)) }
    }

    func run(_ script: String) throws -> Command.Outcome {
        try Command("sqlite3", ["-batch", "-bail", path]).run(input: script)
    }

    func another() -> SQLiteDatabase { SQLiteDatabase(path: path + ".another") }
}

struct PostgreSQLNamespace: TriedDatabase {
    private let database: PostgreSQLServer.Database
    private let name: String

    init(_ database: PostgreSQLServer.Database, _ name: String) {
        (self.database, self.name) = (database, name)
    }

    func run(_ script: String) throws -> Command.Outcome {
        try database.run(
            "SET client_min_messages TO warning;\nCREATE SCHEMA IF NOT EXISTS \(name);\nSET search_path TO \(name);\n\(script)"
        )
    }

    func another() -> PostgreSQLNamespace { PostgreSQLNamespace(database, name + "_") }
}

/// Two schemas, and their scripts in a dialect.
struct PairOfSchemas {
    enum Result {
        case migrated

        /// The rows lack what the newer schema wants.
        case refused
    }

    private let name: String
    private let dialect: SQLDialect
    private let old: OutputRequest
    private let new: OutputRequest

    init(_ name: String, from old: OutputRequest, to new: OutputRequest, _ dialect: SQLDialect) {
        (self.name, self.dialect, self.old, self.new) = (name, dialect, old, new)
    }

    init(seed: UInt64, _ dialect: SQLDialect) {
        name = "seed \(seed)"
        self.dialect = dialect
        let schemas = ChangedSchema(seed: seed)
        var options = OutputOptions()
        options.sync = seed % 4 == 0 && dialect == .sqlite
        if seed % 3 == 0, !options.sync { options.foreignKeys = true }
        if seed % 5 == 0 { options.names = .snakeCase }
        old = OutputRequest(schema: schemas.old, options: options, documents: ["Old.md"])
        new = OutputRequest(schema: schemas.new, options: options, documents: ["New.md"])
    }

    /// With all that is lost.
    func migrate(in database: some TriedDatabase) throws -> Result {
        let migration = SQLMigration(from: old, to: new, dialect: dialect, allowsLoss: true)
        let before = try fill(database)
        let outcome = try database.run(text(migration))
        let after = try state(database)
        guard outcome.status == 0 else {
            #expect(isExpected(outcome.errors), "\(name): \(outcome.errors)\n\(text(migration))")
            expectWarning(of: outcome, migration)
            #expect(after == before, "\(name) changes something and fails")
            return .refused
        }
        try expectCatalogueOfNewDatabase(after.catalogue, database, migration)
        _ = try database.run(text(migration))
        #expect(try state(database) == after, "\(name) changes something when it runs again")
        return .migrated
    }

    /// Without any loss: every row and value is still there whose column lasts in the same type.
    func migrateAndKeep(in database: some TriedDatabase) throws -> Result {
        let migration = SQLMigration(from: old, to: new, dialect: dialect)
        if migration.diagnostics.contains(where: { $0.severity == .error }) { return .refused }
        let before = try fill(database)
        let values = LastingValues(blueprint(old), blueprint(new), old.schema, new.schema)
        let valuesBefore = try database.run(values.oldQuery)
        let outcome = try database.run(text(migration))
        guard outcome.status == 0 else {
            #expect(isExpected(outcome.errors), "\(name): \(outcome.errors)\n\(text(migration))")
            expectWarning(of: outcome, migration)
            #expect(try state(database) == before, "\(name) changes something and fails")
            return .refused
        }
        let valuesAfter = try database.run(values.newQuery)
        #expect(valuesAfter.status == 0, "\(name): \(valuesAfter.errors)\n\(text(migration))")
        #expect(
            valuesAfter.output == valuesBefore.output,
            "\(name): \(valuesAfter.output) instead of \(valuesBefore.output)\n\(text(migration))")
        return .migrated
    }

    /// Makes the older tables and their rows; gives what the database is then.
    private func fill(_ database: some TriedDatabase) throws -> DatabaseState {
        let rows = SampleRows(dialect: dialect, separatesKeys: old.options.sync).inserts(into: blueprint(old))
        let outcome = try database.run(script(old) + rows + DatabaseState.query(dialect))
        try #require(outcome.status == 0, "\(name): \(outcome.errors)")
        return DatabaseState(outcome.output, dialect)
    }

    private func blueprint(_ request: OutputRequest) -> SQLBlueprint {
        SQLBlueprint(request, dialect: dialect)
    }

    private func script(_ request: OutputRequest) -> String {
        let target: any OutputTarget = dialect == .sqlite ? SQLiteTarget() : PostgreSQLTarget()
        return target.render(request).files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    private func text(_ migration: SQLMigration) -> String {
        migration.statements.isEmpty ? "" : migration.script(headlines: [name])
    }

    /// Who writes a migration learns before it runs that it may fail.
    private func expectWarning(of outcome: Command.Outcome, _ migration: SQLMigration) {
        let isWarned = migration.diagnostics.contains { $0.id == DiagnosticID("migration.value") }
        #expect(isWarned, "\(name) fails without a warning: \(outcome.errors)\n\(text(migration))")
    }

    private func isExpected(_ errors: String) -> Bool {
        [
            "NOT NULL constraint failed", "CHECK constraint failed", "cannot store TEXT", "cannot store REAL",
            "UNIQUE",
        ]
        .contains { errors.contains($0) }
            || ["null value", "contains null values", "violates check", "invalid input syntax"].contains {
                errors.contains($0)
            }
    }

    private func expectCatalogueOfNewDatabase(
        _ catalogue: [String], _ database: some TriedDatabase, _ migration: SQLMigration
    ) throws {
        let made = try database.another().run(script(new) + DatabaseState.query(dialect))
        #expect(made.status == 0, "\(name): \(made.errors)")
        let expected = DatabaseState(made.output, dialect).catalogue
        let extra = catalogue.filter { !expected.contains($0) }
        let missing = expected.filter { !catalogue.contains($0) }
        #expect(
            extra.isEmpty && missing.isEmpty,
            "\(name): \(extra) instead of \(missing)\n\(text(migration))")
    }

    private func state(_ database: some TriedDatabase) throws -> DatabaseState {
        let outcome = try database.run(DatabaseState.query(dialect))
        #expect(outcome.status == 0, "\(outcome.errors)")
        return DatabaseState(outcome.output, dialect)
    }
}
