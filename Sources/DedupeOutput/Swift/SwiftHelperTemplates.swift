import Templating

/// The layouts of the generated Swift, compiled once.
enum SwiftHelperTemplates {
    static let swiftExtension = NamedTemplate<ExtensionView>(
        "dedupe-extension", "The file of one type.")

    static let swiftSupport = NamedTemplate<SupportView>(
        "dedupe-support", "The file that all types share.",
        partials: [
            TemplatePartial("dedupe-contents"),
            TemplatePartial("dedupe-redirects"),
            TemplatePartial("dedupe-redirect"),
            TemplatePartial("dedupe-records"),
            TemplatePartial("dedupe-keys"),
        ])
}
