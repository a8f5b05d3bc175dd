extension EmbeddedTemplates {
    package static let swiftDataModel = PackageResources.swiftdata_model_mustache
    package static let swiftDataEnum = PackageResources.swiftdata_enum_mustache
}
