extension EmbeddedTemplates {
    package static let sqlHeading = PackageResources.sql_heading_mustache
    package static let sqliteTable = PackageResources.sqlite_table_mustache
    package static let postgreSQLTable = PackageResources.postgresql_table_mustache
    package static let sqlConstraints = PackageResources.sql_constraints_mustache
    package static let sqlIndexes = PackageResources.sql_indexes_mustache
    package static let sqliteSynchronisation = PackageResources.sqlite_synchronisation_mustache
    package static let sqliteRecursion = PackageResources.sqlite_recursion_mustache
    package static let sqliteTrigger = PackageResources.sqlite_trigger_mustache
    package static let postgreSQLTrigger = PackageResources.postgresql_trigger_mustache
    package static let sqlEnding = PackageResources.sql_ending_mustache
}
