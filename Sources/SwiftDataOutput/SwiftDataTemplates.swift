import SwiftLanguage
import Templates
import Templating

/// The layout of the generated files, compiled once.
enum SwiftDataTemplates {
    static let model = NamedTemplate<ModelView>(
        "swiftdata-model", "The file of one model class.", EmbeddedTemplates.swiftDataModel,
        partials: [TemplatePartial("swift-open-enum", EmbeddedTemplates.swiftOpenEnum)])

    static let sharedEnum = NamedTemplate<SharedEnumView>(
        "swiftdata-enum", "The file of an enumeration that several classes use.",
        EmbeddedTemplates.swiftDataEnum,
        partials: [TemplatePartial("swift-open-enum", EmbeddedTemplates.swiftOpenEnum)])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] { model.unusedKeys + sharedEnum.unusedKeys }
}
