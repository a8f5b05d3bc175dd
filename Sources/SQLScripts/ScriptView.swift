import SQLLanguage
import Templating

/// What stands above all tables.
struct HeadingView: TemplateView {
    var headline: String
    var hasPragma: Bool

    static let keys: [TemplateKey<HeadingView>] = [
        .headline(\.headline),
        .flag("hasPragma", "Whether SQLite has foreign keys to watch.", \.hasPragma),
    ]
}

/// What stands below all tables.
struct EndingView: TemplateView {
    var laterKeys: [ConstraintView] = []
    var inserts: [InsertView] = []

    static let keys: [TemplateKey<EndingView>] = [
        .views("laterKeys", "The foreign keys that had to wait for all tables.", \.laterKeys),
        .views("inserts", "The records that the document lists.", \.inserts),
    ]
}

/// A table with all that belongs to it.
struct TableView: TemplateView {
    /// What of the schema it holds, whatever it is called.
    var subject: SQLTableSubject
    var identifier: SQLIdentifier

    /// As the script spells it.
    var name: String
    var comment: [String] = []
    var columns: [ColumnView] = []
    var constraints: [ConstraintView] = []
    var indexes: [IndexView] = []
    var descriptions: [DescriptionView] = []

    static let keys: [TemplateKey<TableView>] = [
        .text("name", "The name, as SQL spells it.", \.name),
        .texts("comment", "The lines of the comment above it.", \.comment),
        .views("columns", "The columns.", \.columns),
        .views("constraints", "The constraints.", \.constraints),
        .views("indexes", "The indexes.", \.indexes),
        .views(
            "descriptions", "The descriptions of the table and its columns, in PostgreSQL.", \.descriptions),
    ]
}

/// A line of a table.
struct ColumnView: TemplateView {
    var column: SQLBlueprint.Column
    var definition: String
    var remark = ""
    var comment: [String] = []

    static let keys: [TemplateKey<ColumnView>] = [
        .text("definition", "Name, type and rules, with the comma.", \.definition),
        .text("remark", "The comment behind the line; empty where it stands above.", \.remark),
        .texts("comment", "The lines of a comment that is too long to stand behind the line.", \.comment),
    ]
}

/// A constraint of a table.
struct ConstraintView: TemplateView {
    var table: String
    var constraint: String

    /// The columns that it is about.
    var columns: [SQLIdentifier]
    var rule: String
    var continuation = ""

    /// Nil where it is a key.
    var check: SQLBlueprint.Constraint.CheckSubject?

    static let keys: [TemplateKey<ConstraintView>] = [
        .text("table", "The table.", \.table),
        .text("constraint", "The name of the constraint.", \.constraint),
        .text("rule", "What it asks for.", \.rule),
        .text(
            "continuation",
            "What stands on a second line, such as what a foreign key does and when; empty where nothing does.",
            \.continuation),
    ]
}

/// An index of a table.
struct IndexView: TemplateView {
    var index: String
    var table: String
    var isUnique = false
    var body: String
    var columns: [SQLIdentifier] = []

    static let keys: [TemplateKey<IndexView>] = [
        .text("index", "The name of the index.", \.index),
        .text("table", "The table.", \.table),
        .flag("isUnique", "Whether it is unique.", \.isUnique),
        .text("body", "The columns in parentheses, with what stands before and behind them.", \.body),
    ]
}

/// What PostgreSQL keeps about a table or column.
struct DescriptionView: TemplateView {
    var subject: String
    var text: String

    static let keys: [TemplateKey<DescriptionView>] = [
        .text("subject", "What is described. For example: `TABLE \"DeedCard\"`.", \.subject),
        .text("text", "The description, as a literal.", \.text),
    ]
}

/// The rows that a document lists for a table.
struct InsertView: TemplateView {
    var table: String
    var columns: String
    var rows: [String]

    /// The key of each row, as a literal.
    var rowKeys: [String]

    static let keys: [TemplateKey<InsertView>] = [
        .text("table", "The table.", \.table),
        .text("columns", "The columns, separated by commas.", \.columns),
        .texts("rows", "The values of each record, separated by commas.", \.rows),
    ]
}
