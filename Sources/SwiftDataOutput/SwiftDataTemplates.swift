import SwiftLanguage
import Templating

/// The layout of the generated files, compiled once.
enum SwiftDataTemplates {
    static let model = NamedTemplate<ModelView>(
        "swiftdata-model", "The file of one model class.",
        partials: [TemplatePartial("swift-open-enum")])

    static let sharedEnum = NamedTemplate<SharedEnumView>(
        "swiftdata-enum", "The file of an enumeration that several classes use.",
        partials: [TemplatePartial("swift-open-enum")])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] { model.unusedKeys + sharedEnum.unusedKeys }
}
