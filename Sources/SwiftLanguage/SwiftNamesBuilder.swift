import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel

/// Names the types first, then the enumerations in them, then the properties, which refer to both.
struct SwiftNamesBuilder {
    private let schema: Schema
    private let recordNames: RecordNames?
    private let types: SwiftTypeNames
    let inverses: InverseFields
    private(set) var diagnostics: [Diagnostic]

    var indexes: [String: Int] { types.indexes }
    var sharedEnums: [SwiftSharedEnum] { types.sharedEnums }

    init(_ schema: Schema, options: OutputOptions) {
        self.schema = schema
        recordNames = options.recordNames
        types = SwiftTypeNames(
            schema, options: options, reserving: SwiftReservedNames.recordTypes, renamed: Diagnostic.renamed)
        inverses = InverseFields(schema)
        diagnostics = types.diagnostics
    }

    mutating func buildTypes() -> [SwiftType] {
        schema.entities.indices.map { index in
            let entity = schema.entities[index]
            let properties = properties(of: entity, at: index)
            if entity.isUnnamed(recordNames) { diagnostics.append(.namedFreely(entity)) }
            return SwiftType(
                name: types.names[index], fileName: types.files[index], properties: properties,
                enums: types.enums.declared[index], naming: entity.naming(properties, recordNames),
                namingField: entity.namingField(recordNames, properties),
                identity: identity(of: entity, types.names[index], properties),
                hasTypedName: entity.hasTypedName(recordNames))
        }
    }
}

// MARK: - Properties

extension SwiftNamesBuilder {
    /// What every record has beside its fields.
    private static let takenNames: Set<String> = [SystemField.recordName.rawValue]

    private mutating func properties(of entity: Entity, at index: Int) -> [SwiftProperty?] {
        var names = SwiftNamespace(taken: Self.takenNames, expecting: entity.fields.count)
        var keys: Set<String> = []
        keys.reserveCapacity(entity.fields.count)
        var properties: [SwiftProperty?] = []
        properties.reserveCapacity(entity.fields.count)
        for (position, field) in entity.fields.enumerated() {
            let isRepeated = !keys.insert(field.name).inserted
            if isRepeated { diagnostics.append(.repeatedField(field.name, at: field.span)) }
            if entity.isImpossible(field) { diagnostics.append(.impossible(field)) }
            let system = entity.systemField(field)
            if isRepeated || !isHeld(field, system, of: entity) {
                properties.append(nil)
                continue
            }
            let name = names.claim(wantedName(of: field, system, in: entity))
            if name != field.name, system == nil {
                diagnostics.append(.renamed(field.name, to: name, at: field.span))
            }
            let recordKey =
                entity.mapsMirror ? CoreDataName.mirrored(field.name) : entity.recordKey(of: field)
            if recordKey != field.name, !entity.mapsMirror, entity.keptKey(of: field) == nil {
                diagnostics.append(.renamedKey(field.name, to: recordKey, at: field.span))
            }
            let type = SwiftValueType(
                element: types.element(of: field, at: position, in: index), isList: field.isList,
                isOptional: entity.mayLack(field))
            let isDeprecated = field.retirement != nil && system == nil && entity.mayRetire(field)
            let identifier = SwiftIdentifier(name)
            let storedName =
                isDeprecated
                ? SwiftIdentifier(names.claim(entity.freeName("stored" + SwiftSpelling.capitalised(name))))
                : identifier
            properties.append(
                SwiftProperty(
                    name: identifier, storedName: storedName, key: field.name,
                    recordKey: recordKey, type: type,
                    systemField: system, deleteRule: inverses.deleteRule(of: field, in: entity)))
        }
        return properties
    }

    /// What finds a record by `id` must have what it is known by, whatever the property of that name holds.
    private func identity(
        of entity: Entity, _ type: SwiftIdentifier, _ properties: [SwiftProperty?]
    ) -> String {
        let id = properties.firstIndex { $0?.name.name == "id" }
        guard let id, id != entity.keyField(recordNames) else { return "" }
        return "Reference<\(type.source)>"
    }

    /// Whether values of the entity have a property for a field.
    private func isHeld(_ field: Field, _ system: SystemField?, of entity: Entity) -> Bool {
        system != .recordName && !entity.isImplied(field) && !entity.isImpossible(field)
            && inverses.storedElsewhere(field, of: entity) == nil
    }

    private func wantedName(of field: Field, _ system: SystemField?, in entity: Entity) -> String {
        if let system, field.name.utf8.first == UInt8(ascii: "_") { return system.rawValue }
        let name = SwiftSpelling.identifier(field.name, .lower, digits: "_", fallback: "field")
        guard isReserved(name, in: entity) else { return name }
        // `Date` becomes `date`, as it would be written by hand, unless another field is called so.
        let small = SwiftSpelling.uncapitalised(name)
        let isFree = small != name && !isReserved(small, in: entity) && entity.field(named: small) == nil
        return isFree ? small : name + "_"
    }

    private func isReserved(_ name: String, in entity: Entity) -> Bool {
        SwiftReservedNames.properties.contains(name)
            || SwiftReservedNames.keyedProperties.contains(name)
                && entity.uniqueKeys.contains(where: \.isUsable)
    }
}

extension Entity {
    /// A name that none of the document's fields asks for.
    fileprivate func freeName(_ wanted: String) -> String {
        var name = wanted
        while field(named: name) != nil { name += "_" }
        return name
    }

    /// Whether it is no part of what records are known by.
    fileprivate func mayRetire(_ field: Field) -> Bool { field.name != "id" && field.name != primaryKey }

    /// The documented identity names a new record, else a new UUID does; but not where the document explains the name.
    fileprivate func naming(_ properties: [SwiftProperty?], _ names: RecordNames?) -> SwiftType.Naming {
        if let field = namingField(names, properties), let type = properties[field]?.type.element {
            return type == .uuid ? .uuid(field) : type == .int ? .number(field) : .text(field)
        }
        // CloudKit makes the one record of each user, and names it.
        if cloudRecordType == .users { return .given }
        if mapsMirror { return .new }
        let keys = kind == .cloudKit ? ["id"] : ["id", primaryKey].compactMap(\.self)
        for key in keys {
            guard let index = fields.firstIndex(where: { $0.name == key }) else { continue }
            guard let type = properties[index]?.type, !type.isList, !type.isOptional else { continue }
            if type.element == .uuid { return .uuid(index) }
            if type.element == .string { return .text(index) }
        }
        switch recordNameRule {
        case .uuid: return .new
        case .string: return .given
        case nil: return fields.contains { systemField($0) == .recordName } ? .given : .new
        }
    }

    /// The field that names the records, where values have it.
    fileprivate func namingField(_ names: RecordNames?, _ properties: [SwiftProperty?]) -> Int? {
        namingField(names).flatMap { properties[$0] == nil ? nil : $0 }
    }
}
