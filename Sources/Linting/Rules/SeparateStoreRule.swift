import Diagnostics
import SchemaModel

/// What only the device keeps is in another store than what CloudKit carries.
enum SeparateStoreRule: LintRule {
    static let id = DiagnosticID("lint.store")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.clouds
    static let page = LintPage(
        "A relationship leads to what is not synchronised",
        meaning:
            "The record type at the other end stays on the device, so it is in another configuration, in which no "
            + "relationship can end, and no other device can follow the reference.",
        remedy: "Keep an identifier instead, or synchronise both.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.references.compactMap { field in
            guard let target = field.references, schema.entities[target]?.isLocal == true else { return nil }
            return LintFinding(
                "\(entity.named(field)) leads to '\(target)', which only the device keeps", at: field.span,
                remedy: "keep an identifier instead, or synchronise both")
        }
    }
}
