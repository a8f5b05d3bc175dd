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
            .madeOptional, .warning,
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

    static func optionalRelationship(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .madeOptional, .warning,
            "\(path(field, entity)) is optional: CloudKit wants every relationship to be, lists too",
            at: field.span, remedy: "mark it optional in the document")
    }

    /// No macro can name the property that it stands before.
    static func ownInverse(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .ownInverse, .warning,
            "\(path(field, entity)) is its own inverse, which SwiftData cannot say: CloudKit will refuse it",
            at: field.span, remedy: "describe the way back as a field of its own")
    }

    /// Values that new objects begin with because CloudKit wants a default or an optional everywhere.
    static func neutralDefaults(_ fields: [String], of entity: Entity) -> Diagnostic {
        let first = fields.prefix(fields.count > 7 ? 6 : 7).map { "'\(shown($0))'" }.joined(separator: ", ")
        let others = fields.count > 7 ? " and \(fields.count - 6) others" : ""
        return Diagnostic(
            .neutralDefault, .warning,
            "CloudKit wants defaults: \(first)\(others) of '\(shown(entity.name))' "
                + (fields.count == 1 ? "begins" : "begin") + " empty, zero or now",
            at: entity.span, remedy: "state a default, or mark it optional")
    }

    private static func path(_ field: Field, _ entity: Entity) -> String {
        "'\(shown(entity.name)).\(shown(field.name))'"
    }

    private static func shown(_ name: String) -> String { SwiftComment.line(String(name.prefix(80))) }
}

extension DiagnosticID {
    fileprivate static let splitLocation = DiagnosticID("location.split")
    fileprivate static let madeOptional = DiagnosticID("optional.assumed")
    fileprivate static let ownInverse = DiagnosticID("inverse.own")
    fileprivate static let hiddenField = DiagnosticID("field.hidden")
    fileprivate static let neutralDefault = DiagnosticID("default.neutral")
}
