import SchemaModel

/// What older versions of the app make of records that newer ones write, and the other way round: they sync with one
/// database.
enum SyncRules {
    static func consequences(of change: SchemaChange) -> [Consequence] {
        switch change {
        case .fieldAdded(let field, let entity): added(field, entity.new)
        case .fieldRemoved(let field, let entity): removed(field, entity.old)
        case .fieldRenamed(let field, let entity): renamed(field, entity)
        case .fieldChanged(let fact, let field, let entity):
            entity.new.isSynchronised ? changed(fact, field.old, field.new) : []
        case .entityChanged(.name, _, _, let entity): renamed(entity)
        case .entityChanged(let fact, let old, _, _): old == nil ? [] : changed(fact)
        case .caseAdded, .enumAdded:
            [Consequence(.cloudkit, .works, "older versions of the app keep the value without knowing it")]
        case .caseRemoved(let item, _):
            [risks("records that hold '\(item.rawValue)' read as an unknown value", "keep the case")]
        case .caseRevalued(let item, _):
            [breaks("records hold '\(item.old.rawValue)', which nothing names now", "keep the stored value")]
        case .keyRemoved(let key, let entity): freed(key, entity)
        case .entityAdded, .entityRemoved, .indexAdded, .indexRemoved, .keyAdded, .grantChanged,
            .enumRemoved, .enumMoved, .caseRenamed:
            []
        }
    }

    private static func renamed(
        _ field: SchemaChange.Pair<Field>, _ entity: SchemaChange.Pair<Entity>
    ) -> [Consequence] {
        guard entity.new.isSynchronised, !entity.new.kind.isObjectModel else { return [] }
        let key = entity.old.recordKey(of: field.old)
        if entity.new.recordKey(of: field.new) == key {
            return [
                Consequence(.cloudkit, .works, "its key is '\(key)' as before, for all versions of the app")
            ]
        }
        return [
            risks(
                "older versions of the app go on reading and writing '\(key)' alone",
                "keep the key, unless the values are stored in another way")
        ]
    }

    private static func renamed(_ entity: SchemaChange.Pair<Entity>) -> [Consequence] {
        guard entity.new.isSynchronised, entity.new.recordType == entity.old.recordType else { return [] }
        let type = entity.new.recordType
        return [
            Consequence(
                .cloudkit, .works, "its record type is '\(type)' as before, for all versions of the app")
        ]
    }

    /// What merges duplicates in older versions of the app goes by the key that they know.
    private static func freed(
        _ key: UniqueKey, _ entity: SchemaChange.Pair<Entity>
    ) -> [Consequence] {
        guard entity.new.isSynchronised, key.isUsable else { return [] }
        let fields = key.fields.map { "'\($0)'" }.joined(separator: ", ")
        return [
            risks(
                "older versions of the app may merge records that share \(fields), as duplicates",
                "keep the key until no older version is in use")
        ]
    }

    private static func added(_ field: Field, _ entity: Entity) -> [Consequence] {
        guard entity.isSynchronised, field.mustBeWritten else { return [] }
        return [
            breaks(
                "older versions of the app write records without it, which newer ones cannot read",
                "make it optional, or give it a default")
        ]
    }

    private static func removed(_ field: Field, _ entity: Entity) -> [Consequence] {
        guard entity.isSynchronised, field.mustBeWritten else { return [] }
        return [
            breaks(
                "older versions of the app cannot read records without it",
                "keep writing it until no older version is in use")
        ]
    }

    private static func changed(_ fact: SchemaChange.FieldFact, _ old: Field, _ new: Field) -> [Consequence] {
        switch fact {
        case .optional where new.mayBeMissing && old.defaultValue == nil:
            [breaks("older versions of the app cannot read records without it", "keep writing a value")]
        case .optional where !new.mayBeMissing && new.defaultValue == nil:
            [breaks("there are records without it, which the app can no longer read", "give it a default")]
        // Of another type CloudKit refuses the field itself.
        case .type where old.valueType != new.valueType && old.storedType == new.storedType:
            [
                risks(
                    "older versions of the app read and write another meaning",
                    "add a field with a name of its own")
            ]
        case .reference:
            [risks("older versions of the app refer to '\(old.references ?? "another type")'", nil)]
        case .documentation where new.type == .bool:
            [risks("if true means something else now, older versions of the app read it the old way", nil)]
        case .range where !new.holdsRange(of: old):
            [risks("older versions of the app write values outside of the range", nil)]
        case .deleteRule: deleting(old, new)
        case .default: missing(old, new)
        case .mergeRule:
            [
                risks(
                    "older versions of the app merge it in another way",
                    "keep the merge rule until no older version is in use")
            ]
        case .type, .optional, .enumeration, .range, .encryption, .options, .earlierKey, .retirement,
            .documentation:
            []
        }
    }

    /// A rule that deletes reaches records that versions without it keep.
    private static func deleting(_ old: Field, _ new: Field) -> [Consequence] {
        guard old.references == new.references, (old.onDelete == .cascade) != (new.onDelete == .cascade)
        else {
            return []
        }
        let message =
            new.onDelete == .cascade
            ? "newer versions of the app delete records that older ones keep"
            : "older versions of the app delete records that newer ones keep"
        return [risks(message, nil)]
    }

    /// What a record without the field means.
    private static func missing(_ old: Field, _ new: Field) -> [Consequence] {
        if old.defaultValue == nil { return [] }
        if new.defaultValue != nil {
            return [
                risks(
                    "a record without it means another value to older versions of the app",
                    "keep the default, and write the new value into new records")
            ]
        }
        return new.mayBeMissing
            ? []
            : [risks("there may be records without it, which the app can no longer read", "keep the default")]
    }

    private static func changed(_ fact: SchemaChange.EntityFact) -> [Consequence] {
        switch fact {
        case .keeper, .zone:
            [
                breaks(
                    "records stay where they are: older versions of the app read and write the old place",
                    "move the records, and read both places meanwhile")
            ]
        case .recordName, .primaryKey:
            [risks("records of the same thing get other names than older versions of the app give them", nil)]
        case .name, .retirement, .documentation:
            []
        }
    }

    private static func breaks(_ message: String, _ remedy: String?) -> Consequence {
        Consequence(.cloudkit, .breaks, message, remedy: remedy)
    }

    private static func risks(_ message: String, _ remedy: String?) -> Consequence {
        Consequence(.cloudkit, .risks, message, remedy: remedy)
    }
}

extension Entity {
    fileprivate var isSynchronised: Bool { cloudRecordType != .none }
}

extension Field {
    /// Whether a record without it cannot be read: an empty list is no value in CloudKit.
    var mustBeWritten: Bool { !mayBeMissing && defaultValue == nil && !isList }
}
