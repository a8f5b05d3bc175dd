import Diagnostics
import SchemaModel
import SwiftLanguage

extension Diagnostic {
    static func splitLocation(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .splitLocation, .warning,
            "SwiftData stores no location: \(path(field, entity)) is a latitude and a longitude",
            at: field.span, remedy: "describe fields for what else of it matters, such as the altitude")
    }

    static func optionalAttribute(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .optionalAttribute, .warning,
            "\(path(field, entity)) is optional: CloudKit wants a default, and its type has none to offer",
            at: field.span, remedy: "state its default, or mark it optional")
    }

    /// Fields that CloudKit fills in itself.
    static func hiddenFields(_ fields: [Field], of entity: Entity) -> Diagnostic {
        let names = fields.map { "'\($0.name)'" }.joined(separator: ", ")
        return Diagnostic(
            .hiddenField, .warning, "SwiftData shows an app nothing of \(names) of '\(shown(entity.name))'",
            at: fields[0].span, remedy: "give the app fields of its own for what it needs")
    }

    private static func path(_ field: Field, _ entity: Entity) -> String {
        "'\(shown(entity.name)).\(shown(field.name))'"
    }

    private static func shown(_ name: String) -> String { SwiftComment.line(String(name.prefix(80))) }
}

extension DiagnosticID {
    static let splitLocation = DiagnosticID("location.split")
    static let optionalAttribute = DiagnosticID("attribute.optional")
    static let hiddenField = DiagnosticID("field.hidden")
}
