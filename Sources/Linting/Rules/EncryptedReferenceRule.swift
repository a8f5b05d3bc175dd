import Diagnostics
import SchemaModel

/// References, assets and what everybody may read cannot be encrypted.
enum EncryptedReferenceRule: LintRule {
    static let id = DiagnosticID("lint.encryption")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.clouds
    static let page = LintPage(
        "A field cannot be encrypted",
        meaning:
            "CloudKit encrypts no references, because it follows them itself, and none of the public database's fields. "
            + "Assets are encrypted anyway.",
        remedy: "Take the encryption out of the document for this field.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        let isPublic = schema.schema.database(of: entity) == .public
        return entity.ownFields.filter(\.isEncrypted).compactMap { field in
            reason(field, isPublic: isPublic).map {
                LintFinding(
                    "\(entity.named(field)) is said to be encrypted, but \($0)", at: field.span,
                    remedy: "leave the encryption out")
            }
        }
    }

    private static func reason(_ field: Field, isPublic: Bool) -> String? {
        switch field.type {
        case .reference: "CloudKit encrypts no references"
        case .asset: "CloudKit encrypts every asset anyway"
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .location, .enum, .json:
            isPublic ? "the public database has no encrypted fields" : nil
        }
    }
}
