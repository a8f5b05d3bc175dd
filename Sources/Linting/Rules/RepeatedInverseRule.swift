import Diagnostics
import SchemaModel

/// The macros of two properties that name each other expand each other.
enum RepeatedInverseRule: LintRule {
    static let id = DiagnosticID("lint.inverseTwice")
    static let severity = Diagnostic.Severity.warning
    static let profiles: Set<LintProfile> = [.swiftDataCloudKit]
    static let page = LintPage(
        "Both ends of a relationship state the inverse in code",
        meaning:
            "Where two properties name each other in `@Relationship(inverse:)`, the compiler reports a circular "
            + "reference while it expands the macros. SwiftData takes an inverse from one end for both.",
        remedy: "State the inverse at one end only, which is best the one with the delete rule.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.references.compactMap { field in
            let own = FieldPath(entity: entity.name, field: field.name)
            guard let place = codePlace(of: field), let path = field.inverse, path != own,
                let other = schema.field(at: path), other.inverse == own,
                let otherPlace = codePlace(of: other),
                isReported(field, at: own, besides: other, at: path)
            else { return nil }
            return LintFinding(
                "\(entity.named(field)) and '\(path.entity).\(path.field)' both state the other as the inverse, which "
                    + "does not compile",
                at: place, remedy: "state it at one end only",
                related: [Diagnostic.Related("the other end", at: otherPlace)])
        }
    }

    /// One message for both: at the end without a delete rule, which can best do without the attribute.
    private static func isReported(
        _ field: Field, at path: FieldPath, besides other: Field, at otherPath: FieldPath
    ) -> Bool {
        if (field.onDelete == nil) != (other.onDelete == nil) { return field.onDelete == nil }
        if field.isList != other.isList { return !field.isList }
        return (path.entity, path.field) > (otherPath.entity, otherPath.field)
    }

    /// Where an attribute in Swift states the inverse.
    private static func codePlace(of field: Field) -> SourceSpan? {
        field.evidence.first { $0.fact == .inverse && $0.text.contains("inverse: \\") }?.span
    }
}
