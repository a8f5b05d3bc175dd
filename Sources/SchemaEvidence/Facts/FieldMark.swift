package import SchemaDeclaration
package import Vocabulary

/// What may be said of several fields at once, apart from them.
package enum FieldMark: CaseIterable {
    case encrypted, optional, required

    package var concept: Concept {
        switch self {
        case .encrypted: .encrypted
        case .optional: .optional
        case .required: .required
        }
    }

    /// The words of a label: "Encrypted fields", "Encryption".
    var labels: ConceptSet {
        switch self {
        case .encrypted: [.encrypted, .encryptedColumn]
        case .optional: [.optional, .optionalColumn]
        case .required: [.required, .requiredColumn]
        }
    }

    package var fact: Remark.Fact {
        switch self {
        case .encrypted: .encrypted
        case .optional: .optional(true)
        case .required: .optional(false)
        }
    }

    /// Whether a field's own words say as much, or the opposite, which counts more than what is said of several.
    package func isSettled(by field: DeclaredField) -> Bool {
        switch self {
        case .encrypted:
            field.type?.isEncrypted == true || field.remarks.contains { $0.fact == .encrypted }
        case .optional, .required:
            field.type?.isOptional != nil
                || field.remarks.contains { if case .optional = $0.fact { true } else { false } }
        }
    }
}
