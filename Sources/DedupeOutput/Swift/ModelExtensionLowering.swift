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
        view.references = plan.references.flatMap {
            reference(
                for: $0, in: model,
                leavesItselfOut: plan.leavesItselfOut($0, of: request.schema.entities[plan.index]))
        }
        guard plan.isMerged else {
            view.importFoundation(isShown: false, request.options.access)
            return view
        }
        let entity = request.schema.entities[plan.index]
        view.recordType = SwiftLiteral.string(entity.recordType)
        view.documentation = plan.keyDocumentation(of: entity)
        view.keys = keys(of: plan, model)
        view.identity = identity(of: plan.index)
        addMerges(of: plan, entity, model, to: &view)
        view.modificationDate = modificationDate(of: entity, model)
        view.moves = model.relationships.flatMap { ModelMoveLowering($0, from: plan.index, names).statements }
        let isShown = needsFoundation(view) || !view.modificationDate.isEmpty
        view.importFoundation(isShown: isShown, request.options.access)
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
        case .uuid: "\(value).uuidString"
        case .integer: "String(\(value))"
        case .recordName, .text, .unsupported, .absent: value
        }
    }

    private func modificationDate(of entity: Entity, _ model: ModelClass) -> String {
        let own = entity.modificationDateField?.name
        return zip(entity.fields, model.attributes).first { $0.0.name == own }?.1?.name.source ?? ""
    }

    private func needsFoundation(_ view: ExtensionView) -> Bool {
        let types = view.keys.flatMap(\.parts).flatMap {
            view.keys.count > 1 ? [$0.stored] : [$0.stored, $0.model]
        }
        return types.contains { ["Date", "UUID", "URL", "Data", "Decimal"].contains($0) }
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
            return ExtensionView.KeyView(name: name, parts: parts)
        }
    }

    private func name(of field: Int, in model: ModelClass) -> SwiftIdentifier? {
        model.attributes[field]?.name ?? model.relationships.first { $0.field == field }?.name
    }

    private func part(_ field: Int, place: Int, of index: Int) -> ExtensionView.PartView? {
        let model = names.classes[index]
        guard let name = name(of: field, in: model) else { return nil }
        let entity = request.schema.entities[index]
        var part = ExtensionView.PartView(
            name: name.source, value: "self.\(name.source)", argument: name.argument,
            local: "part\(place + 1)",
            label: SwiftLiteral.string(entity.keyInRecordNames(of: entity.fields[field])), model: "",
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
        case .url: ("URL", "Deduplication.Text")
        case .openEnum(let type): types(of: names[type].rawType)
        case .appEnum(_, let type): types(of: type)
        case .string, .json, .reference, .recordName: ("String", "Deduplication.Text")
        case .int, .double, .decimal, .bool, .date, .uuid, .data, .asset, .location:
            (element.source, element.source)
        }
    }

    private func types(of type: EnumType.RawType) -> (model: String, stored: String) {
        switch type {
        case .string: ("String", "Deduplication.Text")
        case .int: ("Int", "Int")
        }
    }
}

// MARK: - Merging

extension ModelExtensionLowering {
    private func addMerges(
        of plan: EntityPlan, _ entity: Entity, _ model: ModelClass, to view: inout ExtensionView
    ) {
        for content in plan.contents {
            if case .key(let group) = content.rule {
                view.merges += completion(of: group, content, plan.index)
                view.rules.append(content.rule)
                continue
            }
            guard let attribute = model.attributes[content.field] else {
                let end = model.relationships.first { $0.field == content.field }
                view.merges += end.flatMap { merge($0, content.rule, of: plan.index) }.map { [$0] } ?? []
                continue
            }
            if let coordinates = attribute.coordinates {
                view.merges += merge(coordinates, areLists: attribute.type.isList)
                continue
            }
            let statement = MergeStatement(
                content: content, property: attribute.name.source, type: attribute.type, holdsRawValues: true)
            view.merges += statement.source.map { [$0] } ?? []
            view.rules.append(content.rule)
        }
    }

    private func completion(of group: KeyGroup, _ content: ContentPlan, _ index: Int) -> [String] {
        guard group.begins(with: content.field) else { return [] }
        let model = names.classes[index]
        let parts = group.parts.compactMap { part -> KeyStatement.Part? in
            guard let name = name(of: part.field, in: model),
                let value = self.part(part.field, place: 0, of: index)?.value
            else { return nil }
            let own = ContentPlan(
                field: part.field, rule: .key(group), missing: nil, refersToItself: part.refersToItself)
            let itself = model.attributes[part.field].map {
                MergeStatement(content: own, property: name.source, type: $0.type, holdsRawValues: true)
                    .itself
            }
            return KeyStatement.Part(
                property: name.source, value: "$0" + value.dropFirst("self".count), mustAgree: part.mustAgree,
                itself: part.refersToItself ? itself ?? "self" : nil)
        }
        return KeyStatement(parts: parts).lines
    }

    /// A place is two properties of which one says nothing without the other.
    private func merge(_ place: ModelAttribute.Coordinates, areLists: Bool) -> [String] {
        let both = [place.latitude.source, place.longitude.source]
        let isMissing = both.map { areLists ? "$0.\($0).isEmpty" : "$0.\($0) == nil" }
        return ["if let newest = twins.newest(of: { \(isMissing.joined(separator: " || ")) ? nil : $0 }) {"]
            + both.map { "    self.\($0) = newest.\($0)" } + ["}"]
    }

    /// Of one of many to its one: what else is related moves.
    private func merge(_ end: ModelRelationship, _ rule: ContentPlan.Rule, of index: Int) -> String? {
        guard !end.isToMany, !ModelMoveLowering(end, from: index, names).movesOne else { return nil }
        let name = end.name.source
        let exception = end.target == index ? "(unless: self)" : ""
        let newest = "twins.newest\(exception) { $0.\(name) }"
        return rule == .filling
            ? "self.\(name) = self.\(name) ?? \(newest)" : "self.\(name) = \(newest) ?? self.\(name)"
    }

    /// None for a relationship, whose other end moves it.
    private func reference(
        for plan: ReferencePlan, in model: ModelClass, leavesItselfOut: Bool
    ) -> [String] {
        guard let attribute = model.attributes[plan.field] else { return [] }
        let target = TypeExpression(
            names.classes[plan.target].name, in: model.name,
            model.attributes.compactMap { $0?.name } + model.relationships.map(\.name))
        let type = attribute.type.asStoredByClasses
        return RedirectStatement(
            property: attribute.name.source, type: type, target: target.source,
            leavesItselfOut: leavesItselfOut && (type.isList || type.isOptional)
        ).lines
    }
}

extension SwiftValueType {
    /// A class stores a reference that is no relationship as its text, and without a default as nil.
    fileprivate var asStoredByClasses: SwiftValueType {
        switch element {
        case .reference: SwiftValueType(element: .recordName, isList: isList, isOptional: !isList)
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .json,
            .recordName, .openEnum, .appEnum:
            self
        }
    }
}
