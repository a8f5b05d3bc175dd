extension EmbeddedTemplates {
    package static var dedupeExtension: [UInt8] { PackageResources.dedupe_extension_mustache }
    package static var dedupeHashing: [UInt8] { PackageResources.dedupe_hashing_mustache }
    package static var dedupeKeys: [UInt8] { PackageResources.dedupe_keys_mustache }
    package static var dedupeRecords: [UInt8] { PackageResources.dedupe_records_mustache }
    package static var dedupeRedirects: [UInt8] { PackageResources.dedupe_redirects_mustache }
    package static var dedupeSupport: [UInt8] { PackageResources.dedupe_support_mustache }
}
