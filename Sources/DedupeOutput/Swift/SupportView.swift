import Output
import SwiftLanguage
import Templating

/// The support file: what all types share, and all types together.
struct SupportView: TemplateView {
    var headline: String
    var access: String

    /// Whether they are model classes; else structures.
    var areClasses: Bool

    /// Whether some of them unite lists.
    var unitesLists: Bool

    /// The merged ones in their order, then those that only refer to them.
    var types: [TypeView]
    var steps: [StepView]

    static let keys: [TemplateKey<SupportView>] = [
        .text("headline", \.headline), .text("access", \.access), .views("types", \.types),
        .views("steps", \.steps), .flag("areClasses", \.areClasses),
        .flag("unitesLists", \.unitesLists),
    ]

    struct TypeView: TemplateView {
        var type: String

        /// Of `ZoneRecords`.
        var property: String
        var isKeyed: Bool
        var refers: Bool

        /// Whether its key holds references, which must lead to survivors before twins are looked for.
        var refersInKey: Bool

        static let keys: [TemplateKey<TypeView>] = [
            .text("type", \.type), .text("property", \.property), .flag("isKeyed", \.isKeyed),
            .flag("refers", \.refers), .flag("refersInKey", \.refersInKey),
        ]
    }

    struct StepView: TemplateView {
        var types: [TypeView]
        var isLoop: Bool

        static let keys: [TemplateKey<StepView>] = [.views("types", \.types), .flag("isLoop", \.isLoop)]
    }
}

extension SupportView {
    /// `types` are the names of all of the schema's; `refers` tells of each of the plan's entities whether its extension
    /// moves references.
    init(
        _ request: OutputRequest, _ types: [SwiftIdentifier], _ plan: DedupePlan, refers: [Bool],
        unitesLists: Bool
    ) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        areClasses = request.models == .classes
        self.unitesLists = unitesLists
        var taken: Set<String> = []
        let views = plan.entities.enumerated().map { index, entity in
            let type = types[entity.index]
            let wanted = type.name.prefix(1).lowercased() + type.name.dropFirst() + "Records"
            let property = taken.insert(wanted).inserted ? wanted : "\(type.name)Records\(index)"
            return TypeView(
                type: type.source, property: property, isKeyed: entity.isMerged, refers: refers[index],
                refersInKey: refers[index] && !entity.keyReferences.isEmpty)
        }
        steps = plan.steps.map { step in
            StepView(types: step.members.map { views[$0] }, isLoop: step.isLoop)
        }
        self.types = steps.flatMap(\.types) + views.filter { !$0.isKeyed && $0.refers }
    }
}
