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
    var deprecation: String
    var parameters: [String]
    var assignments: [String]

    /// Why callers should leave the second initializer alone, as a literal.
    var retirement: String
    var retiredParameters: [String]
    var retiredAssignments: [String]
    var typed: [TypedPropertyView]
    var enums: [OpenEnumView]

    static let keys: [TemplateKey<ModelView>] = [
        .headline(\.headline),
        .texts("imports", "The imports that the class needs.", \.imports),
        .texts("documentation", "The lines of the class's documentation comment.", \.documentation),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .text("type", "The name of the class.", \.type),
        .views("properties", "The stored properties, in the document's order.", \.properties),
        .flag("hasProperties", "Whether it stores anything.") { !$0.properties.isEmpty },
        .text(
            "deprecation",
            "Why callers should make no objects of it, as a literal; empty where they may.", \.deprecation),
        .texts("parameters", "The parameters of the initializer, each with its default.", \.parameters),
        .flag("hasParameters", "Whether the initializer takes anything.") { !$0.parameters.isEmpty },
        .texts("assignments", "The statements of the initializer.", \.assignments),
        .text(
            "retirement", "Why callers should not use the initializer with the retired fields, as a literal.",
            \.retirement),
        .texts(
            "retiredParameters",
            "The parameters of the initializer with the retired fields; none where no field is retired.",
            \.retiredParameters),
        .texts(
            "retiredAssignments", "The statements of the initializer with the retired fields.",
            \.retiredAssignments),
        .views("typed", "The enumerations that are computed from a stored raw value.", \.typed),
        .views("enums", "The enumerations of the listed values.", \.enums),
    ]
}

/// What a model class stores: an attribute, or one end of a relationship.
struct StoredPropertyView: TemplateView {
    var isSpaced = false
    var documentation: [String]
    var macro: String
    var declaration: String

    static let keys: [TemplateKey<StoredPropertyView>] = [
        .flag("isSpaced", "Whether an empty line stands before it.", \.isSpaced),
        .texts("documentation", "The lines of its documentation comment.", \.documentation),
        .text(
            "macro", "Its macro. For example: `@Attribute(.externalStorage)`; empty where it needs none.",
            \.macro),
        .text("declaration", "Its declaration. For example: `var note: String?`.", \.declaration),
    ]
}

/// An enumeration computed from its raw value.
struct TypedPropertyView: TemplateView {
    var documentation: String
    var deprecation = ""
    var declaration: String
    var getter: String
    var setter: String

    static let keys: [TemplateKey<TypedPropertyView>] = [
        .text("documentation", "One sentence about it.", \.documentation),
        .text(
            "deprecation", "Why callers should leave it alone, as a literal; empty where they need not.",
            \.deprecation),
        .text("declaration", "Its name and type. For example: `status: Status?`.", \.declaration),
        .text("getter", "The expression that reads the raw value.", \.getter),
        .text("setter", "The statement that writes it; empty where the property is only read.", \.setter),
    ]
}
