import Diagnostics
import Output
import SchemaModel
import SwiftLanguage

/// Turns the plan of one entity into its extension.
struct ExtensionLowering {
    private let request: OutputRequest
    private let names: SwiftNames
    private let identities: [Identity]
    private let access: String

    init(_ request: OutputRequest, _ names: SwiftNames, identities: [Identity]) {
        self.request = request
        self.names = names
        self.identities = identities
        access = request.options.access.swiftPrefix
    }

    func view(of plan: EntityPlan) -> ExtensionView {
        let type = names.types[plan.index]
        var view = ExtensionView(
            headline: SwiftComment.line(request.headline), access: access, foundation: "",
            type: type.name.source)
        view.references = plan.references.compactMap { reference(for: $0, in: type) }
        guard plan.isMerged else { return view }
        let entity = request.schema.entities[plan.index]
        view.keys = keys(of: plan, entity, type)
        view.documentation = plan.keyDocumentation(of: entity)
        view.identity = identity(of: plan.index, type)
        view.isNameable = !plan.keys.contains { $0.parts.contains { entity.fields[$0.field].isEncrypted } }
        view.fills = fills(of: plan, entity, type)
        view.unitesLists = plan.unitedFields(of: entity).contains { type.properties[$0] != nil }
        if needsFoundation(plan, type) { view.foundation = "\(access)import Foundation" }
        return view
    }

    private func identity(of entity: Int, _ type: SwiftType) -> String {
        guard case .integer(let field) = identities[entity], let property = type.properties[field] else {
            return "recordName"
        }
        return "String(self.\(property.name.source))"
    }

    /// Whether a type of Foundation's stands in a declaration that others see.
    private func needsFoundation(_ plan: EntityPlan, _ type: SwiftType) -> Bool {
        plan.keys.contains { key in
            key.parts.contains { part in
                guard let element = type.properties[part.field]?.type.element else { return false }
                return element.isFromFoundation && !(plan.keys.count > 1 && element == .url)
            }
        }
    }
}

// MARK: - Keys

extension ExtensionLowering {
    private func keys(of plan: EntityPlan, _ entity: Entity, _ type: SwiftType) -> [ExtensionView.KeyView] {
        var taken: Set<String> = []
        return plan.keys.enumerated().map { number, key in
            let parts = key.parts.enumerated().compactMap { place, part in
                type.properties[part.field].map { self.part($0, place: place) }
            }
            let name = ExtensionView.KeyView.name(
                of: key.parts.compactMap { type.properties[$0.field]?.name }, number, &taken)
            return ExtensionView.KeyView(name: name, number: number, parts: parts)
        }
    }

    private func part(_ property: SwiftProperty, place: Int) -> ExtensionView.PartView {
        let element = property.type.element
        return ExtensionView.PartView(
            name: property.name.source, value: "self.\(property.name.source)",
            argument: property.name.argument, local: "part\(place + 1)",
            label: SwiftLiteral.string(property.key),
            model: element.source, stored: storedType(of: element))
    }

    private func storedType(of element: SwiftValueType.Element) -> String {
        switch element {
        case .url, .asset: "String"
        case .openEnum(let type): rawType(names[type].rawType)
        case .appEnum(_, let type): rawType(type)
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .data, .location, .json, .reference,
            .recordName:
            element.source
        }
    }

    private func rawType(_ type: EnumType.RawType) -> String {
        switch type {
        case .string: "String"
        case .int: "Int"
        }
    }
}

// MARK: - Merging

extension ExtensionLowering {
    private func fills(of plan: EntityPlan, _ entity: Entity, _ type: SwiftType) -> [String] {
        let united = plan.unitedFields(of: entity)
        return plan.filledFields(of: entity).compactMap { field in
            guard let property = type.properties[field] else { return nil }
            let name = property.name.source
            let isOwn = plan.refersToItself(field)
            if united.contains(field) { return ExtensionView.union(of: name, refersToItself: isOwn) }
            if property.type.isList {
                return "if self.\(name).isEmpty { self.\(name) = duplicate.\(name) }"
            }
            guard property.type.isOptional else { return nil }
            let guarded = isOwn ? ", \(referenceText(property)) != self.identity" : ""
            return "if self.\(name) == nil\(guarded) { self.\(name) = duplicate.\(name) }"
        }
    }

    /// What an optional property of a duplicate refers to, as a text: a record must not come to refer to itself.
    private func referenceText(_ property: SwiftProperty) -> String {
        let value = "duplicate.\(property.name.source)"
        return switch property.type.element {
        case .reference: "\(value)?.recordName"
        case .uuid: "\(value)?.uuidString"
        default: "\(value)?.description"
        }
    }

    /// Nil for what the type does not hold, or what it never changes.
    private func reference(for plan: ReferencePlan, in type: SwiftType) -> ExtensionView.ReferenceView? {
        guard let property = type.properties[plan.field], property.systemField == nil,
            type.naming != .uuid(plan.field), type.naming != .text(plan.field)
        else { return nil }
        let name = property.name.source
        if case .reference = property.type.element {
            return ExtensionView.ReferenceView(name: name, lookup: "self.\(name)")
        }
        let target = names.types[plan.target]
        return ExtensionView.ReferenceView(
            name: name,
            lookup: ExtensionView.ReferenceView.lookup(
                name, of: target.name, isOwn: target.name == type.name,
                type.properties.compactMap { $0?.name }))
    }
}
