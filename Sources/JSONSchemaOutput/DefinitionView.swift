import Templating

/// One entry of `$defs`: a type of record, or what several properties share.
struct DefinitionView: TemplateView {
    /// A JSON literal, as all texts here.
    let name: String

    /// A JSON literal.
    let anchor: String
    let content: Content

    enum Content: Sendable {
        case record(RecordView)
        case value(ValueView)
    }

    init(_ name: DefinitionName, _ content: Content) {
        self.name = name.literal
        anchor = "\"\(name.anchor)\""
        self.content = content
    }

    static let keys: [TemplateKey<DefinitionView>] = [
        .text("name", \.name),
        .text("anchor", \.anchor),
        .views("record") { if case .record(let record) = $0.content { [record] } else { [] } },
        .views("value") { if case .value(let value) = $0.content { [value] } else { [] } },
    ]
}
