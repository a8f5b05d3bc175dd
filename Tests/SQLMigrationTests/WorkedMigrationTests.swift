import Foundation
import GeneratorPipeline
import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// The migrations of `Examples/Changes`, run by the databases with rows inside.
///
/// That the checked-in scripts are those that `gen migrate` writes is tested beside the examples.
struct WorkedMigrationTests {
    private static let changes = [
        ("Rename", "ScoreMyDay"), ("Retire", "FameFit"), ("NewValue", "HouseholdChores"),
        ("NewReference", "FamilyScreenTime"), ("ChangedType", "Savings"), ("RecordTypes", "FamilyScreenTime"),
    ]

    @Test(.enabled(if: Command.isInstalled("sqlite3")), arguments: changes)
    func sqlite(change: String, example: String) throws {
        let pair = try pair(change, example, .sqlite)
        let kept = try SQLiteDatabase.temporary { try pair.migrateAndKeep(in: $0) }
        let all = try SQLiteDatabase.temporary { try pair.migrate(in: $0) }
        #expect(kept == .migrated)
        #expect(all == .migrated)
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected), arguments: changes)
    func postgreSQL(change: String, example: String) throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        let pair = try pair(change, example, .postgresql)
        #expect(try pair.migrateAndKeep(in: PostgreSQLNamespace(database, "kept")) == .migrated)
        #expect(try pair.migrate(in: PostgreSQLNamespace(database, "lost")) == .migrated)
    }

    private func pair(_ change: String, _ example: String, _ dialect: SQLDialect) throws -> PairOfSchemas {
        PairOfSchemas(
            change, from: try request("\(example)/Schema.md"), to: try request("Changes/\(change)/Schema.md"),
            dialect)
    }

    private func request(_ path: String) throws -> OutputRequest {
        let url = packageFolder.appending(path: "Examples").appending(path: path)
        var pipeline = GeneratorPipeline()
        let document = InputDocument(path: path, bytes: Array(try Data(contentsOf: url)))
        let schema = pipeline.read([document], as: "Example").schema
        try #require(!schema.entities.isEmpty)
        return OutputRequest(schema: schema, options: OutputOptions(), documents: [path])
    }
}
