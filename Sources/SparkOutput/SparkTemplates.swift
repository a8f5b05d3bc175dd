import Templating

/// The layouts, compiled once.
enum SparkTemplates {
    static let heading = NamedTemplate<HeadingView>(
        "spark-heading", "What stands above all tables.")
    static let table = NamedTemplate<TableView>("spark-table", "A table.")
    static let checks = NamedTemplate<ChecksView>(
        "spark-checks", "The views of a table's rows that break a rule.")

    /// In the order in which they write.
    static let all: [any ReplaceableTemplate] = [heading, table, checks]
}
