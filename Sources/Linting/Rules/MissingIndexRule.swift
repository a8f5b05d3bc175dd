import Diagnostics
import SchemaModel

/// CloudKit answers queries by indexes only.
enum MissingIndexRule: LintRule {
    static let id = DiagnosticID("lint.index")
    static let severity = Diagnostic.Severity.warning
    static let profiles: Set<LintProfile> = [.cloudkit]
    static let page = LintPage(
        "A queried field has no index",
        meaning:
            "The document says that records are found or sorted by the field, and CloudKit refuses a query by a field "
            + "that is not marked as queryable, or sortable where it sorts.",
        remedy: "State the index, for example: Queryable: `title`; Sortable: `date`.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        guard entity.kind == .cloudKit else { return [] }
        var seen: Set<QueriedField> = []
        return schema.queries.compactMap { query in
            guard query.entity == entity.name, let field = entity.field(named: query.field),
                entity.systemField(field) == nil, !hasIndex(field, for: query.use, in: entity),
                seen.insert(query.placeless).inserted
            else { return nil }
            let (word, need) = query.use == .sort ? ("sorted", "sortable") : ("queried", "queryable")
            return LintFinding(
                "'\(entity.name)' is \(word) by '\(field.name)', which has no \(need) index", at: query.span,
                remedy: "state it: \(need.prefix(1).uppercased() + need.dropFirst()): `\(field.name)`",
                related: [Diagnostic.Related("the field", at: field.span)])
        }
    }

    private static func hasIndex(_ field: Field, for use: QueriedField.Use, in entity: Entity) -> Bool {
        entity.indexes.contains { index in
            guard let part = index.fields.first(where: { $0.name == field.name }) else { return false }
            return switch use {
            case .sort: index.kind == .sortable || part.descending
            case .find: true
            }
        }
    }
}
