import Output
import SwiftLanguage
import Templating

/// The support file: what all types share, and all types together.
struct SupportView: TemplateView {
    var headline: String
    var access: String

    /// Whether they are model classes; else structures.
    var areClasses: Bool

    var needs: Needs

    /// The merged ones in their order, then those that only refer to them.
    var types: [TypeView]
    var steps: [StepView]

    static let keys: [TemplateKey<SupportView>] = [
        .text("headline", \.headline), .text("access", \.access), .views("types", \.types),
        .views("steps", \.steps), .flag("areClasses", \.areClasses),
        .flag("usesMaximum", \.needs.maximum), .flag("usesMinimum", \.needs.minimum),
        .flag("usesSums", \.needs.sums), .flag("usesLists", \.needs.lists),
        .flag("usesUnions", \.needs.unions), .flag("namesRecords", \.needs.recordNames),
        .flag("makesIDs", \.needs.ids),
        .flag("usesKeyTexts") { $0.needs.recordNames || $0.needs.ids },
        .flag("needsOrder") { $0.needs.sums || $0.needs.unions },
    ]

    /// What the extensions ask of the support file.
    struct Needs {
        var maximum = false
        var minimum = false
        var sums = false
        var unions = false
        var recordNames = false
        var ids = false

        /// Whether lists of references follow redirects.
        var lists = false

        mutating func add(_ view: ExtensionView) {
            if view.maker == ExtensionView.nameMaker { recordNames = true }
            if view.maker == ExtensionView.idMaker { ids = true }
            if view.references.contains(where: { $0.hasPrefix("if let survivors") }) { lists = true }
            for rule in view.rules {
                switch rule {
                case .newest, .filling: break
                case .max: maximum = true
                case .min: minimum = true
                case .sum: sums = true
                case .union: unions = true
                }
            }
        }
    }

    struct TypeView: TemplateView {
        var type: String

        /// Of `ZoneRecords`.
        var property: String
        var isKeyed: Bool

        /// Whether it refers to records that are merged in its own step or later.
        var refersToLater: Bool

        /// Whether its key holds references, which must lead to survivors before twins are looked for.
        var refersInKey: Bool

        static let keys: [TemplateKey<TypeView>] = [
            .text("type", \.type), .text("property", \.property), .flag("isKeyed", \.isKeyed),
            .flag("refersToLater", \.refersToLater), .flag("refersInKey", \.refersInKey),
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
        needs: Needs
    ) {
        headline = SwiftComment.line(request.headline)
        access = request.options.access.swiftPrefix
        areClasses = request.models == .classes
        self.needs = needs
        var taken: Set<String> = []
        var order: [Int: Int] = [:]
        for (number, step) in plan.steps.enumerated() {
            for member in step.members { order[plan.entities[member].index] = number }
        }
        let views = plan.entities.enumerated().map { index, entity in
            let type = types[entity.index]
            let wanted = type.name.prefix(1).lowercased() + type.name.dropFirst() + "Records"
            let property = taken.insert(wanted).inserted ? wanted : "\(type.name)Records\(index)"
            let refersInKey = refers[index] && !entity.keyReferences.isEmpty
            let own = refersInKey ? order[entity.index] ?? 0 : 0
            return TypeView(
                type: type.source, property: property, isKeyed: entity.isMerged,
                refersToLater: refers[index] && entity.references.contains { order[$0.target] ?? own >= own },
                refersInKey: refersInKey)
        }
        steps = plan.steps.map { step in
            StepView(types: step.members.map { views[$0] }, isLoop: step.isLoop)
        }
        self.types = steps.flatMap(\.types) + views.filter { !$0.isKeyed && $0.refersToLater }
    }
}
