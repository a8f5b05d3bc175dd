import Templating

/// The file of one type.
struct RecordView: TemplateView {
    var headline: String
    var access: String
    var type: String
    var table: String
    var columns: [ColumnView]
    var reads: [String]
    var writes: [String]
    var lists: [ListView]
    var associations: [AssociationView]
    var redirects: [String]
    var clearings: [String]
    var rules: [String]
    var conformances: [String]
    var grdb: GRDBNames

    static let keys: [TemplateKey<RecordView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text("type", "The name of the type.", \.type),
        .text("table", "The name of the table, as a literal.", \.table),
        .views("columns", "The columns, as requests name them.", \.columns),
        .texts("reads", "The statements that read the columns and lists.", \.reads),
        .texts("writes", "The statements that write the columns.", \.writes),
        .views("lists", "The lists of references in tables of their own.", \.lists),
        .views("associations", "The ways to other tables.", \.associations),
        .texts(
            "redirects", "The statements by which references lead to the survivors of merged duplicates.",
            \.redirects),
        .texts("clearings", "The statements that clear references to records that are gone.", \.clearings),
        .texts(
            "rules", "The statements that apply delete rules to what refers to deleted records.", \.rules),
        .texts("conformances", "Extensions of the types that only fields of this type hold.", \.conformances),
        .text("row", "The type `Row` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Row"]
        },
        .text("database", "The type `Database` of GRDB, qualified where a record type has its name.") {
            $0.grdb["Database"]
        },
        .text(
            "container",
            "The type `PersistenceContainer` of GRDB, qualified where a record type has its name."
        ) { $0.grdb["PersistenceContainer"] },
    ]
}

/// A column as requests name it.
struct ColumnView: TemplateView {
    var name: String
    var deprecation = ""

    /// What generated code calls it: the same, unless it is deprecated.
    var storedName: String
    var type: String
    var literal: String

    static let keys: [TemplateKey<ColumnView>] = [
        .text("name", "The name of the constant.", \.name),
        .text(
            "deprecation", "Why callers should leave it alone, as a literal; empty where they need not.",
            \.deprecation),
        .text("storedName", "What generated code calls it: the same, unless it is deprecated.", \.storedName),
        .text("type", "Its type. For example: `DateColumn`.", \.type),
        .text("literal", "The name of the column, as a literal.", \.literal),
    ]
}

/// A list of references in a table of its own.
struct ListView: TemplateView {
    var selection: String
    var statement: String

    static let keys: [TemplateKey<ListView>] = [
        .text("selection", "What the selection of the type has beside the columns.", \.selection),
        .text("statement", "The statement that saves the list.", \.statement),
    ]
}

/// The way from one table to another.
struct AssociationView: TemplateView {
    var name: String
    var documentation: String
    var deprecation: String
    var value: String

    static let keys: [TemplateKey<AssociationView>] = [
        .text("name", "The name of the association.", \.name),
        .text("documentation", "One sentence about it.", \.documentation),
        .text(
            "deprecation", "Why callers should leave it alone, as a literal; empty where they need not.",
            \.deprecation),
        .text("value", "The expression that makes it.", \.value),
    ]
}
