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

    /// Enumerations that records in CloudKit hold, by their names in source.
    private let cloudEnums: Set<String>

    /// Types of the app's own that some file already lets fields hold.
    private var conforming: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: OutputRequest, _ names: SwiftNames) {
        self.request = request
        self.names = names
        headline = SwiftComment.line(request.headline)
        cloudEnums = Self.cloudEnums(request.schema, names)
        access = request.options.access.swiftPrefix
    }

    mutating func view(of index: Int) -> RecordView {
        let entity = request.schema.entities[index]
        let type = names.types[index]
        let naming = RecordNaming(type, entity)
        var properties = PropertyLowering(entity, type, names)
        for (position, field) in entity.fields.enumerated() {
            if let property = type.properties[position] { properties.add(property, field, at: position) }
        }
        diagnostics += properties.diagnostics
        if entity.isCloudRecord { diagnostics += Diagnostic.unkeptRules(of: entity, names) }
        let held = type.properties.compactMap(\.self)
        return RecordView(
            headline: headline,
            access: access,
            foundationImport: foundationImport(properties, makesUUID: naming.makesUUID),
            documentation: SwiftComment.documentation(entity.documentation, indentation: 0),
            type: type.name.source,
            isCloudRecord: entity.isCloudRecord,
            recordType: SwiftLiteral.string(entity.name),
            recordNameDocumentation: naming.documentation,
            properties: properties.views,
            parameters: [naming.parameter] + properties.parameters,
            initialiserDocumentation: naming.initialiserDocumentation,
            recordNameValue: naming.value,
            keyLines: keyLines(held),
            codingKeyLines: codingKeyLines(held),
            enums: type.enums.map { OpenEnumView($0) },
            conformances: type.enums.map(\.qualifiedName).filter(cloudEnums.contains)
                + (entity.isCloudRecord ? appTypes(held) : [])
        )
    }

    private static func cloudEnums(_ schema: Schema, _ names: SwiftNames) -> Set<String> {
        var enums: Set<String> = []
        for (entity, type) in zip(schema.entities, names.types) where entity.isCloudRecord {
            for property in type.properties {
                guard case .openEnum(let reference)? = property?.type.element else { continue }
                enums.insert(names[reference].qualifiedName)
            }
        }
        return enums
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
        let parts = properties.filter { $0.systemField == nil }.map { keyPart($0, $0.recordKey) }
        return CaseLines.joined(parts, width: 90)
    }

    private func codingKeyLines(_ properties: [SwiftProperty]) -> [String] {
        guard properties.contains(where: { $0.name.name != $0.key }) else { return [] }
        return CaseLines.joined(
            [SystemField.recordName.rawValue] + properties.map { keyPart($0, $0.key) }, width: 90)
    }

    private func keyPart(_ property: SwiftProperty, _ key: String) -> String {
        let name = property.name
        return name.name == key ? name.source : "\(name.source) = \(SwiftLiteral.string(key))"
    }
}
