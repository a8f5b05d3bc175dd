extension EmbeddedTemplates {
    package static var grdbRecord: [UInt8] { PackageResources.grdb_record_mustache }
    package static var grdbSchema: [UInt8] { PackageResources.grdb_schema_mustache }
    package static var grdbSynchronisation: [UInt8] { PackageResources.grdb_synchronisation_mustache }
    package static var grdbSynchronisationCloudKit: [UInt8] {
        PackageResources.grdb_synchronisation_cloudkit_mustache
    }
    package static var grdbSupport: [UInt8] { PackageResources.grdb_support_mustache }
}
