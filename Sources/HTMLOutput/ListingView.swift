import HTMLLanguage
import Templating

/// A finding, wherever it is shown.
struct FindingView: TemplateView {
    let severity: Markup
    let rank: Int
    let identifier: Markup
    let message: Markup
    let remedy: Markup
    let link: Markup

    static let keys: [TemplateKey<FindingView>] = [
        .text("severity", "`error`, `warning`, `note` or `remark`.", \.severity.source),
        .text("rank", "A number by which severities are sorted.", { String($0.rank) }),
        .text("identifier", "Its kind. For example: `type.unknown`.", \.identifier.source),
        .text("message", "What it says.", \.message.source),
        .text("remedy", "How to mend it.", \.remedy.source),
        .text("link", "Its place, with a link.", \.link.source),
    ]
}

/// A block of a document that was not read.
struct UnreadView: TemplateView {
    let what: Markup
    let reason: Markup
    let text: Markup
    let link: Markup

    static let keys: [TemplateKey<UnreadView>] = [
        .text("what", "`table`, `list` or `code`.", \.what.source),
        .text("reason", "Why nothing was made of it.", \.reason.source),
        .text("text", "How it begins.", \.text.source),
        .text("link", "Its place, with a link.", \.link.source),
    ]
}

/// A document, line by line.
struct ListingView: TemplateView {
    let lineAnchor: String
    let path: Markup
    let extent: Markup
    let lines: [LineView]

    static let keys: [TemplateKey<ListingView>] = [
        .text("lineAnchor", "How the anchors of its lines begin.", \.lineAnchor),
        .text("path", "Its name.", \.path.source),
        .text("extent", "How long it is. For example: `120 lines`.", \.extent.source),
        .views("lines", "Its lines.", \.lines),
    ]
}

/// A line of a document.
struct LineView: TemplateView {
    let anchor: String
    let text: Markup
    let isUnread: Bool
    let marks: [Markup]

    static let keys: [TemplateKey<LineView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("text", "What it says.", \.text.source),
        .flag("isUnread", "Whether it belongs to a block that was not read.", \.isUnread),
        .texts("marks", "The findings at this line.", \.marks.sources),
    ]
}
