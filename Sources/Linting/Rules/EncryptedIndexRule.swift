import Diagnostics
import SchemaModel

/// CloudKit cannot look into what only the user's devices can read.
enum EncryptedIndexRule: LintRule {
    static let id = DiagnosticID("lint.encryptedIndex")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.clouds
    static let page = LintPage(
        "A field is encrypted and has an index",
        meaning:
            "CloudKit cannot read an encrypted value, so it makes no index of it, and no query can filter or sort by it.",
        remedy:
            "Remove the index and filter on the device, or leave the field unencrypted before it is deployed."
    )

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        // The indexes of a mirrored model are those of the store on the device.
        guard entity.kind == .cloudKit else { return [] }
        let indexed = Set(entity.indexes.lazy.flatMap(\.fields).map(\.name))
        return entity.ownFields.filter { $0.isEncrypted && indexed.contains($0.name) }.map { field in
            LintFinding(
                "\(entity.named(field)) is encrypted, so CloudKit makes no index of it", at: field.span,
                remedy: "remove the index, or leave the field unencrypted")
        }
    }
}
