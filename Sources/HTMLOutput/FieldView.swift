import HTMLLanguage
import Templating

/// A row in the table of a record type's fields.
struct FieldView: TemplateView {
    let anchor: String
    let name: Markup
    let badges: [Markup]
    let type: Markup
    let stored: Markup
    let presence: Markup
    let defaultValue: Markup
    let note: Markup
    let remarks: [Markup]
    let findings: [FindingView]
    let isGuessed: Bool
    let facts: [FactView]
    let targets: [TargetView]
    let line: Markup

    static let keys: [TemplateKey<FieldView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("name", "Its name.", \.name.source),
        .texts("badges", "What is special about it. For example: `unique`.", \.badges.sources),
        .text("type", "Its type, with a link to a record type or enumeration.", \.type.source),
        .text("stored", "What the store holds. For example: `INT64`.", \.stored.source),
        .text("presence", "`required` or `optional`.", \.presence.source),
        .text("default", "Its default, as written.", \.defaultValue.source),
        .text("note", "What the document notes about it.", \.note.source),
        .texts("remarks", "What else holds for it. For example: `from 1 to 5`.", \.remarks.sources),
        .views("findings", "The findings about it.", \.findings),
        .flag("guesses", "Whether something about it was guessed.", \.isGuessed),
        .views("facts", "What is known of it, with its evidence.", \.facts),
        .flag("hasTargets", "Whether targets make something of it.", { !$0.targets.isEmpty }),
        .views("targets", "What the targets make of it.", \.targets),
        .text("line", "The number of its line, with a link.", \.line.source),
    ]
}

/// An enumeration with its values.
struct EnumView: TemplateView {
    let anchor: String
    let name: Markup
    let rawType: Markup
    let cases: [Markup]
    let fields: [Markup]

    static let keys: [TemplateKey<EnumView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("name", "Its name.", \.name.source),
        .text("rawType", "What is stored: `string` or `int`.", \.rawType.source),
        .texts("cases", "Its values. For example: `weekly`, or `high = 2`.", \.cases.sources),
        .texts("fields", "The fields that hold one, as links.", \.fields.sources),
    ]
}
