import SchemaModel

/// What becomes of code that calls the generated Swift.
enum SourceRules {
    static func consequences(of change: SchemaChange) -> [Consequence] {
        switch change {
        case .entityRemoved: [breaks("its type is gone")]
        case .entityChanged(.name, let old, _, _): [breaks("the type '\(old ?? "")' is gone")]
        case .entityChanged(.retirement, _, let new, _) where new != nil:
            [Consequence(.source, .works, "who makes one gets a warning")]
        case .fieldRemoved: [breaks("its property is gone")]
        case .fieldRenamed(let field, _): [breaks("the property '\(field.old.name)' is gone")]
        case .fieldAdded(let field, _) where field.mustBeWritten:
            [breaks("the initializer asks for it", remedy: "make it optional, or give it a default")]
        case .fieldChanged(let fact, let field, _): changed(fact, field.old, field.new)
        case .enumRemoved: [breaks("the enumeration has no cases any more")]
        case .enumMoved(let old, let new, _): [breaks("the type '\(old)' is called '\(new)'")]
        case .caseAdded: [risks("a 'switch' over all cases misses one")]
        case .caseRemoved(let item, _): [breaks("the case '\(item.name)' is gone")]
        case .caseRenamed(let item, _): [breaks("the case '\(item.old.name)' is gone")]
        case .entityAdded, .fieldAdded, .entityChanged, .indexAdded, .indexRemoved, .keyAdded, .keyRemoved,
            .grantChanged, .enumAdded, .caseRevalued:
            []
        }
    }

    private static func changed(_ fact: SchemaChange.FieldFact, _ old: Field, _ new: Field) -> [Consequence] {
        switch fact {
        case .type where old.valueType != new.valueType: [breaks("the property's type changes")]
        case .optional: [breaks("the property \(new.mayBeMissing ? "may be nil" : "is no longer optional")")]
        case .reference: [breaks("the property's type changes")]
        case .enumeration: [breaks("the property's type changes")]
        case .default where new.mustBeWritten: [breaks("the initializer asks for it")]
        case .retirement where new.retirement != nil:
            [Consequence(.source, .works, "callers of the property get a warning")]
        case .type, .default, .deleteRule, .range, .encryption, .mergeRule, .options, .earlierKey,
            .retirement,
            .documentation:
            []
        }
    }

    private static func breaks(_ message: String, remedy: String? = nil) -> Consequence {
        Consequence(.source, .breaks, message, remedy: remedy)
    }

    private static func risks(_ message: String) -> Consequence { Consequence(.source, .risks, message) }
}
