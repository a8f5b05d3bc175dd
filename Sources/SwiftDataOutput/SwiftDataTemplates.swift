import Templates
import Templating

/// The layout of the generated files, compiled once.
enum SwiftDataTemplates {
    static let model = NamedTemplate<ModelView>(
        "swiftdata-model", "The file of one model class.", EmbeddedTemplates.swiftDataModel,
        partials: [TemplatePartial("swift-open-enum", EmbeddedTemplates.swiftOpenEnum)])

    /// What the view offers for nothing: a test wants none.
    static var unusedKeys: [String] { model.unusedKeys }
}
