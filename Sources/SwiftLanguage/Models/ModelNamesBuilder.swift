import Diagnostics
import Output
import SchemaModel

/// Names the classes and their enumerations first, then the properties, then ties the ends of relationships.
struct ModelNamesBuilder {
    private let schema: Schema
    private let types: SwiftTypeNames
    private let graph: ObjectGraph
    private(set) var diagnostics: [Diagnostic]

    /// What no property may be called, because the class speaks of a type of that name.
    private let reserved: Set<String>

    /// The same for a class whose records a key tells apart.
    private let reservedBesideKeys: Set<String>

    var sharedEnums: [SwiftSharedEnum] { types.sharedEnums }

    init(_ schema: Schema, options: OutputOptions) {
        self.schema = schema
        types = SwiftTypeNames(
            schema, options: options, reserving: SwiftReservedNames.modelTypes,
            renamed: Diagnostic.renamedModel)
        graph = ObjectGraph(schema)
        reserved = SwiftReservedNames.modelProperties.union(SwiftReservedNames.types)
            .union(SwiftReservedNames.swiftData).union(types.names.map(\.name))
            .union(types.enums.shared.map(\.name.name))
        reservedBesideKeys = reserved.union(SwiftReservedNames.keyedProperties)
        diagnostics = types.diagnostics
    }

    mutating func buildClasses() -> [ModelClass] {
        let properties = schema.entities.indices.map { self.properties(of: $0) }
        let relationships = ModelRelationships(schema, graph, names: properties.map(\.relationships))
        return schema.entities.indices.map { index in
            ModelClass(
                name: types.names[index], fileName: types.files[index], enums: types.enums.declared[index],
                attributes: properties[index].attributes, relationships: relationships.ends(of: index))
        }
    }

    /// The properties of one class, before the ends of relationships know of each other.
    private struct Properties {
        var attributes: [ModelAttribute?] = []

        /// For each relationship of the graph's entity; nil for one whose field the class does not hold.
        var relationships: [ModelRelationships.Name?] = []
    }

    private mutating func properties(of index: Int) -> Properties {
        let entity = schema.entities[index]
        var names = SwiftNamespace(
            taken: entity.uniqueKeys.contains(where: \.isUsable) ? reservedBesideKeys : reserved,
            companionPrefix: "_")
        let claimed = claimedNames(of: entity, &names)
        var properties = Properties()
        properties.relationships = graph.relationships[index].map { end in
            guard let field = end.field else {
                let wanted = SwiftSpelling.identifier(end.end.field, .lower, digits: "_", fallback: "inverse")
                return ModelRelationships.Name(name: SwiftIdentifier(names.claim(wanted)), originalName: nil)
            }
            return claimed[field].map {
                ModelRelationships.Name(name: $0, originalName: entity.originalName(of: field, called: $0))
            }
        }
        let ends = Set(graph.relationships[index].compactMap(\.field))
        properties.attributes = entity.fields.indices.map { field in
            guard let name = claimed[field], !ends.contains(field) else { return nil }
            return attribute(field, called: name, of: index, &names)
        }
        return properties
    }

    /// For each field, nil for one that no class holds.
    private mutating func claimedNames(of entity: Entity, _ names: inout SwiftNamespace) -> [SwiftIdentifier?]
    {
        var keys: Set<String> = []
        var claimed: [SwiftIdentifier?] = []
        for field in entity.fields {
            let isRepeated = !keys.insert(field.name).inserted
            if isRepeated { diagnostics.append(.repeatedField(field.name, at: field.span)) }
            guard !isRepeated, !entity.isKeptByCloudKit(field) else {
                claimed.append(nil)
                continue
            }
            let wanted = SwiftSpelling.identifier(field.name, .lower, digits: "_", fallback: "field")
            let isReserved =
                reserved.contains(wanted)
                || wanted.first == "_" && reserved.contains(String(wanted.dropFirst()))
            let name = names.claim(isReserved ? wanted + "_" : wanted)
            if name != field.name {
                diagnostics.append(.renamedAttribute(field.name, to: name, at: field.span))
                if let original = field.originalName, entity.kind.isObjectModel {
                    diagnostics.append(.forgottenName(original, of: field))
                }
            }
            if !name.utf8.allSatisfy({ $0 < 0x80 }) {
                diagnostics.append(.unsynchronisable(name, at: field.span))
            }
            claimed.append(SwiftIdentifier(name))
        }
        return claimed
    }

    private func attribute(
        _ position: Int,
        called name: SwiftIdentifier,
        of index: Int,
        _ names: inout SwiftNamespace
    ) -> ModelAttribute {
        let entity = schema.entities[index]
        let field = entity.fields[position]
        let element = element(of: field, at: position, in: index)
        var typedName: SwiftIdentifier?
        var coordinates: ModelAttribute.Coordinates?
        switch element {
        case .openEnum, .appEnum:
            typedName = SwiftIdentifier(names.claim(Self.typedName(over: name.name, isList: field.isList)))
        case .location:
            let plural = field.isList ? "s" : ""
            coordinates = ModelAttribute.Coordinates(
                latitude: SwiftIdentifier(names.claim("\(name.name)Latitude\(plural)")),
                longitude: SwiftIdentifier(names.claim("\(name.name)Longitude\(plural)")))
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .json, .reference,
            .recordName:
            break
        }
        return ModelAttribute(
            name: name,
            type: SwiftValueType(
                element: element, isList: field.isList, isOptional: !field.isList && field.mayBeMissing),
            typedName: typedName, coordinates: coordinates,
            originalName: entity.originalName(of: position, called: name))
    }

    /// As Core Data has it: a text stays one, whatever it means.
    private func element(of field: Field, at position: Int, in index: Int) -> SwiftValueType.Element {
        let element = types.element(of: field, at: position, in: index)
        switch element {
        case .uuid, .url: return field.isModelText(in: schema.entities[index]) ? .string : element
        case .string, .int, .double, .decimal, .bool, .date, .data, .asset, .location, .json, .reference,
            .recordName, .openEnum, .appEnum:
            return element
        }
    }

    /// `statusRawValue` and `statusRaw` are over `status`; a name that does not say so keeps the raw value, because
    /// what is stored must not be called otherwise.
    private static func typedName(over name: String, isList: Bool) -> String {
        for ending in ["RawValues", "RawValue", "_raw_value", "Raws", "Raw", "_raw"]
        where name.hasSuffix(ending) {
            let stem = name.dropLast(ending.count)
            if !stem.isEmpty, stem != "_" { return stem + (ending.hasSuffix("s") ? "s" : "") }
        }
        return name + (isList ? "Cases" : "Case")
    }
}

extension Entity {
    /// What CloudKit has of every record: SwiftData shows an app none of it. A record's name that the document
    /// describes is the app's own.
    fileprivate func isKeptByCloudKit(_ field: Field) -> Bool {
        systemField(field) != nil && field.name != SystemField.recordName.rawValue
    }

    /// Only an object model has a store whose attributes must be found again.
    fileprivate func originalName(of field: Int, called name: SwiftIdentifier) -> String? {
        let original = fields[field].name
        let isStored =
            SwiftSpelling.isIdentifier(original) && !SwiftReservedNames.storedNowhere.contains(original)
        guard kind.isObjectModel else { return nil }
        if name.name == original { return fields[field].originalName }
        return isStored ? original : nil
    }
}
