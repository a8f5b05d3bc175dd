import Templates
import Templating

/// The layouts of the two dialects, compiled once.
enum SQLTemplates {
    static let sqlite = Template<ScriptView>(
        embedded: "sqlite-schema", EmbeddedTemplates.sqliteSchema, partials: partials)

    static let postgreSQL = Template<ScriptView>(
        embedded: "postgresql-schema", EmbeddedTemplates.postgreSQLSchema, partials: partials)

    private static let partials = [
        "sql-constraints": EmbeddedTemplates.sqlConstraints,
        "sql-indexes": EmbeddedTemplates.sqlIndexes,
        "sql-rows": EmbeddedTemplates.sqlRows,
    ]
}
