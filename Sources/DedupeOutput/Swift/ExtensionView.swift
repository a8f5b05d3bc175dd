import Templating

/// The file of one type: its keys, what it takes over from a duplicate, and its references.
struct ExtensionView: TemplateView {
    var headline: String
    var access: String
    var foundation: String
    var type: String
    var mutating = "mutating "
    var recordType = ""
    var documentation: [String] = []
    var keys: [KeyView] = []

    /// Whether it says anything.
    var isEmpty: Bool { keys.isEmpty && references.isEmpty }

    /// The function that makes a new record's name or ID of its key; empty where there is none.
    var maker = ""

    static let nameMaker = "recordName"
    static let idMaker = "id"

    var identity = ""
    var modificationDate = ""
    var merges: [String] = []

    /// How they do it, for what the support file needs.
    var rules: [ContentPlan.Rule] = []
    var moves: [String] = []
    var references: [String] = []

    static let keys: [TemplateKey<ExtensionView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text("foundation", "The import of Foundation; empty where no key needs it.", \.foundation),
        .text("type", "The name of the extended type.", \.type),
        .text("mutating", "`mutating` with its space, for a structure; empty for a class.", \.mutating),
        .text(
            "recordType", "The record type as a literal; empty where the type states it itself.", \.recordType
        ),
        .texts("documentation", "The lines of the comment on the unique key.", \.documentation),
        .flag("hasKeys", "Whether records of the type are merged.") { !$0.keys.isEmpty },
        .flag("hasAlternatives", "Whether the type has several unique keys.") { $0.keys.count > 1 },
        .views("keys", "The unique keys.", \.keys),
        .text(
            "maker",
            "The function that makes a new record's name or ID of its key; empty where there is none.",
            \.maker),
        .text("madeType", "The type of what the function makes: `String` or `UUID`.") {
            $0.maker == idMaker ? "UUID" : "String"
        },
        .text("made", "What the function makes, in words.") {
            $0.maker == idMaker ? "an ID for a new record" : "a record name"
        },
        .text("identity", "The expression of the identity, by which the survivor is picked.", \.identity),
        .text(
            "modificationDate",
            "The property that holds the date of the last change; empty where there is none.",
            \.modificationDate),
        .texts("merges", "The statements that take fields from the twins.", \.merges),
        .texts("moves", "The statements that move what is related to a duplicate, in a class.", \.moves),
        .texts("references", "The statements that lead references to survivors.", \.references),
    ]

    /// One of the keys.
    struct KeyView: TemplateView {
        var name: String
        var parts: [PartView]

        /// As in the whole view.
        var maker = ""

        /// In an order that no document gives, so that a name stays the same where the document sorts its fields anew.
        private var partsInName: [PartView] {
            parts.sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
        }

        static let keys: [TemplateKey<KeyView>] = [
            .text("case", "The name of its case, where the type has several keys.", \.name),
            .views("parts", "The parts of the key.", \.parts),
            .views(
                "partsInName", "The parts in the order that they have in a name: by label.", \.partsInName),
            .text("makerOfKey", "The function that makes a new record's name or ID of the key.", \.maker),
        ]
    }

    /// A part of a key.
    struct PartView: TemplateView {
        var name: String
        var value: String
        var argument: String
        var local: String
        var label: String
        var model: String
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
            .text("name", "The name of the part.", \.name),
            .text("value", "The expression of what a record has of it.", \.value),
            .text("argument", "The name as the label of an argument.", \.argument),
            .text("local", "A name for a constant that nothing in the code hides.", \.local),
            .text(
                "label",
                "The first key of the field in CloudKit, as a literal, which a rename doesn't change.",
                \.label),
            .text("model", "The type of the property, not optional.", \.model),
            .text("stored", "The type in the key.", \.stored),
            .text("nameInKey", "The expression of the part's text, of a constant `key`.") {
                $0.text(of: "key.\($0.name)")
            },
            .text("nameInCase", "The expression of the part's text, of the constant `local`.") {
                $0.text(of: $0.local)
            },
        ]
    }
}
