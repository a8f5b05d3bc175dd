import Diagnostics
import GeneratorPipeline
import Output
import SQLLanguage
import SQLMigration
import SchemaModel
import TestSupport
import Testing

/// What refers to records of another type than before.
struct RetargetedMigrationTests {
    private func request(_ target: String) throws -> OutputRequest {
        let text = """
            # CloudKit schema

            ## Studio

            | Field | Type |
            | --- | --- |
            | `name` | String |

            ## Kiln

            | Field | Type |
            | --- | --- |
            | `name` | String |

            ## Slot

            | Field | Type | Required |
            | --- | --- | --- |
            | `level` | Int64 | Yes |
            | `place` | Reference → \(target) | No |

            """
        var pipeline = GeneratorPipeline()
        let schema = pipeline.read([InputDocument(path: "Schema.md", bytes: Array(text.utf8))], as: "Example")
            .schema
        return OutputRequest(schema: schema, options: OutputOptions(), documents: ["Schema.md"])
    }

    private func pair(_ target: String, _ dialect: SQLDialect) throws -> PairOfSchemas {
        PairOfSchemas(target, from: try request("Kiln"), to: try request(target), dialect)
    }

    /// The name of a kiln is none of a studio.
    @Test(.enabled(if: Command.isInstalled("sqlite3")), arguments: [("Studio", false), ("Kiln", true)])
    func sqliteKeepsOnlyWhatMeansTheSame(target: String, keeps: Bool) throws {
        let pair = try pair(target, .sqlite)
        let kept = try SQLiteDatabase.temporary { try pair.migrateAndKeep(in: $0) }
        #expect((kept == .migrated) == keeps)
        #expect(try SQLiteDatabase.temporary { try pair.migrate(in: $0) } == .migrated)
    }

    @Test(arguments: [SQLDialect.sqlite, .postgresql])
    func theRefusalSaysWhatItRefersTo(dialect: SQLDialect) throws {
        let migration = SQLMigration(from: try request("Kiln"), to: try request("Studio"), dialect: dialect)
        let errors = migration.diagnostics.filter { $0.severity == .error }
        #expect(
            errors.map(\.message) == [
                "'Slot.place' is a reference to Studio instead of a reference to Kiln: the older values cannot be converted"
            ])
    }
}
