extension EmbeddedTemplates {
    package static var dedupeEnds: [UInt8] { PackageResources.dedupe_ends_mustache }
    package static var dedupeExtension: [UInt8] { PackageResources.dedupe_extension_mustache }
    package static var dedupeFillLists: [UInt8] { PackageResources.dedupe_fill_lists_mustache }
    package static var dedupePostgreSQLFill: [UInt8] { PackageResources.dedupe_postgresql_fill_mustache }
    package static var dedupeSQLiteFill: [UInt8] { PackageResources.dedupe_sqlite_fill_mustache }
    package static var dedupeFlatten: [UInt8] { PackageResources.dedupe_flatten_mustache }
    package static var dedupeFollowColumn: [UInt8] { PackageResources.dedupe_follow_column_mustache }
    package static var dedupeFollowJunction: [UInt8] { PackageResources.dedupe_follow_junction_mustache }
    package static var dedupeGroups: [UInt8] { PackageResources.dedupe_groups_mustache }
    package static var dedupeHashing: [UInt8] { PackageResources.dedupe_hashing_mustache }
    package static var dedupeKeys: [UInt8] { PackageResources.dedupe_keys_mustache }
    package static var dedupePostgreSQL: [UInt8] { PackageResources.dedupe_postgresql_mustache }
    package static var dedupePostgreSQLFollow: [UInt8] { PackageResources.dedupe_postgresql_follow_mustache }
    package static var dedupeRecords: [UInt8] { PackageResources.dedupe_records_mustache }
    package static var dedupeRedirects: [UInt8] { PackageResources.dedupe_redirects_mustache }
    package static var dedupeRemove: [UInt8] { PackageResources.dedupe_remove_mustache }
    package static var dedupeSQLite: [UInt8] { PackageResources.dedupe_sqlite_mustache }
    package static var dedupeSQLiteFollow: [UInt8] { PackageResources.dedupe_sqlite_follow_mustache }
    package static var dedupeSmallest: [UInt8] { PackageResources.dedupe_smallest_mustache }
    package static var dedupeSupport: [UInt8] { PackageResources.dedupe_support_mustache }
    package static var dedupeTwins: [UInt8] { PackageResources.dedupe_twins_mustache }
}
