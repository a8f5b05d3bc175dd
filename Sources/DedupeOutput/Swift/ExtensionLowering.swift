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
        view.references = plan.references.flatMap {
            reference(
                for: $0, in: type,
                leavesItselfOut: plan.leavesItselfOut($0, of: request.schema.entities[plan.index]))
        }
        guard plan.isMerged else {
            view.importFoundation(isShown: false, request.options.access)
            return view
        }
        let entity = request.schema.entities[plan.index]
        view.keys = keys(of: plan, entity, type)
        view.documentation = plan.keyDocumentation(of: entity)
        view.identity = identity(of: plan.index, type)
        view.maker = maker(of: plan, entity)
        for index in view.keys.indices { view.keys[index].maker = view.maker }
        for content in plan.contents {
            guard type.properties[content.field] != nil else { continue }
            view.merges += merge(content, of: type)
            view.rules.append(content.rule)
        }
        view.modificationDate = modificationDate(of: entity, type)
        let isShown =
            needsFoundation(plan, type) || view.maker == ExtensionView.idMaker
            || !view.modificationDate.isEmpty
        view.importFoundation(isShown: isShown, request.options.access)
        return view
    }

    /// What a new record can get that every device makes alike from its key: its name, or the ID that it is known by.
    private func maker(of plan: EntityPlan, _ entity: Entity) -> String {
        let isEncrypted = plan.keys.contains { $0.parts.contains { entity.fields[$0.field].isEncrypted } }
        if isEncrypted { return "" }
        return switch identities[plan.index] {
        case .recordName, .text: ExtensionView.nameMaker
        case .uuid: ExtensionView.idMaker
        case .integer, .unsupported, .absent: ""
        }
    }

    private func identity(of entity: Int, _ type: SwiftType) -> String {
        guard case .integer(let field) = identities[entity], let property = type.properties[field] else {
            return "recordName"
        }
        return "String(self.\(property.storedName.source))"
    }

    /// The app's own date of the last change, else the one that CloudKit keeps, where the document describes it.
    private func modificationDate(of entity: Entity, _ type: SwiftType) -> String {
        let own = entity.modificationDateField?.name
        let property =
            zip(entity.fields, type.properties).first { $0.0.name == own }?.1
            ?? type.properties.lazy.compactMap(\.self).first { $0.systemField == .modificationDate }
        return property?.storedName.source ?? ""
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
                type.properties[part.field].map {
                    self.part(
                        $0, called: entity.keyInRecordNames(of: entity.fields[part.field]), place: place)
                }
            }
            let name = ExtensionView.KeyView.name(
                of: key.parts.compactMap { type.properties[$0.field]?.name }, number, &taken)
            return ExtensionView.KeyView(name: name, parts: parts)
        }
    }

    private func part(
        _ property: SwiftProperty, called key: String, place: Int
    ) -> ExtensionView.PartView {
        let element = property.type.element
        return ExtensionView.PartView(
            name: property.name.source, value: "self.\(property.storedName.source)",
            argument: property.name.argument, local: "part\(place + 1)",
            label: SwiftLiteral.string(key),
            model: element.source, stored: storedType(of: element))
    }

    private func storedType(of element: SwiftValueType.Element) -> String {
        switch element {
        case .string, .url, .asset, .json, .reference, .recordName: "Deduplication.Text"
        case .openEnum(let type): rawType(names[type].rawType)
        case .appEnum(_, let type): rawType(type)
        case .int, .double, .decimal, .bool, .date, .uuid, .data, .location: element.source
        }
    }

    private func rawType(_ type: EnumType.RawType) -> String {
        switch type {
        case .string: "Deduplication.Text"
        case .int: "Int"
        }
    }
}

// MARK: - Merging

extension ExtensionLowering {
    /// None for a property that is taken with others.
    private func merge(_ content: ContentPlan, of type: SwiftType) -> [String] {
        if case .key(let group) = content.rule { return completion(of: group, content, type) }
        return statement(content, of: type)?.source.map { [$0] } ?? []
    }

    private func statement(_ content: ContentPlan, of type: SwiftType) -> MergeStatement? {
        type.properties[content.field].map {
            MergeStatement(content: content, property: $0.storedName.source, type: $0.type)
        }
    }

    private func completion(of group: KeyGroup, _ content: ContentPlan, _ type: SwiftType) -> [String] {
        guard group.begins(with: content.field) else { return [] }
        let parts = group.parts.compactMap { part in
            let own = ContentPlan(
                field: part.field, rule: .key(group), missing: nil, refersToItself: part.refersToItself)
            return statement(own, of: type).map {
                KeyStatement.Part(
                    property: $0.property, value: "$0.\($0.property)", mustAgree: part.mustAgree,
                    itself: $0.itself)
            }
        }
        return KeyStatement(parts: parts).lines
    }

    /// None for what the type does not hold, or what it never changes.
    private func reference(
        for plan: ReferencePlan, in type: SwiftType, leavesItselfOut: Bool
    ) -> [String] {
        guard let property = type.properties[plan.field], property.systemField == nil,
            type.naming.field != plan.field
        else { return [] }
        let target = TypeExpression(
            names.types[plan.target].name, in: type.name, type.properties.compactMap { $0?.name })
        return RedirectStatement(
            property: property.storedName.source, type: property.type, target: target.source,
            leavesItselfOut: leavesItselfOut && (property.type.isList || property.type.isOptional)
        )
        .lines
    }
}
