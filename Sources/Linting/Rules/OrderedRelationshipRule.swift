import Diagnostics
import SchemaModel

/// CloudKit's relationships are sets.
enum OrderedRelationshipRule: LintRule {
    static let id = DiagnosticID("lint.ordered")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.mirrors
    static let page = LintPage(
        "A relationship is ordered",
        meaning:
            "CloudKit keeps no order of related records, so Core Data refuses to load a model with an ordered "
            + "relationship.",
        remedy: "Give the related record type a field for the position, and sort by it.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.references.filter { $0.isList && isOrdered($0) }.map { field in
            LintFinding(
                "\(entity.named(field)) is an ordered relationship, which CloudKit does not support",
                at: field.span,
                remedy:
                    "keep the position in a field of \(field.references.map { "'\($0)'" } ?? "the other end")"
            )
        }
    }

    /// `NSOrderedSet`, or the word beside it: "ordered", but not "ordered by date", which a query does, or "not ordered".
    private static func isOrdered(_ field: Field) -> Bool {
        if field.stored.contains("NSOrderedSet") { return true }
        let words = (field.documentation ?? "").lowercased().split { !$0.isLetter }
        return words.indices.contains { index in
            guard words[index] == "ordered" else { return false }
            let before = index > 0 ? words[index - 1] : ""
            let after = index + 1 < words.count ? words[index + 1] : ""
            return before != "not" && before != "no" && after != "by"
        }
    }
}
