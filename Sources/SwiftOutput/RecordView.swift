import SwiftLanguage
import Templating

/// The file of one type.
struct RecordView: TemplateView {
    var headline: String
    var access: String
    var foundationImport: String
    var documentation: [String]
    var type: String

    /// Whether the app keeps it in CloudKit itself.
    var isCloudRecord: Bool
    var recordType: String
    var constants: [String]
    var recordNameDocumentation: [String]
    var properties: [PropertyView]
    var parameters: [String]
    var initialiserDocumentation: String
    var deprecation: String
    var recordNameValue: String
    var isNameStored: Bool
    var identity: String
    var keyLines: [String]
    var enums: [OpenEnumView]
    var conformances: [String]

    var conformance: String { isCloudRecord ? "CloudRecord" : "SchemaRecord" }

    static let keys: [TemplateKey<RecordView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text(
            "foundationImport", "The import of Foundation; empty where nothing needs it.", \.foundationImport),
        .texts("documentation", "The lines of the type's documentation comment.", \.documentation),
        .text("type", "The name of the type.", \.type),
        .text(
            "conformance",
            "The protocol that it conforms to: `CloudRecord`, or `SchemaRecord` for what is not in CloudKit.",
            \.conformance),
        .text("recordType", "The record type in CloudKit, as a literal.", \.recordType),
        .texts(
            "constants", "The other static constants. For example: `zoneName: String? = \"Main\"`.",
            \.constants),
        .texts(
            "recordNameDocumentation", "The lines of the comment on `recordName`.", \.recordNameDocumentation),
        .views("properties", "The stored properties, in the document's order.", \.properties),
        .texts("parameters", "The parameters of the initializer, with their defaults.", \.parameters),
        .text(
            "initialiserDocumentation", "The comment on the initializer; empty where it needs none.",
            \.initialiserDocumentation),
        .text(
            "deprecation",
            "Why callers should make no values of it, as a literal; empty where they may.", \.deprecation),
        .text("recordNameValue", "The expression that gives the record its name.", \.recordNameValue),
        .flag(
            "isNameStored", "Whether values hold the record's name beside their properties.", \.isNameStored),
        .text(
            "identity",
            "The type that identifies a value whose property `id` is not its name; empty for any other.",
            \.identity),
        .flag("hasKeys", "Whether the type has fields at all.") { !$0.keyLines.isEmpty },
        .texts("keyLines", "The cases of the enumeration `Field`.", \.keyLines),
        .texts(
            "systemLines",
            "The lines of what CloudKit itself writes, by its keys in JSON; none for most types."
        ) { $0.properties.map(\.systemEntry).filter { !$0.isEmpty } },
        .views("enums", "The enumerations of the listed values.", \.enums),
        .texts(
            "conformances",
            "The types that a field can hold because this file makes them conform to `RecordValue`.",
            \.conformances),
    ]
}

/// A stored property and its way from and to its field.
struct PropertyView: TemplateView {
    var name: String
    var isSpaced: Bool
    var documentation: [String]
    var deprecation: String
    var declaration: String
    var storedName: String
    var type: SwiftValueType
    var read: String
    var entry: String

    /// Its line in the table of what only CloudKit writes; empty for any other.
    var systemEntry: String

    /// Few templates show it.
    private var storedDeclaration: String { "var \(storedName): \(type.source)" }

    static let keys: [TemplateKey<PropertyView>] = [
        .text("name", "The name of the property.", \.name),
        .flag("isSpaced", "Whether an empty line stands before it.", \.isSpaced),
        .texts("documentation", "The lines of its documentation comment.", \.documentation),
        .text("declaration", "Its declaration. For example: `var note: String?`.", \.declaration),
        .text(
            "deprecation",
            "Why callers should not use it, as a literal; empty where they should. Generated code uses another property.",
            \.deprecation),
        .text(
            "storedName", "The name of the property that holds the value: its own, unless it is deprecated.",
            \.storedName),
        .text(
            "storedDeclaration", "The declaration of the property that holds the value.", \.storedDeclaration),
        .text("read", "The statement that reads it.", \.read),
        .text("entry", "Its line in the table of properties; empty for what only CloudKit writes.", \.entry),
    ]
}
