extension EmbeddedTemplates {
    package static var coreDataModel: [UInt8] { PackageResources.coredata_model_mustache }
    package static var coreDataVersion: [UInt8] { PackageResources.coredata_version_mustache }
}
