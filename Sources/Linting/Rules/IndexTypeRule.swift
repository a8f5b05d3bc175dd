import CloudKitLanguage
import Diagnostics
import SchemaModel

/// CloudKit indexes values, and not every type has every index.
enum IndexTypeRule: LintRule {
    static let id = DiagnosticID("lint.indexType")
    static let severity = Diagnostic.Severity.error
    static let profiles: Set<LintProfile> = [.cloudkit]
    static let page = LintPage(
        "A field has an index that its type does not have",
        meaning:
            "CloudKit's schema refuses the index: an asset has none, a list has no order, and only texts can be searched.",
        remedy: "Remove the index, and query or sort by a field of its own that holds what matters."
    )

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        guard entity.kind == .cloudKit else { return [] }
        return entity.ownFields.compactMap { field in
            guard !field.isEncrypted, let type = CloudKitSchemaText.DataType(spelling: field.stored) else {
                return nil
            }
            let kinds = Index.Kind.allCases.filter { kind in
                !type.possibleOptions.contains { $0.rawValue.lowercased() == kind.rawValue }
                    && entity.indexes.contains {
                        $0.kind == kind && $0.fields.contains { $0.name == field.name }
                    }
            }
            if kinds.isEmpty { return nil }
            let words = kinds.map(\.rawValue).joined(separator: " and ")
            return LintFinding(
                "\(entity.named(field)) is \(words), but CloudKit has no such index of \(type.spelling)",
                at: field.span,
                remedy: "remove the index")
        }
    }
}
