import Templating

/// What several properties share: members on a line each, the last of them a choice where there is one.
struct ValueView: TemplateView {
    let members: [String]
    let alternatives: [String]

    static let keys: [TemplateKey<ValueView>] = [
        .texts("members", "The members of the object, without commas.", \.members),
        .flag("isChoice", "Whether it ends with alternatives.") { !$0.alternatives.isEmpty },
        .texts("alternatives", "The alternatives of `anyOf`, without commas.", \.alternatives),
    ]
}
