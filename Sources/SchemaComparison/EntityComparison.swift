import SchemaModel

/// Finds in what one entity of both readings differs.
struct EntityComparison {
    private let pair: SchemaChange.Pair<Entity>
    private(set) var changes: [SchemaChange] = []

    /// By their names in the older reading.
    private let renames: [String: Field]

    /// Two entities and the schemas that they stand in.
    init(_ old: Entity, of oldSchema: Schema, _ new: Entity, of newSchema: Schema) {
        pair = .init(old: old, new: new)
        renames = new.renamedFields(since: old)
        compare(.keeper, oldSchema.keeper(of: old), newSchema.keeper(of: new))
        compare(.zone, oldSchema.zone(of: old), newSchema.zone(of: new))
        compareFacts()
        compareFields()
        compareIndexes()
        compareKeys()
        compareGrants()
    }

    private mutating func compareFacts() {
        let (old, new) = (pair.old, pair.new)
        compare(.name, old.name, new.name)
        compare(.primaryKey, old.primaryKey, new.primaryKey)
        compare(.recordName, old.recordNameRule?.rawValue, new.recordNameRule?.rawValue)
        compare(.retirement, old.retirement?.sentence, new.retirement?.sentence)
        if old.retirement == new.retirement {
            compare(.documentation, old.documentation, new.documentation)
        }
    }

    private mutating func compare(_ fact: SchemaChange.EntityFact, _ old: String?, _ new: String?) {
        if old != new { changes.append(.entityChanged(fact, from: old, to: new, pair)) }
    }

    // MARK: Fields

    private mutating func compareFields() {
        let fields = Dictionary(pair.new.fields.map { ($0.name, $0) }) { first, _ in first }
        let oldNames = Set(pair.old.fields.map(\.name))
        var added = pair.new.fields.filter { !oldNames.contains($0.name) }
        for field in pair.old.fields {
            if let other = fields[field.name] {
                compare(.init(old: field, new: other))
            } else if let other = renames[field.name] {
                added.removeAll { $0.name == other.name }
                changes.append(.fieldRenamed(.init(old: field, new: other), pair))
                compare(.init(old: field, new: other))
            } else {
                changes.append(.fieldRemoved(field, pair))
            }
        }
        changes += added.map { .fieldAdded($0, pair) }
    }

    private mutating func compare(_ field: SchemaChange.Pair<Field>) {
        let (old, new) = (field.old, field.new)
        let facts: [(SchemaChange.FieldFact, Bool)] = [
            (.type, old.valueType == new.valueType && old.storedType == new.storedType),
            (.optional, old.mayBeMissing == new.mayBeMissing),
            (
                .default,
                old.defaultValue?.value == new.defaultValue?.value
                    || old.defaultValue?.written == new.defaultValue?.written
            ),
            (.reference, old.references == new.references || old.valueType != new.valueType),
            (.deleteRule, old.onDelete == new.onDelete),
            (.enumeration, old.enumName == new.enumName),
            (.range, old.range == new.range),
            (.encryption, old.isEncrypted == new.isEncrypted),
            (.mergeRule, old.mergeRule == new.mergeRule),
            (.options, old.attributeOptions == new.attributeOptions),
            (.earlierKey, old.earlierKey == new.earlierKey),
            (.retirement, old.retirement == new.retirement),
            (.documentation, old.documentation == new.documentation || old.retirement != new.retirement),
        ]
        for (fact, isEqual) in facts where !isEqual {
            changes.append(.fieldChanged(fact, field, pair))
        }
    }

    // MARK: Indexes, keys and grants

    private mutating func compareIndexes() {
        let known = pair.old.indexes.map(renamed)
        let (old, new) = (Set(known), Set(pair.new.indexes))
        changes += known.filter { !new.contains($0) }.map { .indexRemoved($0, pair) }
        changes += pair.new.indexes.filter { !old.contains($0) }.map { .indexAdded($0, pair) }
    }

    private mutating func compareKeys() {
        let known = pair.old.uniqueKeys.map(renamed)
        let (old, new) = (Set(known.map(\.rule)), Set(pair.new.uniqueKeys.map(\.rule)))
        changes += known.filter { !new.contains($0.rule) }.map { .keyRemoved($0, pair) }
        changes += pair.new.uniqueKeys.filter { !old.contains($0.rule) }.map { .keyAdded($0, pair) }
    }

    /// An index of the older reading, by the names that its fields have in the newer.
    private func renamed(_ index: Index) -> Index {
        Index(
            kind: index.kind,
            fields: index.fields.map { .init(name: renamed($0.name), descending: $0.descending) })
    }

    private func renamed(_ key: UniqueKey) -> UniqueKey {
        var key = key
        key.fields = key.fields.map(renamed)
        return key
    }

    private func renamed(_ name: String) -> String { renames[name]?.name ?? name }

    private mutating func compareGrants() {
        let roles = (pair.old.grants + pair.new.grants).map(\.role)
        var known: Set<String> = []
        for role in roles where known.insert(role).inserted {
            let (old, new) = (pair.old.permissions(of: role), pair.new.permissions(of: role))
            if old != new { changes.append(.grantChanged(role: role, from: old, to: new, pair)) }
        }
    }
}

extension Schema {
    /// Who keeps an entity's records.
    fileprivate func keeper(of entity: Entity) -> String? {
        entity.isLocal ? "the device" : database(of: entity).map { "the \($0.rawValue) database" }
    }
}

extension Entity {
    /// In CloudKit's order, each once.
    fileprivate func permissions(of role: String) -> [Grant.Permission] {
        let granted = Set(grants.lazy.filter { $0.role == role }.flatMap(\.permissions))
        return Grant.Permission.allCases.filter { granted.contains($0) }
    }
}

extension UniqueKey {
    /// What it says, wherever it stands; the order of its fields means nothing.
    fileprivate var rule: [String] { fields.sorted() + (alternative ? ["or"] : []) }
}

extension Field {
    /// What holds it, whatever the spelling: an optional's mark is another fact.
    var storedType: String {
        stored.lowercased().filter { $0 != "?" && $0 != " " && $0 != "`" }
    }
}
