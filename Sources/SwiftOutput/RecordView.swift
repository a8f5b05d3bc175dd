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
    var recordNameDocumentation: [String]
    var properties: [PropertyView]

    /// Of the initialiser, with their defaults.
    var parameters: [String]
    var initialiserDocumentation: String
    var recordNameValue: String

    /// The cases of `Field`, several on a line.
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
        .flag("isCloudRecord", \.isCloudRecord),
        .flag("hasCloudKitPart") { $0.isCloudRecord || !$0.conformances.isEmpty },
        .text("recordType", \.recordType),
        .texts("recordNameDocumentation", \.recordNameDocumentation),
        .views("properties", \.properties),
        .texts("parameters", \.parameters),
        .text("initialiserDocumentation", \.initialiserDocumentation),
        .text("recordNameValue", \.recordNameValue),
        .flag("hasKeys") { !$0.keyLines.isEmpty },
        .texts("keyLines", \.keyLines),
        .texts("codingKeyLines", \.codingKeyLines),
        .views("enums", \.enums),
        .flag("usesReader") { $0.properties.contains(where: \.usesReader) },
        .flag("usesWriter") { $0.properties.contains { !$0.write.isEmpty } },
        .texts("conformances", \.conformances),
    ]
}

/// A stored property and its way from and to the record.
struct PropertyView: TemplateView {
    var name: String

    /// Whether an empty line stands before it: comments and what has none keep apart.
    var isSpaced: Bool
    var documentation: [String]

    /// For example: `var note: String?`.
    var declaration: String

    /// Statements; the second is empty for what only CloudKit writes.
    var read: String
    var write: String

    /// Whether the statement that reads it asks the record's fields.
    var usesReader: Bool

    static let keys: [TemplateKey<PropertyView>] = [
        .text("name", \.name),
        .flag("isSpaced", \.isSpaced),
        .texts("documentation", \.documentation),
        .text("declaration", \.declaration),
        .text("read", \.read),
        .text("write", \.write),
    ]
}
