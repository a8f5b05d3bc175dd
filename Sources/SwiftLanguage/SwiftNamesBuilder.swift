import Diagnostics
import Output
import SchemaModel

/// Names the types first, then the enumerations in them, then the properties, which refer to both.
struct SwiftNamesBuilder {
    private let schema: Schema
    let indexes: [String: Int]
    private let inverses: InverseFields
    private var bindings: SwiftEnumBindings
    private var typeNames: [SwiftIdentifier] = []
    private var enums: SwiftEnumHomes
    private(set) var diagnostics: [Diagnostic] = []

    init(_ schema: Schema, options: OutputOptions) {
        self.schema = schema
        indexes = Dictionary(schema.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        inverses = InverseFields(schema)
        bindings = SwiftEnumBindings(options.enumTypes)
        enums = SwiftEnumHomes(schema)
    }

    mutating func buildTypes() -> [SwiftType] {
        nameTypes()
        enums.typeNames = typeNames
        enums.reserved = Set(typeNames.map(\.name))
        let appTypes = bindAppTypes()
        enums.settle(schema) { entity, field in appTypes[entity]?[field] == nil }
        let fileNames = nameFiles()
        return schema.entities.indices.map { index in
            let entity = schema.entities[index]
            let properties = properties(of: entity, at: index, appTypes: appTypes[index] ?? [:])
            return SwiftType(
                name: typeNames[index], fileName: fileNames[index], properties: properties,
                enums: enums.declared[index], naming: entity.naming(properties))
        }
    }

    private mutating func bindAppTypes() -> [Int: [Int: SwiftValueType.Element]] {
        let bound = bindings.bind(to: schema, indexes: indexes)
        diagnostics += bindings.diagnostics
        return bound
    }
}

// MARK: - Types and files

extension SwiftNamesBuilder {
    private mutating func nameTypes() {
        var names = SwiftNamespace()
        for entity in schema.entities {
            if entity.name.leavesItsFolder {
                diagnostics.append(.unsafeName(entity.name, at: entity.span))
            }
            let wanted = SwiftSpelling.identifier(entity.name, .upper, digits: "_", fallback: "Record")
            let name = names.claim(SwiftReservedNames.types.contains(wanted) ? wanted + "Record" : wanted)
            typeNames.append(SwiftIdentifier(name))
            if name != entity.name {
                diagnostics.append(.renamed(entity.name, to: name, at: entity.span))
            }
        }
    }

    private func nameFiles() -> [String] {
        var files = SwiftNamespace(taken: SwiftReservedNames.files, ignoresCase: true)
        return typeNames.map { type in
            let isReserved = SwiftReservedNames.files.contains(type.name.lowercased())
            return files.claim(isReserved ? type.name + "Record" : type.name)
        }
    }
}

// MARK: - Properties

extension SwiftNamesBuilder {
    private mutating func properties(
        of entity: Entity,
        at index: Int,
        appTypes: [Int: SwiftValueType.Element]
    ) -> [SwiftProperty?] {
        var names = SwiftNamespace(taken: [SystemField.recordName.rawValue])
        var keys: Set<String> = []
        var properties: [SwiftProperty?] = []
        properties.reserveCapacity(entity.fields.count)
        for (position, field) in entity.fields.enumerated() {
            let isRepeated = !keys.insert(field.name).inserted
            if isRepeated { diagnostics.append(.repeatedField(field.name, at: field.span)) }
            if entity.isImpossible(field) { diagnostics.append(.reservedField(field.name, at: field.span)) }
            let system = entity.systemField(field)
            if isRepeated || !isHeld(field, system, of: entity) {
                properties.append(nil)
                continue
            }
            let name = names.claim(wantedName(of: field, system, in: entity))
            if name != field.name, system == nil {
                diagnostics.append(.renamed(field.name, to: name, at: field.span))
            }
            let recordKey = entity.recordKey(of: field)
            if recordKey != field.name {
                diagnostics.append(.renamedKey(field.name, to: recordKey, at: field.span))
            }
            let element = appTypes[position] ?? element(of: field, in: index)
            let type = SwiftValueType(
                element: element, isList: field.isList, isOptional: entity.mayLack(field))
            properties.append(
                SwiftProperty(
                    name: SwiftIdentifier(name), key: field.name, recordKey: recordKey, type: type,
                    systemField: system))
        }
        return properties
    }

    /// Whether values of the entity have a property for a field.
    private func isHeld(_ field: Field, _ system: SystemField?, of entity: Entity) -> Bool {
        system != .recordName && !entity.isImplied(field) && !entity.isImpossible(field)
            && inverses.storedElsewhere(field, of: entity) == nil
    }

    private func wantedName(of field: Field, _ system: SystemField?, in entity: Entity) -> String {
        if let system, field.name.utf8.first == UInt8(ascii: "_") { return system.rawValue }
        let name = SwiftSpelling.identifier(field.name, .lower, digits: "_", fallback: "field")
        let isReserved =
            SwiftReservedNames.properties.contains(name)
            || SwiftReservedNames.keyedProperties.contains(name)
                && entity.uniqueKeys.contains(where: \.isUsable)
        return isReserved ? name + "_" : name
    }

    private func element(of field: Field, in entity: Int) -> SwiftValueType.Element {
        if let reference = enums.reference(of: field, in: entity) { return .openEnum(reference) }
        return switch field.type {
        case .string: .string
        case .int: .int
        case .double: .double
        case .decimal: .decimal
        case .bool: .bool
        case .date: .date
        case .uuid: .uuid
        case .url: .url
        case .data: .data
        case .asset: .asset
        case .location: .location
        case .json: .json
        case .reference:
            field.references.flatMap { indexes[$0] }
                .map { .reference(to: typeNames[$0].source) } ?? .recordName
        case .enum: field.rawType(in: nil) == .int ? .int : .string
        }
    }
}

extension Entity {
    /// The documented identity names a new record, else a new UUID does; but not where the document explains the name.
    fileprivate func naming(_ properties: [SwiftProperty?]) -> SwiftType.Naming {
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
}

extension String {
    /// Whether a file of this name could come to lie outside of the folder of outputs.
    fileprivate var leavesItsFolder: Bool {
        split { $0 == "/" || $0 == "\\" }.contains("..")
    }
}
