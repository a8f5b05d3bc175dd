import CloudKitLanguage
import Diagnostics
import Output
import SchemaModel

/// Turns one entity into its record type.
struct RecordTypeLowering {
    private let context: LoweringContext
    private let index: Int
    private let entity: Entity
    private(set) var type: CloudKitSchemaText.RecordType
    private(set) var diagnostics: [Diagnostic] = []

    /// For each field of the entity the names of those that it becomes.
    private(set) var names: [[String]] = []

    /// Names of fields that were refused, with a message of their own.
    private var refused: Set<String> = []

    /// By the names of the type's fields.
    private var places: [String: Int] = [:]

    init(_ index: Int, _ context: LoweringContext) {
        self.context = context
        self.index = index
        entity = context.schema.entities[index]
        let name = entity.kind.isObjectModel ? MirroredFields.name(entity.name) : entity.recordType
        type = CloudKitSchemaText.RecordType(name: name, grants: Self.grants(of: entity))
        if !CloudKitSchemaText.isIdentifier(name), name != Self.share {
            diagnostics.append(.invalidName(name, of: "record type", at: entity.span))
        }
        addFields()
        addIndexes()
        checkRoles()
        checkCount()
    }

    /// The one name with a dot, which CloudKit gives to shares.
    private static let share = "cloudkit.share"

    private static func grants(of entity: Entity) -> [CloudKitSchemaText.Grant] {
        var grants: [CloudKitSchemaText.Grant] = []
        for grant in entity.grants where !grant.permissions.isEmpty {
            let permissions = grant.permissions.map(\.word)
            if let known = grants.firstIndex(where: { $0.role == grant.role }) {
                grants[known].permissions += permissions
            } else {
                grants.append(.init(permissions, to: grant.role))
            }
        }
        return grants
    }
}

// MARK: - Fields

extension RecordTypeLowering {
    private mutating func addFields() {
        for field in SystemRecords.fields { append(field) }
        if entity.kind.isObjectModel {
            for field in [MirroredFields.entityName] + MirroredFields.moveReceipt { append(field) }
        }
        for field in entity.fields { names.append(add(field)) }
        if entity.kind.isObjectModel {
            let implied = MirroredFields(context: context).impliedFields(ofEntity: index)
            for field in implied where places[field.name] == nil { append(field) }
        }
        if type.name == SystemRecords.users.name {
            if places[SystemRecords.roles.name] == nil { append(SystemRecords.roles) }
            if type.grants.isEmpty { type.grants = SystemRecords.users.grants }
        }
    }

    private mutating func append(_ field: CloudKitSchemaText.Field) {
        places[field.name] = type.fields.count
        type.fields.append(field)
    }

    /// Adds what a field becomes, and gives the names of it.
    private mutating func add(_ field: Field) -> [String] {
        let written: [CloudKitSchemaText.Field]
        if entity.kind.isObjectModel {
            written = MirroredFields(context: context).fields(for: field, in: entity)
        } else if let system = entity.systemField(field) {
            return SystemRecords.name(of: system).map { [$0] } ?? []
        } else if let own = OwnFields().field(for: field, in: entity) {
            written = [own]
        } else {
            diagnostics.append(.impossible(field))
            refused.insert(field.name)
            return []
        }
        guard isUsable(written, field) else {
            refused.insert(field.name)
            return []
        }
        let comment = FieldComment(context, entity).text(of: field)
        for (position, var part) in written.enumerated() {
            if position == 0 { part.comment = comment }
            encrypt(&part, as: field)
            append(part)
        }
        keepEarlierKey(of: field)
        return written.map(\.name)
    }

    /// What older versions of the app write stays, as it was before it was encrypted.
    private mutating func keepEarlierKey(of field: Field) {
        guard !entity.kind.isObjectModel, let key = field.earlierKey, entity.field(named: key) == nil,
            places[key] == nil, isName(key), var earlier = OwnFields().field(for: field, in: entity)
        else { return }
        earlier.name = key
        earlier.comment = "Written by older versions of the app, which do not know \(field.name)."
        append(earlier)
    }

    private mutating func isUsable(_ written: [CloudKitSchemaText.Field], _ field: Field) -> Bool {
        for part in written {
            if !isName(part.name) {
                diagnostics.append(.invalidName(field.name, of: "field", at: field.span))
                return false
            }
            if places[part.name] != nil {
                diagnostics.append(.repeatedName(part.name, of: field))
                return false
            }
        }
        if !entity.kind.isObjectModel, Self.discouragedNames.contains(field.name) {
            diagnostics.append(.discouragedName(field))
        }
        return true
    }

    /// The fields of shares are called `cloudkit.title` and the like.
    private func isName(_ name: String) -> Bool {
        CloudKitSchemaText.isIdentifier(name) || type.name == Self.share && name.hasPrefix("cloudkit.")
    }

    /// Properties of `CKRecord`, and names that others report as refused, beside those that CloudKit certainly keeps.
    private static let discouragedNames: Set = [
        "etag", "modifiedByDevice", "parent", "share", "encryptedValues",
    ]

    private mutating func encrypt(_ part: inout CloudKitSchemaText.Field, as field: Field) {
        guard field.isEncrypted else { return }
        part.type.isEncrypted = part.type.primitive.canBeEncrypted
        if !entity.kind.isObjectModel, !part.type.isEncrypted {
            diagnostics.append(.unencrypted(field))
        }
        if part.type.isEncrypted, context.schema.database(of: entity) == .public {
            diagnostics.append(.encryptedInPublic(field))
        }
    }

    /// Assets of Core Data count too.
    private mutating func checkCount() {
        let count = type.fields.count - SystemRecords.fields.count
        if count > Self.largestCount {
            diagnostics.append(.tooManyFields(count, of: entity, Self.largestCount))
        }
    }

    private static let largestCount = 256

    private mutating func checkRoles() {
        for grant in type.grants
        where !SystemRecords.roleNames.contains(grant.role) && !CloudKitSchemaText.isIdentifier(grant.role) {
            diagnostics.append(.invalidName(grant.role, of: "role", at: entity.span))
        }
    }
}

// MARK: - Indexes

extension RecordTypeLowering {
    /// CloudKit indexes fields, one by one, and reads an index in both directions.
    private mutating func addIndexes() {
        for index in entity.indexes {
            for part in index.fields { add(index.kind.option, to: part.name) }
        }
    }

    private mutating func add(_ option: CloudKitSchemaText.Option, to name: String) {
        let field = entity.fields.firstIndex { $0.name == name }
        let system = SystemField(named: name).flatMap(SystemRecords.name)
        let written = field.map { names[$0] } ?? system.map { [$0] } ?? []
        guard let place = written.first.flatMap({ places[$0] }) else {
            // A name that is nothing at all is told where the document is read.
            if !refused.contains(name), field != nil || SystemField(named: name) != nil {
                diagnostics.append(.indexWithoutField(name, of: entity))
            }
            return
        }
        let type = type.fields[place].type
        guard type.possibleOptions.contains(option) else {
            let span = field.map { entity.fields[$0].span } ?? entity.span
            diagnostics.append(.impossibleIndex(option, name, type, at: span))
            return
        }
        self.type.fields[place].options.insert(option)
    }
}

extension Index.Kind {
    fileprivate var option: CloudKitSchemaText.Option {
        switch self {
        case .queryable: .queryable
        case .sortable: .sortable
        case .searchable: .searchable
        }
    }
}

extension Grant.Permission {
    fileprivate var word: CloudKitSchemaText.Permission {
        switch self {
        case .read: .read
        case .write: .write
        case .create: .create
        }
    }
}
