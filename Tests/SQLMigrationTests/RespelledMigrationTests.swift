import GeneratorPipeline
import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// Names that differ by case only are one name to a database.
struct RespelledMigrationTests {
    private static let old = """
        # CloudKit schema

        ## Firing

        | Field | Type | Required |
        | --- | --- | --- |
        | `costCents` | Int64 | No |
        | `tags` | List<String> | No |

        """

    private func pair(_ name: String, by newName: String, _ dialect: SQLDialect) throws -> PairOfSchemas {
        PairOfSchemas(
            newName, from: try request(Self.old), to: try request(Self.old.replacing(name, with: newName)),
            dialect)
    }

    private func request(_ text: String) throws -> OutputRequest {
        var pipeline = GeneratorPipeline()
        let schema = pipeline.read([InputDocument(path: "Schema.md", bytes: Array(text.utf8))], as: "Example")
            .schema
        try #require(!schema.entities.isEmpty)
        return OutputRequest(schema: schema, options: OutputOptions(), documents: ["Schema.md"])
    }

    private static let names = [("costCents", "costcents"), ("tags", "Tags"), ("Firing", "firing")]

    @Test(.enabled(if: Command.isInstalled("sqlite3")), arguments: names)
    func sqlite(name: String, newName: String) throws {
        let pair = try pair(name, by: newName, .sqlite)
        #expect(try SQLiteDatabase.temporary { try pair.migrateAndKeep(in: $0) } == .migrated)
        #expect(try SQLiteDatabase.temporary { try pair.migrate(in: $0) } == .migrated)
    }

    @Test(.enabled(if: PostgreSQLServer.isExpected), arguments: names)
    func postgreSQL(name: String, newName: String) throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        let pair = try pair(name, by: newName, .postgresql)
        #expect(try pair.migrateAndKeep(in: PostgreSQLNamespace(database, "kept")) == .migrated)
        #expect(try pair.migrate(in: PostgreSQLNamespace(database, "lost")) == .migrated)
    }
}
