import Output
import SQLLanguage
import SchemaModel
import Templating

/// The script of one dialect, written statement by statement, so that never all views are in memory.
struct Script {
    private let lowering: ScriptLowering
    private let templates: ScriptTemplates
    private let replacements: TemplateReplacements
    private var text: [UInt8] = []

    init(_ lowering: ScriptLowering) {
        self.lowering = lowering
        replacements = lowering.request.templates
        switch lowering.names.dialect {
        case .sqlite: templates = .sqlite
        case .postgresql: templates = .postgreSQL
        }
    }

    mutating func render() -> [UInt8] {
        let frame = lowering.frame
        templates.heading.render(frame, in: replacements, into: &text)
        flatten()
        let referring = lowering.plan.referringEntities
        for (number, step) in lowering.plan.steps.enumerated() { render(step, number + 1, referring) }
        merge()
        templates.ending.render(frame, in: replacements, into: &text)
        return text
    }

    private mutating func render(_ step: MergeStep, _ number: Int, _ referring: DedupePlan.Referring) {
        let follows = FollowLowering(lowering)
        let pairs = step.members.flatMap { referring[$0] }
        if step.isLoop {
            remark("Keys that refer to records of the same types: each round can make new twins.")
            let members = Set(step.members)
            let inner = pairs.filter { members.contains($0.entity) }
            let view = LoopView(
                number: number, quote: lowering.quote, twins: step.members.map(lowering.twins),
                follows: inner.compactMap(follows.view))
            templates.loop.render(view, in: replacements, into: &text)
        } else {
            remark(
                number == 1
                    ? "Find twins." : "Find twins by keys with references to records that were merged above.")
            for member in step.members {
                templates.twins.render(lowering.twins(of: member), in: replacements, into: &text)
            }
            flatten()
        }
        let followers = pairs.compactMap(follows.view)
        if !followers.isEmpty { remark("Lead references to duplicates to their survivors.") }
        for view in followers { templates.follow.render(view, in: replacements, into: &text) }
    }

    private mutating func merge() {
        let merges = MergeLowering(lowering)
        let merged = lowering.plan.entities.filter(\.isMerged)
        if merged.contains(where: { merges.view(of: $0).takesOver }) {
            let unites = merged.contains(where: merges.unites)
            remark(
                "Survivors take the newest value of each column from their twins"
                    + (unites ? ", and unite their lists." : "."))
        }
        var removals: [UInt8] = []
        for entity in merged {
            let view = merges.view(of: entity)
            templates.fill.render(view, in: replacements, into: &text)
            templates.removal.render(view, in: replacements, into: &removals)
        }
        templates.marking.render(RemarkView(text: ""), in: replacements, into: &text)
        remark("Delete the duplicates, which nothing refers to any more.")
        text += removals
    }

    private mutating func flatten() {
        templates.flattening.render(RemarkView(text: ""), in: replacements, into: &text)
    }

    private mutating func remark(_ remark: String) {
        templates.remark.render(RemarkView(text: remark), in: replacements, into: &text)
    }
}
