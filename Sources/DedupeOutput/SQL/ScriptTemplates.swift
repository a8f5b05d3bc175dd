import Templates
import Templating

/// The layouts of one dialect's script, compiled once.
struct ScriptTemplates: Sendable {
    let heading: Template<FrameView>
    let loop: Template<LoopView>
    let twins: Template<TwinsView>
    let flattening: Template<RemarkView>
    let follow: Template<FollowView>
    let fill: Template<MergeView>
    let marking: Template<RemarkView>
    let removal: Template<MergeView>
    let ending: Template<FrameView>
    let remark: Template<RemarkView>

    private init(
        _ name: String,
        heading: [UInt8],
        loop: [UInt8],
        flattening: [UInt8],
        follow: [UInt8],
        union: [UInt8],
        marking: [UInt8],
        ending: [UInt8]
    ) {
        let partials = [
            "dedupe-ends": EmbeddedTemplates.dedupeEnds,
            "dedupe-flatten": EmbeddedTemplates.dedupeFlatten,
            "dedupe-follow-column": EmbeddedTemplates.dedupeFollowColumn,
            "dedupe-follow-junction": EmbeddedTemplates.dedupeFollowJunction,
            "dedupe-groups": EmbeddedTemplates.dedupeGroups,
            "dedupe-twins": EmbeddedTemplates.dedupeTwins,
            "dedupe-\(name)-follow": follow,
            "dedupe-union": union,
        ]
        self.heading = Template(embedded: "dedupe-\(name)-heading", heading, partials: partials)
        self.loop = Template(embedded: "dedupe-\(name)-loop", loop, partials: partials)
        self.follow = Template(embedded: "dedupe-\(name)-follow", follow, partials: partials)
        self.marking = Template(embedded: "dedupe-\(name)-marking", marking)
        self.ending = Template(embedded: "dedupe-\(name)-ending", ending)
        twins = Template(embedded: "dedupe-twins", EmbeddedTemplates.dedupeTwins)
        self.flattening = Template(embedded: "dedupe-\(name)-flatten", flattening, partials: partials)
        fill = Template(embedded: "dedupe-fill", EmbeddedTemplates.dedupeFill, partials: partials)
        removal = Template(embedded: "dedupe-remove", EmbeddedTemplates.dedupeRemove)
        remark = Template(embedded: "dedupe-remark", EmbeddedTemplates.dedupeRemark)
    }

    static let sqlite = ScriptTemplates(
        "sqlite", heading: EmbeddedTemplates.dedupeSQLiteHeading, loop: EmbeddedTemplates.dedupeSQLiteLoop,
        flattening: EmbeddedTemplates.dedupeFlatten,
        follow: EmbeddedTemplates.dedupeSQLiteFollow, union: EmbeddedTemplates.dedupeSQLiteUnion,
        marking: EmbeddedTemplates.dedupeSQLiteMarking, ending: EmbeddedTemplates.dedupeSQLiteEnding)

    static let postgreSQL = ScriptTemplates(
        "postgresql", heading: EmbeddedTemplates.dedupePostgreSQLHeading,
        loop: EmbeddedTemplates.dedupePostgreSQLLoop,
        flattening: EmbeddedTemplates.dedupePostgreSQLFlatten,
        follow: EmbeddedTemplates.dedupePostgreSQLFollow, union: EmbeddedTemplates.dedupePostgreSQLUnion,
        marking: EmbeddedTemplates.dedupePostgreSQLMarking, ending: EmbeddedTemplates.dedupePostgreSQLEnding)

    /// What the views offer and no template asks for; what is filled and what is removed have one view.
    var unusedKeys: [String] {
        heading.unusedKeys.filter(ending.unusedKeys.contains) + loop.unusedKeys + twins.unusedKeys
            + follow.unusedKeys + fill.unusedKeys.filter(removal.unusedKeys.contains) + remark.unusedKeys
    }
}
