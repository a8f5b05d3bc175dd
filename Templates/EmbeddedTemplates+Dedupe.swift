extension EmbeddedTemplates {
    package static var dedupeContents: [UInt8] { PackageResources.dedupe_contents_mustache }
    package static var dedupeEnds: [UInt8] { PackageResources.dedupe_ends_mustache }
    package static var dedupeExtension: [UInt8] { PackageResources.dedupe_extension_mustache }
    package static var dedupeFill: [UInt8] { PackageResources.dedupe_fill_mustache }
    package static var dedupeFlatten: [UInt8] { PackageResources.dedupe_flatten_mustache }
    package static var dedupeFollowColumn: [UInt8] { PackageResources.dedupe_follow_column_mustache }
    package static var dedupeFollowJunction: [UInt8] { PackageResources.dedupe_follow_junction_mustache }
    package static var dedupeGroups: [UInt8] { PackageResources.dedupe_groups_mustache }
    package static var dedupeKeys: [UInt8] { PackageResources.dedupe_keys_mustache }
    package static var dedupePostgreSQLEnding: [UInt8] { PackageResources.dedupe_postgresql_ending_mustache }
    package static var dedupePostgreSQLFlatten: [UInt8] {
        PackageResources.dedupe_postgresql_flatten_mustache
    }
    package static var dedupePostgreSQLFollow: [UInt8] { PackageResources.dedupe_postgresql_follow_mustache }
    package static var dedupePostgreSQLHeading: [UInt8] {
        PackageResources.dedupe_postgresql_heading_mustache
    }
    package static var dedupePostgreSQLLoop: [UInt8] { PackageResources.dedupe_postgresql_loop_mustache }
    package static var dedupePostgreSQLMarking: [UInt8] {
        PackageResources.dedupe_postgresql_marking_mustache
    }
    package static var dedupePostgreSQLUnion: [UInt8] { PackageResources.dedupe_postgresql_union_mustache }
    package static var dedupeRecords: [UInt8] { PackageResources.dedupe_records_mustache }
    package static var dedupeRedirect: [UInt8] { PackageResources.dedupe_redirect_mustache }
    package static var dedupeRedirects: [UInt8] { PackageResources.dedupe_redirects_mustache }
    package static var dedupeRemark: [UInt8] { PackageResources.dedupe_remark_mustache }
    package static var dedupeRemove: [UInt8] { PackageResources.dedupe_remove_mustache }
    package static var dedupeSparkEnding: [UInt8] { PackageResources.dedupe_spark_ending_mustache }
    package static var dedupeSparkGroups: [UInt8] { PackageResources.dedupe_spark_groups_mustache }
    package static var dedupeSparkHeading: [UInt8] { PackageResources.dedupe_spark_heading_mustache }
    package static var dedupeSparkMiddle: [UInt8] { PackageResources.dedupe_spark_middle_mustache }
    package static var dedupeSparkResult: [UInt8] { PackageResources.dedupe_spark_result_mustache }
    package static var dedupeSparkStep: [UInt8] { PackageResources.dedupe_spark_step_mustache }
    package static var dedupeSparkTwins: [UInt8] { PackageResources.dedupe_spark_twins_mustache }
    package static var dedupeSQLiteEnding: [UInt8] { PackageResources.dedupe_sqlite_ending_mustache }
    package static var dedupeSQLiteFollow: [UInt8] { PackageResources.dedupe_sqlite_follow_mustache }
    package static var dedupeSQLiteHeading: [UInt8] { PackageResources.dedupe_sqlite_heading_mustache }
    package static var dedupeSQLiteLoop: [UInt8] { PackageResources.dedupe_sqlite_loop_mustache }
    package static var dedupeSQLiteMarking: [UInt8] { PackageResources.dedupe_sqlite_marking_mustache }
    package static var dedupeSQLiteUnion: [UInt8] { PackageResources.dedupe_sqlite_union_mustache }
    package static var dedupeSupport: [UInt8] { PackageResources.dedupe_support_mustache }
    package static var dedupeTwins: [UInt8] { PackageResources.dedupe_twins_mustache }
}
