import HTMLLanguage
import SchemaModel
import Templating

/// The whole page. Every text is HTML already.
struct PageView: TemplateView {
    let headline: Markup
    let title: Markup
    let policy: String
    let style: String
    let script: String

    /// Where the skip link leads.
    let contents: String
    let counts: [Markup]
    let facts: [Markup]
    let diagrams: [DiagramView]
    let links: [TypeLinkView]
    let hasStores: Bool
    let types: TypeList
    let enums: [EnumView]
    let findings: [FindingView]
    let unread: [UnreadView]
    let listings: [ListingView]

    static let keys: [TemplateKey<PageView>] = [
        .headline(\.headline.source),
        .text("title", "The name of the schema.", \.title.source),
        .text("policy", "What the browser may load: nothing, and run only the page's own script.", \.policy),
        .text("style", "What `html-style` lays out.", \.style),
        .text("script", "What `html-script` lays out.", \.script),
        .text("contents", "The anchor of the record types.", \.contents),
        .texts("counts", "How much there is. For example: `12 record types`.", \.counts.sources),
        .texts("facts", "The documents, with container, database and zone.", \.facts.sources),
        .flag("hasDiagrams", "Whether there is a diagram.", { !$0.diagrams.isEmpty }),
        .views("diagrams", "The diagrams: one, or several for a large schema.", \.diagrams),
        .views("links", "The record types in short, for lists of them.", \.links),
        .flag("hasStores", "Whether a record type has a database or zone of its own.", \.hasStores),
        .views(
            "types", "The record types.", count: \.types.count, { $0.types.view(at: $1) }),
        .flag("hasEnums", "Whether there are enumerations.", { !$0.enums.isEmpty }),
        .views("enums", "The enumerations.", \.enums),
        .flag("hasFindings", "Whether reading brought anything to light.", { !$0.findings.isEmpty }),
        .views("findings", "What reading the documents brought to light.", \.findings),
        .flag("hasUnread", "Whether something was not read.", { !$0.unread.isEmpty }),
        .views("unread", "The blocks that were not read.", \.unread),
        .flag("hasListings", "Whether the documents are shown.", { !$0.listings.isEmpty }),
        .views("listings", "The documents, line by line.", \.listings),
    ]
}

/// A part of the page that is as it is, whatever the schema.
struct FixedView: TemplateView {
    static let keys: [TemplateKey<FixedView>] = []
}

/// The sections of the record types, made one by one: never are all of them in memory.
struct TypeList: Sendable {
    let lowering: TypeLowering

    var count: Int { lowering.context.schema.entities.count }

    func view(at index: Int) -> TypeView { lowering.view(of: index) }
}

extension [Markup] {
    var sources: [String] { map(\.source) }
}
