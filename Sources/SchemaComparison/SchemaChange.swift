package import Diagnostics
package import SchemaModel

/// One fact in which two readings of a schema differ.
package enum SchemaChange: Hashable, Sendable {
    case entityAdded(Entity)
    case entityRemoved(Entity)

    /// A fact of the entity itself, as a text; nil where it is not stated.
    case entityChanged(EntityFact, from: String?, to: String?, Pair<Entity>)
    case indexAdded(Index, Pair<Entity>)
    case indexRemoved(Index, Pair<Entity>)
    case keyAdded(UniqueKey, Pair<Entity>)
    case keyRemoved(UniqueKey, Pair<Entity>)

    /// What a role may do; nothing where the role is not named.
    case grantChanged(role: String, from: [Grant.Permission], to: [Grant.Permission], Pair<Entity>)

    case fieldAdded(Field, Pair<Entity>)
    case fieldRemoved(Field, Pair<Entity>)

    /// The document says what the field was called before.
    case fieldRenamed(Pair<Field>, Pair<Entity>)
    case fieldChanged(FieldFact, Pair<Field>, Pair<Entity>)

    case enumAdded(EnumType)
    case enumRemoved(EnumType)

    /// Code finds its type elsewhere. For example: in `Temper` instead of `Hive.Temper`.
    case enumMoved(from: String, to: String, Pair<EnumType>)
    case caseAdded(EnumType.Case, Pair<EnumType>)
    case caseRemoved(EnumType.Case, Pair<EnumType>)

    /// The same value under another name.
    case caseRenamed(Pair<EnumType.Case>, Pair<EnumType>)

    /// The same name for another value.
    case caseRevalued(Pair<EnumType.Case>, Pair<EnumType>)

    /// What of an entity is compared, beside what stands in it.
    package enum EntityFact: Hashable, Sendable {
        case name, keeper, zone, primaryKey, recordName, retirement, documentation
    }

    /// What of a field is compared.
    package enum FieldFact: Hashable, Sendable {
        case type, optional, `default`, reference, deleteRule, enumeration, range, encryption, mergeRule,
            options, earlierKey, retirement
        case documentation
    }

    /// A thing in both readings.
    package struct Pair<Value: Hashable & Sendable>: Hashable, Sendable {
        package let old: Value
        package let new: Value

        package init(old: Value, new: Value) {
            self.old = old
            self.new = new
        }
    }
}

extension SchemaChange {
    /// What the change is about, by its name in the newer reading.
    package var subject: ChangeSubject {
        switch self {
        case .entityAdded(let entity), .entityRemoved(let entity): .entity(entity.name)
        case .indexAdded(let index, let pair), .indexRemoved(let index, let pair):
            index.onlyField.map { .field(FieldPath(entity: pair.new.name, field: $0)) }
                ?? .entity(pair.new.name)
        case .entityChanged(_, _, _, let pair), .keyAdded(_, let pair), .keyRemoved(_, let pair),
            .grantChanged(_, _, _, let pair):
            .entity(pair.new.name)
        case .fieldAdded(let field, let pair), .fieldRemoved(let field, let pair):
            .field(FieldPath(entity: pair.new.name, field: field.name))
        case .fieldRenamed(let field, let pair), .fieldChanged(_, let field, let pair):
            .field(FieldPath(entity: pair.new.name, field: field.new.name))
        case .enumAdded(let type), .enumRemoved(let type): .enumType(type.name)
        case .caseAdded(_, let pair), .caseRemoved(_, let pair), .caseRenamed(_, let pair),
            .caseRevalued(_, let pair), .enumMoved(_, _, let pair):
            .enumType(pair.new.name)
        }
    }

