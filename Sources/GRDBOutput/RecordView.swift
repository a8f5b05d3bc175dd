import Templating

/// The file of one type.
struct RecordView: TemplateView {
    var headline: String
    var access: String
    var type: String

    /// A literal.
    var table: String
    var columns: [ColumnView]

    /// Statements, one a column or list.
    var reads: [String]
    var writes: [String]
    var lists: [ListView]
    var associations: [AssociationView]

    /// Extensions of the types that only fields of this type hold.
    var conformances: [String]
    var grdb: GRDBNames

    static let keys: [TemplateKey<RecordView>] = [
        .text("headline", \.headline),
        .text("access", \.access),
        .text("type", \.type),
        .text("table", \.table),
        .views("columns", \.columns),
        .texts("reads", \.reads),
        .texts("writes", \.writes),
        .views("lists", \.lists),
        .views("associations", \.associations),
        .texts("conformances", \.conformances),
        .text("row") { $0.grdb["Row"] },
        .text("database") { $0.grdb["Database"] },
        .text("container") { $0.grdb["PersistenceContainer"] },
    ]
}

/// A column as requests name it.
struct ColumnView: TemplateView {
    var name: String

    /// For example: `DateColumn`.
    var type: String
    var literal: String

    static let keys: [TemplateKey<ColumnView>] = [
        .text("name", \.name), .text("type", \.type), .text("literal", \.literal),
    ]
}

/// A list of references in a table of its own.
struct ListView: TemplateView {
    /// What the selection of the type has beside the columns.
    var selection: String

    /// What saves the list.
    var statement: String

    static let keys: [TemplateKey<ListView>] = [
        .text("selection", \.selection), .text("statement", \.statement),
    ]
}

/// The way from one table to another.
struct AssociationView: TemplateView {
    var name: String
    var documentation: String
    var value: String

    static let keys: [TemplateKey<AssociationView>] = [
        .text("name", \.name), .text("documentation", \.documentation), .text("value", \.value),
    ]
}
