import SwiftLanguage
import Templating

/// The layouts of the generated files, compiled once.
enum SwiftTemplates {
    static let record = NamedTemplate<RecordView>(
        "swift-record", "The file of one type.",
        partials: [TemplatePartial("swift-open-enum")])

    static let sharedEnum = NamedTemplate<SharedEnumView>(
        "swift-enum", "The file of an enumeration that several types use.",
        partials: [TemplatePartial("swift-open-enum")])

    static let support = NamedTemplate<SupportView>(
        "swift-support", "The file that all types share.",
        partials: [
            TemplatePartial("swift-support-fields"),
            TemplatePartial("swift-support-asset"),
            TemplatePartial("swift-support-cloudkit"),
        ])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] { record.unusedKeys + sharedEnum.unusedKeys + support.unusedKeys }
}
