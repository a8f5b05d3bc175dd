import Templates
import Templating

/// The layouts, compiled once.
enum SparkTemplates {
    static let heading = NamedTemplate<HeadingView>(
        "spark-heading", "What stands above all tables.", EmbeddedTemplates.sparkHeading)
    static let table = NamedTemplate<TableView>("spark-table", "A table.", EmbeddedTemplates.sparkTable)
    static let checks = NamedTemplate<ChecksView>(
        "spark-checks", "The views of a table's rows that break a rule.", EmbeddedTemplates.sparkChecks)

    /// In the order in which they write.
    static let all: [any ReplaceableTemplate] = [heading, table, checks]
}
