import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// Turns entities into what the template lays out.
struct ModelLowering {
    private let request: OutputRequest
    private let names: ModelNames
    private let headline: String
    private let access: String
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: OutputRequest, _ names: ModelNames) {
        self.request = request
        self.names = names
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
    }

    mutating func view(of index: Int) -> ModelView {
        let fields = attributes(of: index).compactMap(\.self) + relationships(of: index)
        diagnostics += diagnostics(of: index, fields)
        let model = names.classes[index]
        // Of a class that is retired itself, nobody makes objects with less.
        let isRetired = request.schema.entities[index].retirement != nil
        let current = isRetired ? fields : fields.filter { $0.retirement == nil }
        let retired = isRetired ? [] : fields.filter { $0.retirement != nil && !$0.parameters.isEmpty }
        return ModelView(
            headline: headline,
            imports: (fields.contains(where: \.usesFoundation) ? ["\(access)import Foundation"] : [])
                + ["\(access)import SwiftData"],
            documentation: documentation(of: request.schema.entities[index]),
            access: access,
            type: model.name.source,
            properties: Self.spaced(fields.flatMap(\.properties)),
            deprecation: SwiftLiteral.deprecation(request.schema.entities[index].retirement),
            parameters: current.flatMap(\.parameters),
            assignments: current.flatMap(\.assignments),
            retirement: SwiftLiteral.string(retired.compactMap(\.retirement).joined(separator: " ")),
            retiredParameters: retired.isEmpty ? [] : fields.flatMap(\.parameters),
            retiredAssignments: retired.isEmpty ? [] : fields.flatMap(\.assignments),
            typed: fields.compactMap(\.typed),
            enums: model.enums.map { OpenEnumView($0) }
        )
    }

    private func documentation(of entity: Entity) -> [String] {
        let remark =
            "Stays on the device: give it a `ModelConfiguration` whose `cloudKitDatabase` is `.none`."
        let texts = [entity.documentation, entity.isLocal ? remark : nil].compactMap(\.self)
        return SwiftComment.documentation(
            texts.isEmpty ? nil : texts.joined(separator: "\n\n"), indentation: 0)
    }

    /// For each field; nil for one that is a relationship or nothing.
    func attributes(of index: Int) -> [LoweredField?] {
        let entity = request.schema.entities[index]
        return zip(names.classes[index].attributes, entity.fields).map { attribute, field in
            attribute.map { attribute in
                var lowered = AttributeLowering(attribute, field, of: entity, names).lowered()
                lowered.retire(field)
                return lowered
            }
        }
    }

    func relationships(of index: Int) -> [LoweredField] {
        let lowering = RelationshipLowering(request.schema, names)
        return names.classes[index].relationships.map { relationship in
            var lowered = lowering.lowered(relationship, of: index)
            if let field = relationship.field { lowered.retire(request.schema.entities[index].fields[field]) }
            return lowered
        }
    }

    /// What has a comment or a macro keeps apart from what stands around it.
    private static func spaced(_ properties: [StoredPropertyView]) -> [StoredPropertyView] {
        var isTallAbove = false
        return properties.enumerated().map { place, property in
            var property = property
            let isTall = !property.documentation.isEmpty || !property.macro.isEmpty
            property.isSpaced = place > 0 && (isTall || isTallAbove)
            isTallAbove = isTall
            return property
        }
    }

    private func diagnostics(of index: Int, _ fields: [LoweredField]) -> [Diagnostic] {
        let entity = request.schema.entities[index]
        var diagnostics = fields.flatMap(\.diagnostics)
        let attributes = Array(zip(entity.fields, attributes(of: index)))
        let neutral = attributes.filter { $1?.beginsWithMadeUpValue == true }.map(\.0)
        if !neutral.isEmpty { diagnostics.append(.neutralDefaults(neutral, of: entity)) }
        let optional = attributes.filter { $1?.isMadeOptional == true }.map(\.0)
        if !optional.isEmpty {
            diagnostics.append(.optionalAttributes(optional, of: entity))
        }
        let hidden = entity.fields.filter {
            entity.systemField($0) != nil && $0.name != SystemField.recordName.rawValue
        }
        if !hidden.isEmpty { diagnostics.append(.hiddenFields(hidden, of: entity)) }
        // Record types have no store of their own, whose numbers would change or whose indexes would be missed.
        if entity.kind.isObjectModel {
            let widened = entity.fields.filter(\.isNarrowNumber)
            if !widened.isEmpty { diagnostics.append(.widenedNumbers(widened, of: entity)) }
            let names = Set(entity.indexes.flatMap(\.fields).map(\.name))
            let indexed = entity.fields.filter { names.contains($0.name) }
            if !indexed.isEmpty { diagnostics.append(.withoutIndexes(indexed, of: entity)) }
        }
        return diagnostics + request.unenforcedKeys(of: entity, areClasses: true)
    }
}
