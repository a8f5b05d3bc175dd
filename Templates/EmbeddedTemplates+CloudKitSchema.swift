extension EmbeddedTemplates {
    package static var cloudKitSchema: [UInt8] { PackageResources.ckdb_schema_mustache }
}
