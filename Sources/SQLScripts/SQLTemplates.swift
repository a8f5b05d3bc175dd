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

    private static let partials = [
        "sql-constraints": EmbeddedTemplates.sqlConstraints,
        "sql-indexes": EmbeddedTemplates.sqlIndexes,
    ]
}
