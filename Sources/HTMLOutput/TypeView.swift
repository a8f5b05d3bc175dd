import HTMLLanguage
import Templating

/// A record type as lists show it.
struct TypeLinkView: TemplateView {
    let anchor: String
    let name: Markup
    let kind: Markup
    let store: Markup
    let count: Int
    let references: Int
    let referrers: Int
    let findings: Int
    let line: Markup

    static let keys: [TemplateKey<TypeLinkView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("name", "Its name.", \.name.source),
        .text("kind", "In whose words it is described. For example: `CloudKit`.", \.kind.source),
        .text("store", "Its database and zone, where it has its own.", \.store.source),
        .text("count", "The number of its fields.", { String($0.count) }),
        .text("references", "How many of its fields refer to a record type.", { String($0.references) }),
        .text("referrers", "How many fields refer to it.", { String($0.referrers) }),
        .text(
            "findings", "How many findings are about it and its fields; empty for none.",
            { $0.findings == 0 ? "" : String($0.findings) }),
        .text("line", "The number of the line that names it, with a link.", \.line.source),
    ]
}

/// The section of a record type.
struct TypeView: TemplateView {
    let anchor: String
    let name: Markup
    let kind: Markup
    let isWaiting: Bool
    let documentation: [Markup]
    let findings: [FindingView]
    let facts: [FactView]
    let referrers: Markup
    let fields: [FieldView]
    let columns: [Markup]
    let rows: [RowView]
    let targets: [TargetView]

    static let keys: [TemplateKey<TypeView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("name", "Its name.", \.name.source),
        .text("kind", "In whose words it is described. For example: `CloudKit`.", \.kind.source),
        .flag(
            "isWaiting",
            "Whether the section is one of so many that it waits as text until it nears the window.",
            \.isWaiting),
        .texts(
            "documentation", "The document's prose about it, a text for each paragraph.",
            \.documentation.sources),
        .views("findings", "The findings about it, other than those about its fields.", \.findings),
        .views("facts", "What is known of it besides its fields.", \.facts),
        .text("referrers", "The fields that refer to it, as links.", \.referrers.source),
        .flag("hasFields", "Whether it has fields.", { !$0.fields.isEmpty }),
        .views("fields", "Its fields.", \.fields),
        .flag("hasRows", "Whether the document lists records of it.", { !$0.rows.isEmpty }),
        .texts("columns", "The fields that the listed records have values of.", \.columns.sources),
        .views("rows", "The records that the document lists.", \.rows),
        .flag("hasTargets", "Whether targets make something of it.", { !$0.targets.isEmpty }),
        .views("targets", "What the targets make of it, other than of its fields.", \.targets),
    ]
}

/// A record that the document lists.
struct RowView: TemplateView {
    let cells: [Markup]
    let line: Markup

    static let keys: [TemplateKey<RowView>] = [
        .texts("cells", "Its values, in the order of the columns.", \.cells.sources),
        .text("line", "The number of its line, with a link.", \.line.source),
    ]
}

/// One thing that is known.
struct FactView: TemplateView {
    let name: Markup
    let value: Markup
    let reason: Markup
    let links: Markup

    static let keys: [TemplateKey<FactView>] = [
        .text("name", "What the fact is about. For example: `type`.", \.name.source),
        .text("value", "What it is. For example: `bool, stored as INT64`.", \.value.source),
        .text("reason", "Why it is so where no place says it.", \.reason.source),
        .text("links", "The places that make it so, with links.", \.links.source),
    ]
}

/// What one target makes of a record type or field.
struct TargetView: TemplateView {
    let name: Markup
    let lines: [Markup]
    let remarks: [Markup]

    static let keys: [TemplateKey<TargetView>] = [
        .text("name", "The target. For example: `sqlite`.", \.name.source),
        .texts("lines", "The lines that it writes, or why it writes none.", \.lines.sources),
        .texts(
            "remarks", "What it says of that: what it converts, adds or has no place for.", \.remarks.sources),
    ]
}
