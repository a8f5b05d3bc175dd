import Diagnostics
import SchemaModel

/// A relationship that is known from one end only cannot be mended when its records arrive out of order.
enum MissingInverseRule: LintRule {
    static let id = DiagnosticID("lint.inverse")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.mirrors
    static let page = LintPage(
        "A relationship has no inverse",
        meaning:
            "Records arrive in any order, so CloudKit asks for both ends of every relationship: Core Data refuses to "
            + "load a model with a relationship that has no inverse, and SwiftData does where it can infer none.",
        remedy: "Describe the other end, and name it at one of them: `@Relationship(inverse: \\Stop.trip)`.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.references.compactMap { field in
            let current = schema.current(field, of: entity)
            guard current?.lacksInverse == true || lacksInverse(field, of: entity, schema) else { return nil }
            if let target = recordType(field, of: entity, schema) {
                return LintFinding(
                    "\(entity.named(field)) leads from a model to the record type '\(target)', where no "
                        + "relationship can end",
                    at: current?.span ?? field.span,
                    remedy: "keep the record's name in an attribute of type String")
            }
            let target = field.references.map { " to '\($0)'" } ?? ""
            return LintFinding(
                "the relationship \(entity.named(field))\(target) has no inverse",
                at: current?.span ?? field.span,
                remedy: field.inverse.map { "name '\($0.entity).\($0.field)' as its inverse" }
                    ?? "describe the way back\(field.references.map { " in '\($0)'" } ?? "")")
        }
    }

    /// The target that the app itself keeps in CloudKit: a way back there would be a field in production for ever.
    private static func recordType(
        _ field: Field, of entity: Entity, _ schema: LintedSchema
    ) -> String? {
        guard entity.kind.isObjectModel, let target = field.references.flatMap({ schema.entities[$0] }),
            target.kind == .cloudKit
        else { return nil }
        return target.name
    }

    /// One that names an inverse which does not exist has a wrong one.
    private static func lacksInverse(_ field: Field, of entity: Entity, _ schema: LintedSchema) -> Bool {
        guard field.inverse == nil, let relationship = schema.relationship(field, of: entity) else {
            return false
        }
        return schema.relationship(at: relationship.inverse) == nil
    }
}
