extension EmbeddedTemplates {
    package static let swiftRecord = PackageResources.swift_record_mustache
    package static let swiftOpenEnum = PackageResources.swift_open_enum_mustache
    package static let swiftEnum = PackageResources.swift_enum_mustache
    package static let swiftSupport = PackageResources.swift_support_mustache
    package static let swiftSupportFields = PackageResources.swift_support_fields_mustache
    package static let swiftSupportAsset = PackageResources.swift_support_asset_mustache
    package static let swiftSupportCloudKit = PackageResources.swift_support_cloudkit_mustache
}
