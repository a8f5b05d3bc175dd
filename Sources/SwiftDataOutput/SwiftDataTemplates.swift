import Templates
import Templating

/// The layout of the generated files, compiled once.
enum SwiftDataTemplates {
    static let model = Template<ModelView>(
        embedded: "swiftdata-model", EmbeddedTemplates.swiftDataModel,
        partials: ["swift-open-enum": EmbeddedTemplates.swiftOpenEnum])

    /// What the view offers for nothing: a test wants none.
    static var unusedKeys: [String] { model.unusedKeys }
}
