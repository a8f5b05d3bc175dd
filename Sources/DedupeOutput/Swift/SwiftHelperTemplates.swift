import Templates
import Templating

/// The layouts of the generated Swift, compiled once.
enum SwiftHelperTemplates {
    static let swiftExtension = NamedTemplate<ExtensionView>(
        "dedupe-extension", "The file of one type.", EmbeddedTemplates.dedupeExtension)

    static let swiftSupport = NamedTemplate<SupportView>(
        "dedupe-support", "The file that all types share.", EmbeddedTemplates.dedupeSupport,
        partials: [
            TemplatePartial("dedupe-contents", EmbeddedTemplates.dedupeContents),
            TemplatePartial("dedupe-redirects", EmbeddedTemplates.dedupeRedirects),
            TemplatePartial("dedupe-redirect", EmbeddedTemplates.dedupeRedirect),
            TemplatePartial("dedupe-records", EmbeddedTemplates.dedupeRecords),
            TemplatePartial("dedupe-keys", EmbeddedTemplates.dedupeKeys),
        ])
}
