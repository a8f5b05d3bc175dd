import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// Turns entities into what the template lays out.
struct RecordLowering {
    private let request: OutputRequest
    private let names: SwiftNames
    private let headline: String
    private let access: String
    private let mirror: MirroredFieldTypes

    /// Types of the app's own that some file already lets fields hold.
    private var conforming: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: OutputRequest, _ names: SwiftNames) {
        self.request = request
        self.names = names
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        mirror = MirroredFieldTypes(request.schema)
    }

    mutating func view(of index: Int) -> RecordView {
        let entity = request.schema.entities[index]
        let type = names.types[index]
        let naming = RecordNaming(type, entity)
        var properties = PropertyLowering(entity, type, names, request.options, mirror)
        for (position, field) in entity.fields.enumerated() {
            if let property = type.properties[position] { properties.add(property, field, at: position) }
        }
        diagnostics += properties.diagnostics
        if entity.isCloudRecord, !entity.mapsMirror {
            diagnostics += Diagnostic.unkeptRules(of: entity, names, besides: request.companions)
        }
        let held = type.properties.compactMap(\.self)
        return RecordView(
            headline: headline,
            access: access,
            foundationImport: foundationImport(properties, makesUUID: naming.makesUUID),
            documentation: SwiftComment.documentation(documentation(of: entity), indentation: 0),
            type: type.name.source,
            isCloudRecord: entity.isCloudRecord,
            recordType: SwiftLiteral.string(
                entity.mapsMirror ? CoreDataName.mirrored(entity.name) : entity.recordType),
            constants: constants(of: entity, type),
            recordNameDocumentation: naming.documentation,
            properties: properties.views,
            parameters: (naming.parameter.isEmpty ? [] : [naming.parameter]) + properties.parameters,
            initialiserDocumentation: naming.initialiserDocumentation,
            deprecation: SwiftLiteral.deprecation(entity.retirement),
            recordNameValue: naming.value,
            isNameStored: type.namingField == nil,
            identity: type.identity,
            keyLines: keyLines(held),
            enums: type.enums.map { OpenEnumView($0) },
            conformances: type.enums.map(\.qualifiedName) + appTypes(held)
        )
    }

    /// Where each record has a zone of its own, no name can be the default: the caller must know.
    private func documentation(of entity: Entity) -> String? {
        guard entity.isCloudRecord, !entity.mapsMirror, let pattern = request.schema.zonePattern(of: entity)
        else {
            return entity.documentation
        }
        let hint = "Records are kept in zones named like `\(pattern)`. Pass the zone to `makeRecord(in:)`."
        return [entity.documentation, hint].compactMap(\.self).joined(separator: "\n\n")
    }

    /// What the type says of itself where it is not what most types say.
    private func constants(of entity: Entity, _ type: SwiftType) -> [String] {
        if entity.mapsMirror { return mirrorConstants(of: entity, type) }
        let zone = entity.isCloudRecord ? request.schema.zone(of: entity) : nil
        let isInZone = zone != nil || request.schema.zonePattern(of: entity) != nil
        let parent = entity.isCloudRecord && isInZone ? parentField(of: entity, type) : nil
        return [
            zone.map { "zoneName: String? = \(SwiftLiteral.string($0))" },
            parent.map { "parentField: Field? = Field.\($0)" },
        ].compactMap(\.self) + fieldConstants(of: entity, type)
    }

    /// Whatever zone the document speaks of, a mirror has its own.
    private func mirrorConstants(of entity: Entity, _ type: SwiftType) -> [String] {
        let name = CoreDataName.unmirrored(entity.name)
        return [
            "zoneName: String? = \(SwiftLiteral.string(MirroredRecords.zone))",
            "mirroredEntity: String? = \(SwiftLiteral.string(name))",
        ] + fieldConstants(of: entity, type)
    }

    private func fieldConstants(of entity: Entity, _ type: SwiftType) -> [String] {
        let naming = type.namingField.flatMap { type.properties[$0]?.name.source }
        let modification = entity.modificationDateField.flatMap { name($0, of: entity, type) }
        return [
            naming.map { "namingField: Field? = Field.\($0)" },
            modification.map { "modificationField: Field? = Field.\($0)" },
        ].compactMap(\.self)
    }

    /// The only reference that takes the record along, to a record type in the same zone.
    private func parentField(of entity: Entity, _ type: SwiftType) -> String? {
        let owners = zip(entity.fields, type.properties).compactMap { field, property -> String? in
            guard let property, !field.isList, property.deleteRule == .cascade,
                let target = names.index(of: field.references ?? "")
            else { return nil }
            let owner = request.schema.entities[target]
            let isReachable =
                owner.isCloudRecord && owner.name != entity.name
                && request.schema.zone(of: owner) == request.schema.zone(of: entity)
                && request.schema.zonePattern(of: owner) == request.schema.zonePattern(of: entity)
            return isReachable ? property.name.source : nil
        }
        return owners.count == 1 ? owners[0] : nil
    }

    private func name(_ field: Field, of entity: Entity, _ type: SwiftType) -> String? {
        entity.fields.firstIndex { $0.name == field.name }.flatMap { type.properties[$0]?.name.source }
    }

    /// An import that is more open than what uses it is a warning: defaults count among public declarations only.
    private func foundationImport(_ properties: PropertyLowering, makesUUID: Bool) -> String {
        if properties.hasFoundationTypes { return access + "import Foundation" }
        guard makesUUID || properties.makesUUIDs else { return "" }
        return switch request.options.access {
        case .public: "public import Foundation"
        // Beside the other files' `package import` a bare one is ambiguous.
        case .package: "internal import Foundation"
        case .internal: "import Foundation"
        }
    }

    private mutating func appTypes(_ properties: [SwiftProperty]) -> [String] {
        properties.compactMap { property in
            guard case .appEnum(let name, _) = property.type.element else { return nil }
            return conforming.insert(name).inserted ? name : nil
        }
    }

    /// What CloudKit keeps itself has no key that an app may write.
    private func keyLines(_ properties: [SwiftProperty]) -> [String] {
        properties.filter { $0.systemField == nil }.map { keyPart($0.name, $0.recordKey) }
    }

    private func keyPart(_ name: SwiftIdentifier, _ key: String) -> String {
        name.name == key ? name.source : "\(name.source) = \(SwiftLiteral.string(key))"
    }
}
