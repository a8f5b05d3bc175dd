import SwiftLanguage
import Templating

/// The file of one model class.
struct ModelView: TemplateView {
    var headline: String
    var imports: [String]
    var documentation: [String]
    var access: String
    var type: String
    var properties: [StoredPropertyView]

    /// Of the initialiser, each with its default, and its statements.
    var parameters: [String]
    var assignments: [String]
    var typed: [TypedPropertyView]
    var enums: [OpenEnumView]

    static let keys: [TemplateKey<ModelView>] = [
        .text("headline", \.headline),
        .texts("imports", \.imports),
        .texts("documentation", \.documentation),
        .text("access", \.access),
        .text("type", \.type),
        .views("properties", \.properties),
        .flag("hasProperties") { !$0.properties.isEmpty },
        .texts("parameters", \.parameters),
        .flag("hasParameters") { !$0.parameters.isEmpty },
        .texts("assignments", \.assignments),
        .views("typed", \.typed),
        .views("enums", \.enums),
    ]
}

/// What a model class stores: an attribute, or one end of a relationship.
struct StoredPropertyView: TemplateView {
    /// Whether an empty line stands before it: comments and what has none keep apart.
    var isSpaced = false
    var documentation: [String]

    /// For example: `@Attribute(.externalStorage)`; empty where the property needs none.
    var macro: String

    /// For example: `var note: String?`.
    var declaration: String

    static let keys: [TemplateKey<StoredPropertyView>] = [
        .flag("isSpaced", \.isSpaced),
        .texts("documentation", \.documentation),
        .text("macro", \.macro),
        .text("declaration", \.declaration),
    ]
}

/// An enumeration computed from its raw value.
struct TypedPropertyView: TemplateView {
    /// One sentence.
    var documentation: String

    /// For example: `status: Status?`.
    var declaration: String
    var getter: String

    /// Empty of one that is only read.
    var setter: String

    static let keys: [TemplateKey<TypedPropertyView>] = [
        .text("documentation", \.documentation),
        .text("declaration", \.declaration),
        .text("getter", \.getter),
        .text("setter", \.setter),
    ]
}
