package import CloudKitLanguage
package import SchemaModel

/// One fact in which two schemas differ as CloudKit holds them.
package enum CloudKitChange: Hashable, Sendable {
    case recordTypeAdded(String)
    case recordTypeRemoved(String)
    case fieldAdded(FieldPath, CloudKitSchemaText.DataType)
    case fieldRemoved(FieldPath, CloudKitSchemaText.DataType)
    case fieldRetyped(FieldPath, from: CloudKitSchemaText.DataType, to: CloudKitSchemaText.DataType)
    case indexAdded(FieldPath, CloudKitSchemaText.Option)
    case indexRemoved(FieldPath, CloudKitSchemaText.Option)

    /// What a role may do with the records of a type; nothing where it is not named.
    case grantChanged(
        recordType: String, role: String, from: [CloudKitSchemaText.Permission],
        to: [CloudKitSchemaText.Permission])
    case roleAdded(String)
    case roleRemoved(String)

    /// In CloudKit's own names.
    package var subject: ChangeSubject {
        switch self {
        case .recordTypeAdded(let name), .recordTypeRemoved(let name), .grantChanged(let name, _, _, _):
            .entity(name)
        case .fieldAdded(let path, _), .fieldRemoved(let path, _), .fieldRetyped(let path, _, _),
            .indexAdded(let path, _), .indexRemoved(let path, _):
            .field(path)
        case .roleAdded(let name), .roleRemoved(let name): .role(name)
        }
    }

    /// Without its subject. For example: `is stored as INT64 instead of STRING`.
    package var sentence: String {
        switch self {
        case .recordTypeAdded, .roleAdded: "is new"
        case .recordTypeRemoved, .roleRemoved: "is gone"
        case .fieldAdded(_, let type): "is new, stored as \(type.spelling)"
        case .fieldRemoved(_, let type): "is gone; it was stored as \(type.spelling)"
        case .fieldRetyped(_, let old, let new): "is stored as \(new.spelling) instead of \(old.spelling)"
        case .indexAdded(_, let option): "becomes \(option.rawValue)"
        case .indexRemoved(_, let option): "is no longer \(option.rawValue)"
        case .grantChanged(_, let role, let old, let new):
            "\(role) may \(Self.words(new)) instead of \(Self.words(old))"
        }
    }

    /// The same of a container that is compared with the documents: nothing came or went.
    package var verification: String {
        switch self {
        case .recordTypeAdded, .roleAdded: "is not in the container"
        case .recordTypeRemoved, .roleRemoved: "is only in the container"
        case .fieldAdded(_, let type): "is not in the container: \(type.spelling)"
        case .fieldRemoved(_, let type): "is only in the container: \(type.spelling)"
        case .fieldRetyped(_, let old, let new): "is \(new.spelling), and \(old.spelling) in the container"
        case .indexAdded(_, let option): "is \(option.rawValue), and not in the container"
        case .indexRemoved(_, let option): "is \(option.rawValue) only in the container"
        case .grantChanged(_, let role, let old, let new):
            "\(role) may \(Self.words(new)), and \(Self.words(old)) in the container"
        }
    }

    private static func words(_ permissions: [CloudKitSchemaText.Permission]) -> String {
        permissions.isEmpty
            ? "do nothing" : permissions.map { $0.rawValue.lowercased() }.joined(separator: ", ")
    }
}

