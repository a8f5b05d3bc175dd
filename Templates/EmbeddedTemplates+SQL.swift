extension EmbeddedTemplates {
    package static let sqliteSchema = PackageResources.sqlite_schema_mustache
    package static let postgreSQLSchema = PackageResources.postgresql_schema_mustache
    package static let sqlConstraints = PackageResources.sql_constraints_mustache
    package static let sqlIndexes = PackageResources.sql_indexes_mustache
    package static let sqlRows = PackageResources.sql_rows_mustache
}
