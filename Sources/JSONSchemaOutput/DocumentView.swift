import Templating

/// The whole JSON Schema document. All texts are finished JSON literals.
struct DocumentView: TemplateView {
    let identifier: String
    let comment: String
    let title: String

    /// Empty where there are no records.
    let description: String

    /// The types of record.
    let records: [DefinitionName]
    let definitions: DefinitionList

    static let keys: [TemplateKey<DocumentView>] = [
        .text("identifier", \.identifier),
        .text("comment", \.comment),
        .text("title", \.title),
        .text("description", \.description),
        .views("records", \.records),
        .views("definitions", count: \.definitions.count) { $0.definitions[$1] },
    ]
}
