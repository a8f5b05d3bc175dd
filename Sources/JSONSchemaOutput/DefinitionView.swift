import Templating

/// One entry of `$defs`: a type of record, or what several properties share.
struct DefinitionView: TemplateView {
    /// A JSON literal, as all texts here.
    let name: String
    let content: Content

    enum Content: Sendable {
        case record(RecordView)
        case value(ValueView)
    }

    static let keys: [TemplateKey<DefinitionView>] = [
        .text("name", \.name),
        .views("record") { if case .record(let record) = $0.content { [record] } else { [] } },
        .views("value") { if case .value(let value) = $0.content { [value] } else { [] } },
    ]
}
