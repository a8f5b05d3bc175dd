extension EmbeddedTemplates {
    package static var sparkHeading: [UInt8] { PackageResources.spark_heading_mustache }
    package static var sparkTable: [UInt8] { PackageResources.spark_table_mustache }
    package static var sparkChecks: [UInt8] { PackageResources.spark_checks_mustache }
}
