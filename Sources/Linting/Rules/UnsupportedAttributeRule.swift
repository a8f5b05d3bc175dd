import Diagnostics
import SchemaModel

/// CloudKit's records have no values of some types of Core Data.
enum UnsupportedAttributeRule: LintRule {
    static let id = DiagnosticID("lint.type")
    static let severity = Diagnostic.Severity.error
    static let profiles: Set<LintProfile> = [.coreDataCloudKit]
    static let page = LintPage(
        "CloudKit has no values of an attribute's type",
        meaning: "Core Data synchronises no attributes of the types Undefined and Object ID.",
        remedy: "Use another type: a reference to an object is a relationship.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.ownFields.filter { isUnsupported($0.stored) }.map { field in
            LintFinding(
                "\(entity.named(field)) is of type '\(field.stored)', which CloudKit does not support",
                at: field.span,
                remedy: "use another type, or a relationship")
        }
    }

    private static func isUnsupported(_ type: String) -> Bool {
        let name = type.lowercased().filter { $0.isLetter }
        return [
            "undefined", "objectid", "nsmanagedobjectid", "undefinedattributetype", "objectidattributetype",
        ]
        .contains(name)
    }
}
