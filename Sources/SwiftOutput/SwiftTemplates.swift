import SwiftLanguage
import Templates
import Templating

/// The layouts of the generated files, compiled once.
enum SwiftTemplates {
    static let record = NamedTemplate<RecordView>(
        "swift-record", "The file of one type.", EmbeddedTemplates.swiftRecord,
        partials: [TemplatePartial("swift-open-enum", EmbeddedTemplates.swiftOpenEnum)])

    static let sharedEnum = NamedTemplate<SharedEnumView>(
        "swift-enum", "The file of an enumeration that several types use.", EmbeddedTemplates.swiftEnum,
        partials: [TemplatePartial("swift-open-enum", EmbeddedTemplates.swiftOpenEnum)])

    static let support = NamedTemplate<SupportView>(
        "swift-support", "The file that all types share.", EmbeddedTemplates.swiftSupport,
        partials: [
            TemplatePartial("swift-support-fields", EmbeddedTemplates.swiftSupportFields),
            TemplatePartial("swift-support-asset", EmbeddedTemplates.swiftSupportAsset),
            TemplatePartial("swift-support-cloudkit", EmbeddedTemplates.swiftSupportCloudKit),
        ])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] { record.unusedKeys + sharedEnum.unusedKeys + support.unusedKeys }
}
