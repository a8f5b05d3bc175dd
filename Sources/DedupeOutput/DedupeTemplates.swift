import Templates
import Templating

/// The layouts of the generated files, compiled once.
enum DedupeTemplates {
    static let swiftExtension = Template<ExtensionView>(
        embedded: "dedupe-extension", EmbeddedTemplates.dedupeExtension)

    static let swiftSupport = Template<SupportView>(
        embedded: "dedupe-support", EmbeddedTemplates.dedupeSupport,
        partials: [
            "dedupe-redirects": EmbeddedTemplates.dedupeRedirects,
            "dedupe-records": EmbeddedTemplates.dedupeRecords,
            "dedupe-keys": EmbeddedTemplates.dedupeKeys,
            "dedupe-hashing": EmbeddedTemplates.dedupeHashing,
        ])

    static let sqlite = Template<ScriptView>(
        embedded: "dedupe-sqlite", EmbeddedTemplates.dedupeSQLite,
        partials: scriptPartials.merging([
            "dedupe-sqlite-fill": EmbeddedTemplates.dedupeSQLiteFill,
            "dedupe-sqlite-follow": EmbeddedTemplates.dedupeSQLiteFollow,
        ]) { $1 })

    static let postgreSQL = Template<ScriptView>(
        embedded: "dedupe-postgresql", EmbeddedTemplates.dedupePostgreSQL,
        partials: scriptPartials.merging([
            "dedupe-postgresql-fill": EmbeddedTemplates.dedupePostgreSQLFill,
            "dedupe-postgresql-follow": EmbeddedTemplates.dedupePostgreSQLFollow,
        ]) { $1 })

    private static let scriptPartials = [
        "dedupe-ends": EmbeddedTemplates.dedupeEnds,
        "dedupe-fill-lists": EmbeddedTemplates.dedupeFillLists,
        "dedupe-flatten": EmbeddedTemplates.dedupeFlatten,
        "dedupe-follow-column": EmbeddedTemplates.dedupeFollowColumn,
        "dedupe-follow-junction": EmbeddedTemplates.dedupeFollowJunction,
        "dedupe-groups": EmbeddedTemplates.dedupeGroups,
        "dedupe-remove": EmbeddedTemplates.dedupeRemove,
        "dedupe-smallest": EmbeddedTemplates.dedupeSmallest,
        "dedupe-twins": EmbeddedTemplates.dedupeTwins,
    ]

    /// What the views offer and no template asks for.
    static var unusedKeys: [String] {
        swiftExtension.unusedKeys + swiftSupport.unusedKeys
            + sqlite.unusedKeys.filter(Set(postgreSQL.unusedKeys).contains)
    }
}
