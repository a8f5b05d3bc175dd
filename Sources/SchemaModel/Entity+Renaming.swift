extension Entity {
    /// Its record type in CloudKit, whose production schema never renames: what it was called before, where it was renamed.
    package var recordType: String { kind == .cloudKit && !isLocal ? originalName ?? name : name }

    /// The key of a renamed field: CloudKit's production schema never renames, so that its records keep what the field
    /// was called before. Nil where it was not renamed, or the document says that its name is a newer key.
    package func keptKey(of field: Field) -> String? {
        guard !kind.isObjectModel, !isLocal, field.earlierKey == nil else { return nil }
        return field.originalName
    }

    /// What the names that helpers make of a unique key call a field: what its key was called first, so that a rename
    /// changes no record's name. Where another field has that name now, its own.
    package func keyInRecordNames(of field: Field) -> String {
        guard let first = field.originalName ?? field.earlierKey, self.field(named: first) == nil else {
            return field.name
        }
        return first
    }

    /// The fields whose older name another reading has, by that name: what both readings name is the same field.
    package func renamedFields(since old: Entity) -> [String: Field] {
        Renamings.pairs(of: fields, since: old.fields, \.name) {
            $0.formerNames + [$0.originalName ?? $0.earlierKey].compactMap(\.self)
        }
    }
}

extension Schema {
    /// The entities whose older name another reading has, by that name: what both readings name is the same entity.
    package func renamedEntities(since old: Schema) -> [String: Entity] {
        Renamings.pairs(of: entities, since: old.entities, \.name) {
            $0.formerNames + [$0.originalName].compactMap(\.self)
        }
    }
}
