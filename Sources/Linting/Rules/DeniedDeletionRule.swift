import Diagnostics
import SchemaModel

/// Another device deletes what it likes, before it hears of what refers to it.
enum DeniedDeletionRule: LintRule {
    static let id = DiagnosticID("lint.deny")
    static let severity = Diagnostic.Severity.error
    static let profiles: Set<LintProfile> = .clouds.union([.sqlite])
    static let page = LintPage(
        "A delete rule refuses the deletion",
        meaning:
            "Another device may have deleted the record already, so CloudKit has no rule 'deny': SwiftData and Core "
            + "Data refuse to load a model with one, and a reference of CloudKit's can only delete its own record.",
        remedy: "State 'nullify' or 'cascade', and have the app itself refuse to delete.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        guard entity.isSynchronised else { return [] }
        return entity.references.compactMap { field in
            let current = schema.current(field, of: entity)
            guard (current?.deleteRule ?? field.onDelete) == .deny else { return nil }
            return LintFinding(
                "\(entity.named(field)) has the delete rule 'deny', which CloudKit does not support",
                at: current?.span ?? field.span,
                remedy: "state 'nullify' or 'cascade', and have the app refuse to delete")
        }
    }
}
