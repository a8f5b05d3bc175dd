import Templating

/// The whole JSON Schema document. All texts are finished JSON literals.
struct DocumentView: TemplateView {
    let identifier: String
    let comment: String
    let title: String
    let description: String
    let records: [DefinitionName]
    let definitions: DefinitionList

    static let keys: [TemplateKey<DocumentView>] = [
        .text("identifier", "The `$id`, as a literal.", \.identifier),
        .text("headline", "The line with which every generated file begins, as a literal.", \.comment),
        .text("title", "The title, as a literal.", \.title),
        .text(
            "description", "The description, as a literal; empty where there are no records.", \.description),
        .views("records", "The types of record.", \.records),
        .views(
            "definitions",
            "The entries of `$defs`.", count: \.definitions.count
        ) { $0.definitions[$1] },
    ]
}
