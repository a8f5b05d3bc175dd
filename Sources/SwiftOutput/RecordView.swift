import SwiftLanguage
import Templating

/// The file of one type.
struct RecordView: TemplateView {
    var headline: String
    var access: String

    /// Empty where nothing is Foundation's.
    var foundationImport: String
    var documentation: [String]
    var type: String

    /// Whether the app keeps it in CloudKit itself.
    var isCloudRecord: Bool

    /// A literal.
    var recordType: String

    /// For example: `zoneName: String? = "Main"`.
    var constants: [String]
    var recordNameDocumentation: [String]
    var properties: [PropertyView]

    /// Of the initialiser, with their defaults.
    var parameters: [String]
    var initialiserDocumentation: String
    var recordNameValue: String

    /// Whether values hold the record's name beside their properties.
    var isNameStored: Bool

    /// What identifies a value where one of its properties is called `id` and is not its name: a type; else empty.
    var identity: String

    /// The cases of `Field`.
    var keyLines: [String]

    /// The cases of `CodingKeys`; none where the properties are called as in JSON.
    var codingKeyLines: [String]
    var enums: [OpenEnumView]

    /// Types that a field of this type can hold since this file says so.
    var conformances: [String]

    var conformance: String { isCloudRecord ? "CloudRecord" : "SchemaRecord" }

    static let keys: [TemplateKey<RecordView>] = [
        .text("headline", \.headline),
        .text("access", \.access),
        .text("foundationImport", \.foundationImport),
        .texts("documentation", \.documentation),
        .text("type", \.type),
        .text("conformance", \.conformance),
        .text("recordType", \.recordType),
        .texts("constants", \.constants),
        .texts("recordNameDocumentation", \.recordNameDocumentation),
        .views("properties", \.properties),
        .texts("parameters", \.parameters),
        .text("initialiserDocumentation", \.initialiserDocumentation),
        .text("recordNameValue", \.recordNameValue),
        .flag("isNameStored", \.isNameStored),
        .text("identity", \.identity),
        .flag("hasKeys") { !$0.keyLines.isEmpty },
        .texts("keyLines", \.keyLines),
        .texts("codingKeyLines", \.codingKeyLines),
        .views("enums", \.enums),
        .texts("conformances", \.conformances),
    ]
}

/// A stored property and its way from and to its field.
struct PropertyView: TemplateView {
    var name: String

    /// Whether an empty line stands before it: comments and what has none keep apart.
    var isSpaced: Bool
    var documentation: [String]

    /// For example: `var note: String?`.
    var declaration: String

    /// The statement that reads it.
    var read: String

    /// Its line in the table of properties; empty for what only CloudKit writes.
    var entry: String

    static let keys: [TemplateKey<PropertyView>] = [
        .text("name", \.name),
        .flag("isSpaced", \.isSpaced),
        .texts("documentation", \.documentation),
        .text("declaration", \.declaration),
        .text("read", \.read),
        .text("entry", \.entry),
    ]
}
