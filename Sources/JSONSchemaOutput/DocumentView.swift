import Templating

/// The whole JSON Schema document. All texts are finished JSON literals.
struct DocumentView: TemplateView {
    let comment: String
    let title: String

    /// Empty where there are no records.
    let description: String

    /// What `$ref` holds, for each type of record.
    let records: [String]
    let definitions: DefinitionList

    static let keys: [TemplateKey<DocumentView>] = [
        .text("comment", \.comment),
        .text("title", \.title),
        .text("description", \.description),
        .texts("records", \.records),
        .views("definitions", count: \.definitions.count) { $0.definitions[$1] },
    ]
}
