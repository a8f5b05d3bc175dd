import SQLLanguage
import Templates
import Templating

/// The layouts, compiled once.
enum SQLTemplates {
    static let heading = Template<HeadingView>(embedded: "sql-heading", EmbeddedTemplates.sqlHeading)
    static let ending = Template<EndingView>(embedded: "sql-ending", EmbeddedTemplates.sqlEnding)

    static func table(_ dialect: SQLDialect) -> Template<TableView> {
        switch dialect {
        case .sqlite: sqliteTable
        case .postgresql: postgreSQLTable
        }
    }

    private static let sqliteTable = Template<TableView>(
        embedded: "sqlite-table", EmbeddedTemplates.sqliteTable, partials: partials)

    private static let postgreSQLTable = Template<TableView>(
        embedded: "postgresql-table", EmbeddedTemplates.postgreSQLTable, partials: partials)

    static let synchronisation = Template<SynchronisationView>(
        embedded: "sqlite-synchronisation", EmbeddedTemplates.sqliteSynchronisation)

    static let recursion = Template<RecursionView>(
        embedded: "sqlite-recursion", EmbeddedTemplates.sqliteRecursion)

    static func trigger(_ dialect: SQLDialect) -> Template<TriggerView> {
        switch dialect {
        case .sqlite: sqliteTrigger
        case .postgresql: postgreSQLTrigger
        }
    }

    private static let sqliteTrigger = Template<TriggerView>(
        embedded: "sqlite-trigger", EmbeddedTemplates.sqliteTrigger)

    private static let postgreSQLTrigger = Template<TriggerView>(
        embedded: "postgresql-trigger", EmbeddedTemplates.postgreSQLTrigger)

    private static let partials = [
        "sql-constraints": EmbeddedTemplates.sqlConstraints,
        "sql-indexes": EmbeddedTemplates.sqlIndexes,
    ]
}
