extension EmbeddedTemplates {
    package static let swiftDataModel = PackageResources.swiftdata_model_mustache
}
