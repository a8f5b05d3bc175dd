import Templates
import Templating

/// The layouts of the generated Swift, compiled once.
enum SwiftHelperTemplates {
    static let swiftExtension = Template<ExtensionView>(
        embedded: "dedupe-extension", EmbeddedTemplates.dedupeExtension)

    static let swiftSupport = Template<SupportView>(
        embedded: "dedupe-support", EmbeddedTemplates.dedupeSupport,
        partials: [
            "dedupe-protocol": EmbeddedTemplates.dedupeProtocol,
            "dedupe-model-protocol": EmbeddedTemplates.dedupeModelProtocol,
            "dedupe-model-records": EmbeddedTemplates.dedupeModelRecords,
            "dedupe-redirects": EmbeddedTemplates.dedupeRedirects,
            "dedupe-lists": EmbeddedTemplates.dedupeLists,
            "dedupe-records": EmbeddedTemplates.dedupeRecords,
            "dedupe-keys": EmbeddedTemplates.dedupeKeys,
            "dedupe-hashing": EmbeddedTemplates.dedupeHashing,
        ])
}
