import Templating

/// What stands above all tables.
struct HeadingView: TemplateView {
    var headline: String

    static let keys: [TemplateKey<HeadingView>] = [.headline(\.headline)]
}

/// A table.
struct TableView: TemplateView {
    /// As the script spells it.
    var name: String
    var comment: String
    var columns: [String]

    static let keys: [TemplateKey<TableView>] = [
        .text("name", "The name, as Spark spells it.", \.name),
        .text("comment", "The comment on it, as a literal; empty where there is none.", \.comment),
        .texts("columns", "Name, type, rules and comment of each column.", \.columns),
    ]
}

/// The views of a table's rows that break a rule.
struct ChecksView: TemplateView {
    var checks: [CheckView]

    static let keys: [TemplateKey<ChecksView>] = [.views("checks", "The views.", \.checks)]
}

/// The view of the rows that break one rule.
struct CheckView: TemplateView {
    var name: String
    var table: String

    /// What holds for the rows that break the rule, line by line.
    var condition: [String]

    /// The indexes of the fields that it is about; empty for what it says of whole rows.
    var fields: [Int]

    static let keys: [TemplateKey<CheckView>] = [
        .text("name", "The name, as Spark spells it.", \.name),
        .text("table", "The table.", \.table),
        .texts("condition", "The lines of the condition.", \.condition),
    ]

    /// One line for what is explained; of a view about several fields no more than its name.
    var line: String {
        if fields.count > 1 { return "VIEW \(name)" }
        let words = condition.joined(separator: " ").split(separator: " ").joined(separator: " ")
        return "VIEW \(name) AS SELECT * FROM \(table) WHERE \(words)"
    }
}
