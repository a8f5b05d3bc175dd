import Diagnostics
import SchemaModel

/// A record type of CloudKit has at most 256 fields.
enum ManyFieldsRule: LintRule {
    static let id = DiagnosticID("lint.fields")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.clouds
    static let page = LintPage(
        "A record type has too many fields",
        meaning:
            "CloudKit takes at most 256 fields of a record type. Of a mirrored model each text, data or encoded value "
            + "takes two, because a long one is kept as an asset beside it, and each object the name of its entity.",
        remedy: "Split the record type in two that refer to each other.")

    private static let largestCount = 256

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        let count =
            entity.kind.isObjectModel ? mirroredCount(of: entity) : entity.ownFields.count
        guard count > largestCount else { return [] }
        let what = entity.kind.isObjectModel ? "takes \(count) fields of a record" : "has \(count) fields"
        return [
            LintFinding(
                "'\(entity.name)' \(what), and CloudKit takes at most \(largestCount)", at: entity.span,
                remedy: "split it in two that refer to each other")
        ]
    }

    private static func mirroredCount(of entity: Entity) -> Int {
        entity.ownFields.reduce(1) { count, field in
            if field.type == .reference { return count + (field.isList ? 0 : 1) }
            return count + (field.isList || hasAsset(field.type) ? 2 : 1)
        }
    }

    /// Values of any length have an asset beside them.
    private static func hasAsset(_ type: FieldType) -> Bool {
        switch type {
        case .string, .data, .asset, .json: true
        case .int, .double, .decimal, .bool, .date, .uuid, .url, .location, .reference, .enum: false
        }
    }
}
