import Diagnostics
import SchemaModel

/// SQL and file systems do not tell upper from lower case.
enum SimilarNamesRule: LintRule {
    static let id = DiagnosticID("lint.case")
    static let severity = Diagnostic.Severity.error
    static let profiles: Set<LintProfile> = [.sqlite]
    static let page = LintPage(
        "Two columns differ only by case",
        meaning: "SQL does not tell upper from lower case, so a table cannot have both columns.",
        remedy: "Give one of them another name.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        var seen: [String: Field] = [:]
        return entity.fields.compactMap { field in
            guard let other = seen.updateValue(field, forKey: field.name.lowercased()),
                other.name != field.name
            else { return nil }
            return LintFinding(
                "\(entity.named(field)) and '\(other.name)' differ only by case", at: field.span,
                remedy: "give one of them another name",
                related: [Diagnostic.Related("the other field", at: other.span)])
        }
    }
}
