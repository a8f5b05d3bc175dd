import Diagnostics
import SchemaModel

/// Two devices can make the same thing before they hear of each other, so no store that is synchronised keeps a value
/// unique.
enum UniqueConstraintRule: LintRule {
    static let id = DiagnosticID("lint.unique")
    static let severity = Diagnostic.Severity.error
    static let profiles: Set<LintProfile> = .mirrors.union([.sqlite])
    static let page = LintPage(
        "A unique constraint stands in the way of synchronisation",
        meaning:
            "CloudKit enforces no unique constraint, so SwiftData and Core Data refuse to load a model that has one, "
            + "and a synchronised table refuses records that another device has made meanwhile.",
        remedy:
            "Remove the constraint and have the app merge duplicates: state the key in words, as in: Unique key: "
            + "`month`, `goal`. The target 'dedupe' writes what merges them.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        // A table that stays on its device can keep its keys.
        guard entity.isSynchronised else { return [] }
        let stated = entity.uniqueKeys.compactMap { key in
            key.constraint.map { (fields: key.fields, span: $0) }
        }
        let current = entity.fields.compactMap { field in
            schema.current(field, of: entity).flatMap {
                $0.isUnique ? (fields: [field.name], span: $0.span) : nil
            }
        }
        let constraints = stated + current.filter { key in !stated.contains { $0.fields == key.fields } }
        return constraints.map { finding($0.fields, of: entity, at: $0.span) }
    }

    private static func finding(_ fields: [String], of entity: Entity, at span: SourceSpan) -> LintFinding {
        let subject =
            fields.count == 1
            ? "'\(entity.name).\(fields[0])' has"
            : "'\(entity.name)' has, over '\(fields.joined(separator: "', '"))',"
        return LintFinding(
            "\(subject) a unique constraint, which CloudKit does not support", at: span,
            remedy: "remove it, and have the app merge duplicates")
    }
}
