import Templating

/// One entry of `$defs`: a type of record, or what several properties share.
struct DefinitionView: TemplateView {
    let name: String
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
        .text("name", "The name, as a literal.", \.name),
        .text("anchor", "The `$anchor`, as a literal.", \.anchor),
        .views("record", "The type of record, once; empty for anything else.") {
            if case .record(let record) = $0.content { [record] } else { [] }
        },
        .views("value", "What several properties share, once; empty for a type of record.") {
            if case .value(let value) = $0.content { [value] } else { [] }
        },
    ]
}
