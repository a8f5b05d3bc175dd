package import Diagnostics
package import SchemaModel

/// What CloudKit asks of object models, in the same words by every target that writes one.
extension Diagnostic {
    /// An end of a relationship that no document describes. Both ends are named as `Entity.field`.
    package static func addedInverse(_ added: String, of end: String, isNamed: Bool, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .addedInverse, .warning,
            isNamed
                ? "'\(added)' is added: it is named as the inverse of '\(end)', and no such field is described"
                : "'\(added)' is added: CloudKit wants an inverse for '\(end)', and none is described",
            at: span, remedy: "describe the inverse, or be content with this one")
    }

    package static func optionalRelationship(_ end: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .optionalRelationship, .warning,
            "'\(end)' is optional: CloudKit wants every relationship to be, lists too", at: span,
            remedy: "mark it optional in the document")
    }

    package static func undeniableDeletion(_ end: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .undeniableDeletion, .warning,
            "CloudKit refuses the delete rule 'deny': '\(end)' has 'nullify'", at: span,
            remedy: "let the app look before it deletes, or state another rule")
    }

    /// A unique key that no constraint keeps.
    package static func unenforcedKey(_ key: UniqueKey, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .unenforcedKey, .warning,
            "nothing keeps two '\(entity.name)' from having the same "
                + key.fields.map { "'\($0)'" }.joined(separator: ", ")
                + ": CloudKit refuses unique constraints",
            at: key.span, remedy: "the target 'dedupe' writes what merges duplicates")
    }

    /// Values that new objects begin with because CloudKit wants a default or an optional everywhere.
    package static func madeUpDefaults(_ fields: [String], of entity: Entity) -> Diagnostic {
        let shown = fields.prefix(fields.count > 7 ? 6 : 7).map { "'\($0)'" }.joined(separator: ", ")
        let others = fields.count > 7 ? " and \(fields.count - 6) others" : ""
        return Diagnostic(
            .madeUpDefaults, .warning,
            "CloudKit wants defaults: \(shown)\(others) of '\(entity.name)' begin empty, zero or now",
            at: entity.span, remedy: "state their defaults, or mark them optional")
    }
}

extension DiagnosticID {
    package static let addedInverse = DiagnosticID("relationship.added")
    package static let optionalRelationship = DiagnosticID("relationship.optional")
    package static let undeniableDeletion = DiagnosticID("relationship.deny")
    package static let unenforcedKey = DiagnosticID("key.unenforced")
    package static let madeUpDefaults = DiagnosticID("default.invented")
}
