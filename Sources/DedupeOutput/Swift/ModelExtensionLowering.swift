import Output
import SchemaModel
import SwiftLanguage

/// Turns the plan of one entity into the extension of its model class.
struct ModelExtensionLowering {
    private let request: OutputRequest
    private let names: ModelNames
    private let identities: [Identity]
    private let access: String

    init(_ request: OutputRequest, _ names: ModelNames, identities: [Identity]) {
        self.request = request
        self.names = names
        self.identities = identities
        access = request.options.access.swiftPrefix
    }

    func view(of plan: EntityPlan) -> ExtensionView {
        let model = names.classes[plan.index]
        var view = ExtensionView(
            headline: SwiftComment.line(request.headline), access: access, foundation: "",
            type: model.name.source, mutating: "")
        view.references = plan.references.compactMap { reference(for: $0, in: model) }
        guard plan.isMerged else { return view }
        let entity = request.schema.entities[plan.index]
        view.recordType = SwiftLiteral.string(entity.name)
        view.documentation = plan.keyDocumentation(of: entity)
        view.keys = keys(of: plan, model)
        view.identity = identity(of: plan.index)
        view.fills = fills(of: plan, entity, model)
        view.unitesLists = plan.unitedFields(of: entity).contains { model.attributes[$0] != nil }
        view.moves = model.relationships.flatMap { ModelMoveLowering($0, from: plan.index, names).statements }
        view.foundation = foundation(for: view)
        return view
    }

    private func identity(of entity: Int) -> String {
        guard let field = identities[entity].field, let attribute = names.classes[entity].attributes[field]
        else { return "" }
        return Self.text("self.\(attribute.name.source)", identities[entity])
    }

    /// What holds an identity, as redirects keep it.
    private static func text(_ value: String, _ identity: Identity) -> String {
        switch identity {
        case .uuid: "Deduplication.text(\(value))"
        case .integer: "String(\(value))"
        case .recordName, .text, .unsupported, .absent: value
        }
    }

    /// Where a key has a type of Foundation's.
    private func foundation(for view: ExtensionView) -> String {
        let types = view.keys.flatMap(\.parts).flatMap {
            view.keys.count > 1 ? [$0.stored] : [$0.stored, $0.model]
        }
        let isNeeded = types.contains { ["Date", "UUID", "URL", "Data", "Decimal"].contains($0) }
        return isNeeded ? "\(access)import Foundation" : ""
    }
}

// MARK: - Keys

extension ModelExtensionLowering {
    private func keys(of plan: EntityPlan, _ model: ModelClass) -> [ExtensionView.KeyView] {
        var taken: Set<String> = []
        return plan.keys.enumerated().map { number, key in
            let parts = key.parts.enumerated().compactMap { place, part in
                self.part(part.field, place: place, of: plan.index)
            }
            let name = ExtensionView.KeyView.name(
                of: key.parts.compactMap { self.name(of: $0.field, in: model) }, number, &taken)
            return ExtensionView.KeyView(name: name, number: number, parts: parts)
        }
    }

    private func name(of field: Int, in model: ModelClass) -> SwiftIdentifier? {
        model.attributes[field]?.name ?? model.relationships.first { $0.field == field }?.name
    }

    private func part(_ field: Int, place: Int, of index: Int) -> ExtensionView.PartView? {
        let model = names.classes[index]
        guard let name = name(of: field, in: model) else { return nil }
        var part = ExtensionView.PartView(
            name: name.source, value: "self.\(name.source)", argument: name.argument,
            local: "part\(place + 1)",
            label: SwiftLiteral.string(request.schema.entities[index].fields[field].name), model: "",
            stored: "")
        if let attribute = model.attributes[field] {
            (part.model, part.stored) = types(of: attribute.type.element)
        } else if let end = model.relationships.first(where: { $0.field == field }),
            let identity = identities[end.target].field,
            let attribute = names.classes[end.target].attributes[identity]
        {
            (part.model, part.stored) = types(of: attribute.type.element)
            part.value += "?.\(attribute.name.source)"
        }
        return part
    }

    /// Of the property, not optional, and in the key.
    private func types(of element: SwiftValueType.Element) -> (model: String, stored: String) {
        switch element {
        case .url: ("URL", "String")
        case .openEnum(let type): (names[type].rawType.swiftName, names[type].rawType.swiftName)
        case .appEnum(_, let type): (type.swiftName, type.swiftName)
        case .reference: ("String", "String")
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .data, .asset, .location, .json,
            .recordName:
            (element.source, element.source)
        }
    }
}

extension EnumType.RawType {
    fileprivate var swiftName: String {
        switch self {
        case .string: "String"
        case .int: "Int"
        }
    }
}

// MARK: - Merging

extension ModelExtensionLowering {
    private func fills(of plan: EntityPlan, _ entity: Entity, _ model: ModelClass) -> [String] {
        let united = plan.unitedFields(of: entity)
        return entity.fields.indices.filter {
            !plan.keepsPart($0) && entity.systemField(entity.fields[$0]) == nil
        }
        .flatMap { field in
            if let attribute = model.attributes[field] {
                guard united.contains(field) else { return fills(attribute) }
                let isOwn = plan.refersToItself(field)
                return [ExtensionView.union(of: attribute.name.source, refersToItself: isOwn)]
            }
            return model.relationships.first { $0.field == field }.map { fill($0, of: plan.index) } ?? []
        }
    }

    /// A place is two properties of which one says nothing without the other.
    private func fills(_ attribute: ModelAttribute) -> [String] {
        let name = attribute.name.source
        guard let coordinates = attribute.coordinates else {
            if attribute.type.isList {
                return ["if self.\(name).isEmpty { self.\(name) = duplicate.\(name) }"]
            }
            return attribute.isStoredAsOptional
                ? ["if self.\(name) == nil { self.\(name) = duplicate.\(name) }"] : []
        }
        let both = [coordinates.latitude.source, coordinates.longitude.source]
        let isMissing = both.map { attribute.type.isList ? "self.\($0).isEmpty" : "self.\($0) == nil" }
        let taken = both.map { "    self.\($0) = duplicate.\($0)" }
        return ["if \(isMissing.joined(separator: ", ")) {"] + taken + ["}"]
    }

    /// Of one of many to its one: what else is related moves.
    private func fill(_ end: ModelRelationship, of index: Int) -> [String] {
        guard !end.isToMany, !ModelMoveLowering(end, from: index, names).movesOne else { return [] }
        let name = end.name.source
        let guarded = end.target == index ? ", duplicate.\(name) !== self" : ""
        return ["if self.\(name) == nil\(guarded) { self.\(name) = duplicate.\(name) }"]
    }

    /// Nil for a relationship, whose other end moves it.
    private func reference(for plan: ReferencePlan, in model: ModelClass) -> ExtensionView.ReferenceView? {
        guard let attribute = model.attributes[plan.field] else { return nil }
        let target = names.classes[plan.target].name
        let name = attribute.name.source
        return ExtensionView.ReferenceView(
            name: name,
            lookup: ExtensionView.ReferenceView.lookup(
                name, of: target, isOwn: target == model.name,
                model.attributes.compactMap { $0?.name } + model.relationships.map(\.name)))
    }
}

extension ModelAttribute {
    /// Without a default, neither a URL nor a record's name has a value to begin with.
    fileprivate var isStoredAsOptional: Bool {
        switch type.element {
        case .url, .reference, .recordName: true
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .data, .asset, .location, .json,
            .openEnum,
            .appEnum:
            type.isOptional
        }
    }
}
