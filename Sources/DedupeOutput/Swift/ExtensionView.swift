import Templating

/// The file of one type: its keys, what it takes over from a duplicate, and its references.
struct ExtensionView: TemplateView {
    var headline: String
    var access: String

    /// The import of Foundation, where a key needs it.
    var foundation: String
    var type: String

    /// `mutating` of a structure; a class needs none.
    var mutating = "mutating "

    /// A literal; empty of a structure, which says it itself.
    var recordType = ""
    var documentation: [String] = []
    var keys: [KeyView] = []

    /// Whether it says anything.
    var isEmpty: Bool { keys.isEmpty && references.isEmpty }

    /// The function that makes a new record's name or ID of its key; empty where there is none.
    var maker = ""

    static let nameMaker = "recordName"
    static let idMaker = "id"

    /// An expression.
    var identity = ""

    /// The property that holds the date of the last change; empty without one.
    var modificationDate = ""

    /// Statements that take fields from the twins.
    var merges: [String] = []

    /// How they do it, for what the support file needs.
    var rules: [ContentPlan.Rule] = []

    /// Statements that bring here what is related to a duplicate: of a class.
    var moves: [String] = []

    /// Statements that follow redirects.
    var references: [String] = []

    static let keys: [TemplateKey<ExtensionView>] = [
        .text("headline", \.headline),
        .text("access", \.access),
        .text("foundation", \.foundation),
        .text("type", \.type),
        .text("mutating", \.mutating),
        .text("recordType", \.recordType),
        .texts("documentation", \.documentation),
        .flag("hasKeys") { !$0.keys.isEmpty },
        .flag("hasAlternatives") { $0.keys.count > 1 },
        .views("keys", \.keys),
        .text("maker", \.maker),
        .text("madeType") { $0.maker == idMaker ? "UUID" : "String" },
        .text("made") { $0.maker == idMaker ? "an ID for a new record" : "a record name" },
        .text("identity", \.identity),
        .text("modificationDate", \.modificationDate),
        .texts("merges", \.merges),
        .texts("moves", \.moves),
        .texts("references", \.references),
    ]

    /// One of the keys.
    struct KeyView: TemplateView {
        /// Its case, where there are several.
        var name: String
        var parts: [PartView]

        /// As in the whole view.
        var maker = ""

        static let keys: [TemplateKey<KeyView>] = [
            .text("case", \.name), .views("parts", \.parts), .text("makerOfKey", \.maker),
        ]
    }

    /// A part of a key.
    struct PartView: TemplateView {
        var name: String

        /// What a record has of it, an expression.
        var value: String

        /// The name as the label of an argument.
        var argument: String

        /// A name that nothing in the generated code hides.
        var local: String

        /// The document's name of the field, as a literal.
        var label: String

        /// The type of the property, not optional.
        var model: String

        /// The type in the key.
        var stored: String

        /// The part in the name of a record.
        private func text(of value: String) -> String {
            switch stored {
            case "Deduplication.Text": "\(value).text"
            case "UUID": "\(value).uuidString"
            case "Bool": "\(value) ? \"1\" : \"0\""
            case "Date", "Data": "Deduplication.text(\(value))"
            default: "\(value).description"
            }
        }

        static let keys: [TemplateKey<PartView>] = [
            .text("name", \.name), .text("value", \.value), .text("argument", \.argument),
            .text("local", \.local),
            .text("label", \.label), .text("model", \.model),
            .text("stored", \.stored),
            .text("nameInKey") { $0.text(of: "key.\($0.name)") },
            .text("nameInCase") { $0.text(of: $0.local) },
        ]
    }
}
