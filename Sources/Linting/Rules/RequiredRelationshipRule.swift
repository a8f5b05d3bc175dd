import Diagnostics
import SchemaModel

/// A record may arrive before the one that it refers to.
enum RequiredRelationshipRule: LintRule {
    static let id = DiagnosticID("lint.optional")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.mirrors
    static let page = LintPage(
        "A relationship is not optional",
        meaning:
            "Records arrive in any order, so CloudKit asks that every relationship is optional, to-many ones too: "
            + "SwiftData and Core Data refuse to load a model with one that is not. An empty array as the default is "
            + "not enough.",
        remedy: "Make it optional: `var trip: Trip?`, `var stops: [Stop]? = []`.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.references.compactMap { field in
            let current = schema.current(field, of: entity)
            guard !(current?.isOptional ?? field.mayBeMissing) else { return nil }
            return LintFinding(
                "\(entity.named(field)) is a \(field.isList ? "to-many" : "to-one") relationship that is not optional",
                at: current?.span ?? field.span,
                remedy: field.isList
                    ? "make the array optional: an empty one as the default is not enough"
                    : "make it optional: a record may arrive before the one that it refers to")
        }
    }
}
