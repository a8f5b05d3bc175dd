import Output
import SwiftLanguage
import Templating

/// The support file: what all types share, and all types together.
struct SupportView: TemplateView {
    var headline: String
    var access: String
    var areClasses: Bool
    var needs: Needs
    var types: [TypeView]
    var steps: [StepView]

    static let keys: [TemplateKey<SupportView>] = [
        .headline(\.headline),
        .text(
            "access", "The access level with the space behind it, or nothing for an internal type.", \.access),
        .views("types", "The merged types in their order, then those that only refer to them.", \.types),
        .views("steps", "The steps in which types are merged.", \.steps),
        .flag("areClasses", "Whether the types are model classes.", \.areClasses),
        .flag("usesMaximum", "Whether some field takes the largest value of its twins.", \.needs.maximum),
        .flag("usesMinimum", "Whether some field takes the smallest value of its twins.", \.needs.minimum),
        .flag("usesSums", "Whether some field takes the sum of its twins.", \.needs.sums),
        .flag(
            "hasAlternatives", "Whether some type has several unique keys.", \.needs.alternatives),
        .flag("usesLists", "Whether some list of references follows redirects.", \.needs.lists),
        .flag("usesExceptions", "Whether some record leaves itself out of such a list.", \.needs.exceptions),
        .flag("usesUnions", "Whether some list is united with those of its twins.", \.needs.unions),
        .flag(
            "completesKeys", "Whether a survivor can take a key of several parts from a twin.",
            \.needs.keyGroups),
        .flag(
            "comparesKeys", "Whether a survivor that takes such a key keeps another one.", \.needs.agreement),
        .flag("namesRecords", "Whether some type can name records after their keys.", \.needs.recordNames),
        .flag("makesIDs", "Whether some type can make IDs of its keys.", \.needs.ids),
        .flag("usesKeyTexts", "Whether some type makes names or IDs of its keys.") {
            $0.needs.recordNames || $0.needs.ids
        },
        .flag("needsOrder", "Whether some merge rule must see twins in the same order on every device.") {
            $0.needs.sums || $0.needs.unions
        },
    ]

    /// What the extensions ask of the support file.
    struct Needs {
        var maximum = false
        var minimum = false
        var sums = false
        var unions = false

        /// Whether a survivor can take a whole key, and whether it keeps other keys with that.
        var keyGroups = false
        var agreement = false
        var recordNames = false
        var ids = false

        /// Whether a type has several unique keys.
        var alternatives = false

        /// Whether lists of references follow redirects.
        var lists = false

        /// Whether some record leaves itself out of its list.
        var exceptions = false

        mutating func add(_ view: ExtensionView) {
            if view.maker == ExtensionView.nameMaker { recordNames = true }
            if view.maker == ExtensionView.idMaker { ids = true }
            if view.keys.count > 1 { alternatives = true }
            let lookups = view.references.filter { $0.hasPrefix("if let survivors") }
            if !lookups.isEmpty { lists = true }
            if lookups.contains(where: { $0.contains(", except: self.identity]") }) { exceptions = true }
            for rule in view.rules {
                switch rule {
                case .newest, .filling: break
                case .key(let group):
                    keyGroups = true
                    if group.parts.contains(where: \.mustAgree) { agreement = true }
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
        var property: String
        var isKeyed: Bool
        var refersToLater: Bool
        var refersInKey: Bool

        static let keys: [TemplateKey<TypeView>] = [
            .text("type", "The name of the type.", \.type),
            .text("property", "The property of `ZoneRecords` that holds its records.", \.property),
            .flag("isKeyed", "Whether records of the type are merged.", \.isKeyed),
            .flag(
                "refersToLater", "Whether it refers to records that are merged in its own step or later.",
                \.refersToLater),
            .flag(
                "refersInKey", "Whether its key holds references, which must lead to survivors first.",
                \.refersInKey),
        ]
    }

    struct StepView: TemplateView {
        var types: [TypeView]
        var isLoop: Bool

        static let keys: [TemplateKey<StepView>] = [
            .views("types", "The types that are merged in this step.", \.types),
            .flag("isLoop", "Whether their keys refer to each other, so that the step repeats.", \.isLoop),
        ]
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