/// Finds in what two schemas differ as CloudKit holds them: what it adds to every record type aside.
package struct CloudKitComparison {
    private(set) var changes: [CloudKitChange] = []

    package static func changes(
        from old: CloudKitSchemaText, to new: CloudKitSchemaText
    ) -> [CloudKitChange] {
        var comparison = CloudKitComparison()
        let types = Dictionary(new.recordTypes.map { ($0.name, $0) }) { first, _ in first }
        for type in old.recordTypes {
            if let other = types[type.name] {
                comparison.compare(type, other)
            } else if !type.isCloudKits {
                comparison.changes.append(.recordTypeRemoved(type.name))
            }
        }
        let known = Set(old.recordTypes.map(\.name))
        for type in new.recordTypes where !known.contains(type.name) && !type.isCloudKits {
            comparison.changes.append(.recordTypeAdded(type.name))
        }
        comparison.compareRoles(old.roles, new.roles)
        return comparison.changes
    }

    private mutating func compareRoles(_ old: [String], _ new: [String]) {
        changes += old.filter { !new.contains($0) }.map(CloudKitChange.roleRemoved)
        changes += new.filter { !old.contains($0) }.map(CloudKitChange.roleAdded)
    }

    private mutating func compare(
        _ old: CloudKitSchemaText.RecordType, _ new: CloudKitSchemaText.RecordType
    ) {
        let fields = Dictionary(new.fields.map { ($0.name, $0) }) { first, _ in first }
        for field in old.fields {
            let path = FieldPath(entity: old.name, field: field.name)
            if let other = fields[field.name] {
                compare(field, other, path)
            } else if field.isSystem {
                compare(field, field.withoutOptions, path)
            } else {
                changes.append(.fieldRemoved(path, field.type))
            }
        }
        let known = Set(old.fields.map(\.name))
        for field in new.fields where !known.contains(field.name) {
            let path = FieldPath(entity: old.name, field: field.name)
            if field.isSystem {
                compare(field.withoutOptions, field, path)
            } else {
                changes.append(.fieldAdded(path, field.type))
            }
        }
        compareGrants(old, new)
    }

    private mutating func compare(
        _ old: CloudKitSchemaText.Field, _ new: CloudKitSchemaText.Field, _ path: FieldPath
    ) {
        if !old.type.holdsWhat(new.type) {
            changes.append(.fieldRetyped(path, from: old.type, to: new.type))
        }
        for option in CloudKitSchemaText.Option.allCases
        where old.options.contains(option) != new.options.contains(option) {
            changes.append(
                new.options.contains(option) ? .indexAdded(path, option) : .indexRemoved(path, option))
        }
    }

    private mutating func compareGrants(
        _ old: CloudKitSchemaText.RecordType, _ new: CloudKitSchemaText.RecordType
    ) {
        var known: Set<String> = []
        for role in (old.grants + new.grants).map(\.role) where known.insert(role).inserted {
            let (before, after) = (old.permissions(of: role), new.permissions(of: role))
            if before != after {
                changes.append(.grantChanged(recordType: old.name, role: role, from: before, to: after))
            }
        }
    }
}

extension CloudKitSchemaText.RecordType {
    /// CloudKit has it whether or not a text lists it, and so has Core Data's mirror its own.
    fileprivate var isCloudKits: Bool { name == Entity.users || name == "CDMR" }

    fileprivate func permissions(of role: String) -> [CloudKitSchemaText.Permission] {
        let granted = Set(grants.lazy.filter { $0.role == role }.flatMap(\.permissions))
        return CloudKitSchemaText.Permission.allCases.filter { granted.contains($0) }
    }
}

extension CloudKitSchemaText.Field {
    /// Every record has it, whether or not a text lists it.
    fileprivate var isSystem: Bool { name.hasPrefix("___") }

    fileprivate var withoutOptions: Self { Self(name: name, type: type) }
}

extension CloudKitSchemaText.DataType {
    /// A number of the sandbox holds what it is preferred as.
    fileprivate func holdsWhat(_ other: Self) -> Bool {
        isList == other.isList && isEncrypted == other.isEncrypted
            && (primitive == other.primitive || primitive.numbers.contains(other.primitive)
                || other.primitive.numbers.contains(primitive))
    }
}

extension CloudKitSchemaText.Primitive {
    fileprivate var numbers: [Self] {
        switch self {
        case .number(preferredAs: .int64): [.int64]
        case .number(preferredAs: .double): [.double]
        case .number(preferredAs: nil): [.int64, .double]
        case .asset, .bytes, .double, .int64, .location, .reference, .string, .timestamp: []
        }
    }
}
