import SchemaModel

/// What the helpers do for one entity.
struct EntityPlan {
    /// In the schema.
    let index: Int

    /// Empty for an entity that only refers to others that are merged.
    let keys: [KeyPlan]

    /// The fields that hold identities of records that can be merged.
    let references: [ReferencePlan]

    /// The fields that a survivor takes from its twins; empty for an entity that is not merged.
    private(set) var contents: [ContentPlan] = []

    /// `configured` are the merge rules of the configuration.
    init(
        index: Int, keys: [KeyPlan], references: [ReferencePlan], in schema: Schema,
        _ configured: [String: MergeRule]
    ) {
        self.index = index
        self.keys = keys
        self.references = references
        if isMerged { contents = plannedContents(in: schema, configured) }
    }

    var isMerged: Bool { !keys.isEmpty }

    /// The references that stand in its keys.
    var keyReferences: [ReferencePlan] {
        guard !references.isEmpty else { return [] }
        return references.filter { reference in
            keys.contains { $0.parts.contains(KeyPart(field: reference.field)) }
        }
    }

    /// Whether a record leaves a reference out that would come to lead to itself, where its duplicate becomes it.
    ///
    /// A part of a key stays: what devices find by it must not depend on what each has merged before.
    func leavesItselfOut(_ reference: ReferencePlan, of entity: Entity) -> Bool {
        let field = entity.fields[reference.field]
        return isMerged && reference.target == index && !isKeyPart(reference.field)
            && (field.isList || field.mayBeMissing)
    }

    func isKeyPart(_ field: Int) -> Bool {
        keys.contains { $0.parts.contains(KeyPart(field: field)) }
    }

    /// Whether a field is a part of a key that no survivor takes over.
    func keepsPart(_ field: Int) -> Bool {
        let part = KeyPart(field: field)
        return keys.contains { (keys.count == 1 || $0.parts.count > 1) && $0.parts.contains(part) }
    }
}

/// A unique key whose parts are all values that records hold.
struct KeyPlan {
    let parts: [KeyPart]
}

/// One field's value in a key. Of a path such as `asset.id` it is the reference's.
struct KeyPart: Hashable {
    /// The index of the field.
    let field: Int
}

/// A field that must follow when the records that it names are merged.
struct ReferencePlan {
    /// The index of the field.
    let field: Int

    /// The index of the entity whose records it names.
    let target: Int

    /// Whether only its name says so.
    let isImplied: Bool
}
