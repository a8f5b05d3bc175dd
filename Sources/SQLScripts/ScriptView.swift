import SQLLanguage
import Templating

/// What stands above all tables.
struct HeadingView: TemplateView {
    var headline: String

    /// Whether SQLite has foreign keys to watch.
    var hasPragma: Bool

    static let keys: [TemplateKey<HeadingView>] = [
        .text("headline", \.headline), .flag("hasPragma", \.hasPragma),
    ]
}

/// What stands below all tables.
struct EndingView: TemplateView {
    /// Foreign keys that could not be part of their tables.
    var laterKeys: [ConstraintView] = []
    var inserts: [InsertView] = []

    static let keys: [TemplateKey<EndingView>] = [
        .views("laterKeys", \.laterKeys), .views("inserts", \.inserts),
    ]
}

/// A table with all that belongs to it.
struct TableView: TemplateView {
    /// What of the schema it holds, whatever it is called.
    var subject: SQLTableSubject
    var identifier: SQLIdentifier

    /// As the script spells it.
    var name: String

    /// The lines of a comment above it.
    var comment: [String] = []
    var columns: [ColumnView] = []
    var constraints: [ConstraintView] = []
    var indexes: [IndexView] = []

    /// The names of what has a description, and the description as a literal.
    var descriptions: [DescriptionView] = []

    static let keys: [TemplateKey<TableView>] = [
        .text("name", \.name), .texts("comment", \.comment), .views("columns", \.columns),
        .views("constraints", \.constraints), .views("indexes", \.indexes),
        .views("descriptions", \.descriptions),
    ]
}

/// A line of a table.
struct ColumnView: TemplateView {
    var column: SQLBlueprint.Column

    /// Name, type and rules with the comma.
    var definition: String

    /// What stands behind it on the line.
    var remark = ""

    /// What is too long for that stands above it.
    var comment: [String] = []

    static let keys: [TemplateKey<ColumnView>] = [
        .text("definition", \.definition), .text("remark", \.remark), .texts("comment", \.comment),
    ]
}

/// A constraint of a table.
struct ConstraintView: TemplateView {
    var table: String
    var constraint: String

    /// The columns that it is about.
    var columns: [SQLIdentifier]
    var rule: String

    /// What stands on a second line, such as what a foreign key does when.
    var continuation = ""

    static let keys: [TemplateKey<ConstraintView>] = [
        .text("table", \.table), .text("constraint", \.constraint), .text("rule", \.rule),
        .text("continuation", \.continuation),
    ]
}

/// An index of a table.
struct IndexView: TemplateView {
    var index: String
    var table: String
    var isUnique = false

    /// The columns in parentheses, with what stands before and behind them.
    var body: String

    /// Those of the table that it is about.
    var columns: [SQLIdentifier] = []

    static let keys: [TemplateKey<IndexView>] = [
        .text("index", \.index), .text("table", \.table), .flag("isUnique", \.isUnique),
        .text("body", \.body),
    ]
}

/// What PostgreSQL keeps about a table or column.
struct DescriptionView: TemplateView {
    /// For example: `TABLE "DeedCard"`.
    var subject: String

    /// A literal.
    var text: String

    static let keys: [TemplateKey<DescriptionView>] = [.text("subject", \.subject), .text("text", \.text)]
}

/// The rows that a document lists for a table.
struct InsertView: TemplateView {
    var table: String
    var columns: String

    /// The values of each row, with commas between them.
    var rows: [String]

    /// The key of each row, as a literal.
    var rowKeys: [String]

    static let keys: [TemplateKey<InsertView>] = [
        .text("table", \.table), .text("columns", \.columns), .texts("rows", \.rows),
    ]
}
