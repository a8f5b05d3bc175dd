import SQLLanguage
import Templating

/// The layouts, compiled once.
enum SQLTemplates {
    static let heading = NamedTemplate<HeadingView>(
        "sql-heading", "What stands above all tables.")
    static let ending = NamedTemplate<EndingView>(
        "sql-ending", "What stands below all tables.")

    /// Those of a dialect's script, in the order in which they write.
    static func all(_ dialect: SQLDialect, hasHeading: Bool) -> [any ReplaceableTemplate] {
        let first: [any ReplaceableTemplate] = hasHeading ? [heading] : []
        let own: [any ReplaceableTemplate] =
            switch dialect {
            case .sqlite: [sqliteTable, sqliteTrigger, recursion, synchronisation]
            case .postgresql: [postgreSQLTable, postgreSQLTrigger]
            }
        return first + own + [ending]
    }

    static func table(_ dialect: SQLDialect) -> NamedTemplate<TableView> {
        switch dialect {
        case .sqlite: sqliteTable
        case .postgresql: postgreSQLTable
        }
    }

    private static let sqliteTable = NamedTemplate<TableView>(
        "sqlite-table", "A table with its indexes.", partials: partials)

    private static let postgreSQLTable = NamedTemplate<TableView>(
        "postgresql-table", "A table with its indexes and descriptions.",
        partials: partials)

    static let synchronisation = NamedTemplate<SynchronisationView>(
        "sqlite-synchronisation", "The tables in which sync keeps its records.")

    static let recursion = NamedTemplate<RecursionView>(
        "sqlite-recursion", "The setting for triggers that come back to their table.")

    static func trigger(_ dialect: SQLDialect) -> NamedTemplate<TriggerView> {
        switch dialect {
        case .sqlite: sqliteTrigger
        case .postgresql: postgreSQLTrigger
        }
    }

    private static let sqliteTrigger = NamedTemplate<TriggerView>(
        "sqlite-trigger", "A trigger.")

    private static let postgreSQLTrigger = NamedTemplate<TriggerView>(
        "postgresql-trigger", "A trigger and its function.")

    private static let partials = [
        TemplatePartial("sql-constraints"),
        TemplatePartial("sql-indexes"),
    ]
}
