import SchemaModel

/// What the helpers do for one entity.
struct EntityPlan {
    /// In the schema.
    let index: Int

    /// Empty for an entity that only refers to others that are merged.
    var keys: [KeyPlan]

    /// The fields that hold identities of records that can be merged.
    var references: [ReferencePlan] = []

    var isMerged: Bool { !keys.isEmpty }

    /// The references that stand in its keys.
    var keyReferences: [ReferencePlan] {
        guard !references.isEmpty else { return [] }
        return references.filter { reference in
            keys.contains { $0.parts.contains(KeyPart(field: reference.field)) }
        }
    }

    /// Whether a field holds identities of the entity's own records.
    func refersToItself(_ field: Int) -> Bool {
        references.contains { $0.field == field && $0.target == index }
    }

    /// Whether a field is a part of a key that no survivor takes over.
    func keepsPart(_ field: Int) -> Bool {
        let part = KeyPart(field: field)
        return keys.contains { (keys.count == 1 || $0.parts.count > 1) && $0.parts.contains(part) }
    }

    /// The fields that a survivor takes from its duplicates where they are missing.
    ///
    /// The parts of a key of several are left alone: together with what is there they could make a key that no record
    /// ever had. What CloudKit keeps itself belongs to each record.
    func filledFields(of entity: Entity) -> [Int] {
        entity.fields.indices.filter { isFilled($0, of: entity) }
    }

    /// Those of them whose lists become one with the duplicates': what they name would be lost otherwise.
    func unitedFields(of entity: Entity) -> Set<Int> {
        Set(
            entity.fields.indices.filter {
                entity.fields[$0].isListOfIdentities && isFilled($0, of: entity)
            })
    }

    private func isFilled(_ field: Int, of entity: Entity) -> Bool {
        guard entity.fields[field].isList || entity.fields[field].mayBeMissing else { return false }
        return entity.systemField(entity.fields[field]) == nil && !keepsPart(field)
    }
}

extension Field {
    /// Whether it tells what a record is related to; a UUID has no other meaning.
    fileprivate var isListOfIdentities: Bool {
        guard isList else { return false }
        return switch type {
        case .reference, .uuid: true
        case .string, .int: references != nil
        case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .enum, .json: false
        }
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
