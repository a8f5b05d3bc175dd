import Templates
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

    private init(
        _ name: String,
        heading: [UInt8],
        loop: [UInt8],
        flattening: TemplatePartial,
        follow: [UInt8],
        union: [UInt8],
        marking: [UInt8],
        ending: [UInt8]
    ) {
        let partials: [TemplatePartial] = [
            TemplatePartial("dedupe-ends", EmbeddedTemplates.dedupeEnds),
            TemplatePartial("dedupe-flatten", EmbeddedTemplates.dedupeFlatten),
            TemplatePartial("dedupe-follow-column", EmbeddedTemplates.dedupeFollowColumn),
            TemplatePartial("dedupe-follow-junction", EmbeddedTemplates.dedupeFollowJunction),
            TemplatePartial("dedupe-groups", EmbeddedTemplates.dedupeGroups),
            TemplatePartial("dedupe-twins", EmbeddedTemplates.dedupeTwins),
            TemplatePartial("dedupe-\(name)-follow", follow),
            TemplatePartial("dedupe-\(name)-union", union, as: "dedupe-union"),
        ]
        self.heading = NamedTemplate(
            "dedupe-\(name)-heading", "What stands at the beginning of the script.", heading,
            partials: partials)
        self.loop = NamedTemplate(
            "dedupe-\(name)-loop", "A step that repeats, because its keys refer to its own records.", loop,
            partials: partials)
        self.follow = NamedTemplate(
            "dedupe-\(name)-follow", "References that are led to survivors.", follow, partials: partials)
        self.marking = NamedTemplate(
            "dedupe-\(name)-marking", "Where the duplicates are marked.", marking)
        self.ending = NamedTemplate(
            "dedupe-\(name)-ending", "What stands at the end of the script.", ending)
        twins = NamedTemplate(
            "dedupe-twins", "The search for the twins of one table.", EmbeddedTemplates.dedupeTwins)
        self.flattening = NamedTemplate(
            flattening.name, "Where chains of redirects are shortened.", flattening.text, partials: partials)
        fill = NamedTemplate(
            "dedupe-fill", "What survivors take over.", EmbeddedTemplates.dedupeFill, partials: partials)
        removal = NamedTemplate(
            "dedupe-remove", "Where duplicates are deleted.", EmbeddedTemplates.dedupeRemove)
        remark = NamedTemplate(
            "dedupe-remark", "A comment between the statements.", EmbeddedTemplates.dedupeRemark)
    }

    static let sqlite = ScriptTemplates(
        "sqlite", heading: EmbeddedTemplates.dedupeSQLiteHeading, loop: EmbeddedTemplates.dedupeSQLiteLoop,
        flattening: TemplatePartial("dedupe-flatten", EmbeddedTemplates.dedupeFlatten),
        follow: EmbeddedTemplates.dedupeSQLiteFollow, union: EmbeddedTemplates.dedupeSQLiteUnion,
        marking: EmbeddedTemplates.dedupeSQLiteMarking, ending: EmbeddedTemplates.dedupeSQLiteEnding)

    static let postgreSQL = ScriptTemplates(
        "postgresql", heading: EmbeddedTemplates.dedupePostgreSQLHeading,
        loop: EmbeddedTemplates.dedupePostgreSQLLoop,
        flattening: TemplatePartial(
            "dedupe-postgresql-flatten", EmbeddedTemplates.dedupePostgreSQLFlatten),
        follow: EmbeddedTemplates.dedupePostgreSQLFollow, union: EmbeddedTemplates.dedupePostgreSQLUnion,
        marking: EmbeddedTemplates.dedupePostgreSQLMarking, ending: EmbeddedTemplates.dedupePostgreSQLEnding)

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
