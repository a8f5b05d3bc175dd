extension EmbeddedTemplates {
    package static let sqlHeading = PackageResources.sql_heading_mustache
    package static let sqliteTable = PackageResources.sqlite_table_mustache
    package static let postgreSQLTable = PackageResources.postgresql_table_mustache
    package static let sqlConstraints = PackageResources.sql_constraints_mustache
    package static let sqlIndexes = PackageResources.sql_indexes_mustache
    package static let sqlEnding = PackageResources.sql_ending_mustache
}
