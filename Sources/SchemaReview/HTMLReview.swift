import HTMLLanguage
import SchemaComparison
import Templating

extension ReviewedChange {
    /// A page that asks for nothing and has no script.
    package func html() -> [UInt8] {
        var text: [UInt8] = []
        Self.page.render(HTMLReview(self).view, into: &text)
        return text
    }

    private static let page = Template<ReviewPageView>(
        embedded: "review-page", EmbeddedTemplate.text(of: "review-page"),
        partials: ["review-block": EmbeddedTemplate.text(of: "review-block")])
}

/// Turns a review into what its page shows.
struct HTMLReview {
    private let change: ReviewedChange

    /// Of the page that shows a schema a review has the looks, and adds its own.
    private static let style = String(
        decoding: EmbeddedTemplate.text(of: "html-style") + EmbeddedTemplate.text(of: "review-style"),
        as: UTF8.self)

    init(_ change: ReviewedChange) {
        self.change = change
    }

    var view: ReviewPageView {
        let names = change.schemas.map(\.name)
        return ReviewPageView(
            headline: Markup(change.headline),
            title: Markup("Review of " + (names.count == 1 ? names[0] : Count.of(names.count, "schema"))),
            sides: "<bdi>\(change.oldName)</bdi> → <bdi>\(change.newName)</bdi>",
            policy: ContentPolicy.withoutScript,
            style: Self.style,
            schemas: change.schemas.enumerated().map { SchemaReviewLowering($1, number: $0 + 1).view })
    }
}