    /// The record type in the newer reading that a change is in.
    var newEntity: Entity? {
        switch self {
        case .entityAdded(let entity): entity
        case .indexAdded(_, let pair), .indexRemoved(_, let pair), .entityChanged(_, _, _, let pair),
            .keyAdded(_, let pair), .keyRemoved(_, let pair), .grantChanged(_, _, _, let pair),
            .fieldAdded(_, let pair), .fieldRemoved(_, let pair), .fieldRenamed(_, let pair),
            .fieldChanged(_, _, let pair):
            pair.new
        case .entityRemoved, .enumAdded, .enumRemoved, .enumMoved, .caseAdded, .caseRemoved, .caseRenamed,
            .caseRevalued:
            nil
        }
    }

    /// Where the older reading says it; nil where it does not, and for an enumeration, which has no place of its own.
    package var oldSpan: SourceSpan? {
        switch self {
        case .entityAdded, .fieldAdded, .keyAdded, .enumAdded, .enumRemoved, .enumMoved, .caseAdded,
            .caseRemoved, .caseRenamed, .caseRevalued:
            nil
        case .entityRemoved(let entity): entity.span
        case .entityChanged(_, _, _, let pair), .grantChanged(_, _, _, let pair):
            pair.old.span
        case .indexAdded(let index, let pair), .indexRemoved(let index, let pair):
            index.onlyField.flatMap { pair.old.field(named: $0)?.span } ?? pair.old.span
        case .keyRemoved(let key, _): key.span
        case .fieldRemoved(let field, _): field.span
        case .fieldRenamed(let field, _), .fieldChanged(_, let field, _): field.old.span
        }
    }

    /// Where the newer reading says it; nil as for the older.
    package var newSpan: SourceSpan? {
        switch self {
        case .entityRemoved, .fieldRemoved, .keyRemoved, .enumAdded, .enumRemoved, .enumMoved, .caseAdded,
            .caseRemoved, .caseRenamed, .caseRevalued:
            nil
        case .entityAdded(let entity): entity.span
        case .entityChanged(_, _, _, let pair), .grantChanged(_, _, _, let pair):
            pair.new.span
        case .indexAdded(let index, let pair), .indexRemoved(let index, let pair):
            index.onlyField.flatMap { pair.new.field(named: $0)?.span } ?? pair.new.span
        case .keyAdded(let key, _): key.span
        case .fieldAdded(let field, _): field.span
        case .fieldRenamed(let field, _), .fieldChanged(_, let field, _): field.new.span
        }
    }
}

extension Index {
    /// The field that it is of; nil where it is of several.
    package var onlyField: String? { fields.count == 1 ? fields[0].name : nil }
}

/// What a change is about.
package enum ChangeSubject: Hashable, Sendable {
    case entity(String)
    case field(FieldPath)
    case enumType(String)

    /// A security role of the container.
    case role(String)

    /// What no document describes: a table of a database or a column of one, and a trigger.
    case table(String)
    case trigger(String)

    /// As messages name it. For example: `Trip.title`.
    package var name: String {
        switch self {
        case .entity(let name), .enumType(let name), .role(let name), .table(let name), .trigger(let name):
            name
        case .field(let path): "\(path.entity).\(path.field)"
        }
    }
}

extension SchemaChange.Pair<Entity> {
    /// What a field that is gone may be called now: the one field of its type that came, where no other such field went.
    func likelyName(of field: Field) -> String? {
        let (oldNames, newNames) = (Set(old.fields.map(\.name)), Set(new.fields.map(\.name)))
        let renames = new.renamedFields(since: old)
        let known = Set(renames.values.map(\.name))
        let gone = old.fields.filter { !newNames.contains($0.name) && renames[$0.name] == nil }
        let come = new.fields.filter { !oldNames.contains($0.name) && !known.contains($0.name) }
        let isAlike = { (other: Field) in
            other.valueType == field.valueType && other.storedType == field.storedType
        }
        let likely = come.filter(isAlike)
        return likely.count == 1 && gone.filter(isAlike).count == 1 ? likely[0].name : nil
    }
}
