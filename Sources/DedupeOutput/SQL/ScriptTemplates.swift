import Templating

/// The layouts of one dialect's script, compiled once.
struct ScriptTemplates: Sendable {
    let heading: NamedTemplate<FrameView>
    let loop: NamedTemplate<LoopView>
    let twins: NamedTemplate<TwinsView>
    let flattening: NamedTemplate<RemarkView>
    let follow: NamedTemplate<FollowView>
    let fill: NamedTemplate<MergeView>
    let marking: NamedTemplate<RemarkView>
    let removal: NamedTemplate<MergeView>
    let ending: NamedTemplate<FrameView>
    let remark: NamedTemplate<RemarkView>

    /// `flattening` names the template that shortens chains, which one dialect shares with its partials.
    private init(_ name: String, flattening: String) {
        let partials: [TemplatePartial] = [
            TemplatePartial("dedupe-ends"),
            TemplatePartial("dedupe-flatten"),
            TemplatePartial("dedupe-follow-column"),
            TemplatePartial("dedupe-follow-junction"),
            TemplatePartial("dedupe-groups"),
            TemplatePartial("dedupe-twins"),
            TemplatePartial("dedupe-\(name)-follow"),
            TemplatePartial("dedupe-\(name)-union", as: "dedupe-union"),
        ]
        self.heading = NamedTemplate(
            "dedupe-\(name)-heading", "What stands at the beginning of the script.",
            partials: partials)
        self.loop = NamedTemplate(
            "dedupe-\(name)-loop", "A step that repeats, because its keys refer to its own records.",
            partials: partials)
        self.follow = NamedTemplate(
            "dedupe-\(name)-follow", "References that are led to survivors.", partials: partials)
        self.marking = NamedTemplate(
            "dedupe-\(name)-marking", "Where the duplicates are marked.")
        self.ending = NamedTemplate(
            "dedupe-\(name)-ending", "What stands at the end of the script.")
        twins = NamedTemplate(
            "dedupe-twins", "The search for the twins of one table.")
        self.flattening = NamedTemplate(
            flattening, "Where chains of redirects are shortened.", partials: partials)
        fill = NamedTemplate(
            "dedupe-fill", "What survivors take over.", partials: partials)
        removal = NamedTemplate(
            "dedupe-remove", "Where duplicates are deleted.")
        remark = NamedTemplate(
            "dedupe-remark", "A comment between the statements.")
    }

    static let sqlite = ScriptTemplates("sqlite", flattening: "dedupe-flatten")
    static let postgreSQL = ScriptTemplates("postgresql", flattening: "dedupe-postgresql-flatten")

    /// In the order in which they write.
    var all: [any ReplaceableTemplate] {
        [heading, remark, twins, loop, flattening, follow, fill, marking, removal, ending]
    }

    /// What the views offer and no template asks for; what is filled and what is removed have one view.
    var unusedKeys: [String] {
        heading.unusedKeys.filter(ending.unusedKeys.contains) + loop.unusedKeys + twins.unusedKeys
            + follow.unusedKeys + fill.unusedKeys.filter(removal.unusedKeys.contains) + remark.unusedKeys
    }
}
