import Diagnostics
import SchemaModel

/// CloudKit's records may lack every field, so a model must know what to put there.
enum MissingDefaultRule: LintRule {
    static let id = DiagnosticID("lint.default")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.mirrors
    static let page = LintPage(
        "An attribute is neither optional nor has a default",
        meaning:
            "CloudKit's records may lack any field. SwiftData and Core Data fill an object from a record without calling "
            + "its initialiser, so they refuse to load a model with an attribute that is not optional and has no "
            + "default on its declaration.",
        remedy: "Give the attribute a default on its declaration, or make it optional.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        let lacking = entity.attributes.filter { lacksValue($0, of: entity, schema) }
        let unmarked = lacking.filter { isUnmarked($0, of: entity, schema) }
        guard unmarked.count > 1 else { return lacking.map { finding($0, of: entity, schema) } }
        // Where a document marks nothing at all, one message tells it of all fields.
        let names = unmarked.map { "'\($0.name)'" }.joined(separator: ", ")
        let marked = lacking.filter { !unmarked.contains($0) }
        return [
            LintFinding(
                "\(names) of '\(entity.name)' are marked neither as optional nor with a default",
                at: entity.span,
                remedy: "mark what may be missing as optional, and state defaults for the rest")
        ] + marked.map { finding($0, of: entity, schema) }
    }

    private static func lacksValue(_ field: Field, of entity: Entity, _ schema: LintedSchema) -> Bool {
        guard let current = schema.current(field, of: entity), let isOptional = current.isOptional else {
            return !field.mayBeMissing && field.defaultValue == nil
        }
        return !isOptional && !current.hasDefault
    }

    private static func isUnmarked(_ field: Field, of entity: Entity, _ schema: LintedSchema) -> Bool {
        field.isOptional == nil && schema.current(field, of: entity) == nil
    }

    private static func finding(_ field: Field, of entity: Entity, _ schema: LintedSchema) -> LintFinding {
        LintFinding(
            "\(entity.named(field)) is neither optional nor has a default",
            at: schema.current(field, of: entity)?.span ?? field.span,
            remedy: "give it a default on its declaration, or make it optional")
    }
}
