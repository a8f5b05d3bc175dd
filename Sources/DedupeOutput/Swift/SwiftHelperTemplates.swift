import Templates
import Templating

/// The layouts of the generated Swift, compiled once.
enum SwiftHelperTemplates {
    static let swiftExtension = Template<ExtensionView>(
        embedded: "dedupe-extension", EmbeddedTemplates.dedupeExtension)

    static let swiftSupport = Template<SupportView>(
        embedded: "dedupe-support", EmbeddedTemplates.dedupeSupport,
        partials: [
            "dedupe-contents": EmbeddedTemplates.dedupeContents,
            "dedupe-redirects": EmbeddedTemplates.dedupeRedirects,
            "dedupe-redirect": EmbeddedTemplates.dedupeRedirect,
            "dedupe-records": EmbeddedTemplates.dedupeRecords,
            "dedupe-keys": EmbeddedTemplates.dedupeKeys,
        ])
}
