import Templates
import Templating

/// The layouts of the generated files, compiled once.
enum SwiftTemplates {
    static let record = Template<RecordView>(
        embedded: "swift-record", EmbeddedTemplates.swiftRecord,
        partials: ["swift-open-enum": EmbeddedTemplates.swiftOpenEnum])

    static let support = Template<SupportView>(
        embedded: "swift-support", EmbeddedTemplates.swiftSupport,
        partials: [
            "swift-support-fields": EmbeddedTemplates.swiftSupportFields,
            "swift-support-asset": EmbeddedTemplates.swiftSupportAsset,
            "swift-support-cloudkit": EmbeddedTemplates.swiftSupportCloudKit,
        ])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] { record.unusedKeys + support.unusedKeys }
}
