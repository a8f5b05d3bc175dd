import HTMLLanguage
import Templating

/// The page of a review. Every text is HTML already.
struct ReviewPageView: TemplateView {
    let headline: Markup
    let title: Markup
    let sides: Markup
    let policy: String
    let style: String
    let schemas: [ReviewedSchemaView]

    static let keys: [TemplateKey<ReviewPageView>] = [
        .text("headline", "How every review begins.", \.headline.source),
        .text("title", "What it is a review of.", \.title.source),
        .text("sides", "What is compared with what.", \.sides.source),
        .text("policy", "What the browser may load: nothing.", \.policy),
        .text("style", "How the page looks.", \.style),
        .views("schemas", "The schemas.", \.schemas),
    ]
}

/// One schema with its change.
struct ReviewedSchemaView: TemplateView {
    let anchor: String
    let name: Markup
    let summary: Markup
    let verdict: Markup
    let groups: [ChangeGroupView]
    let documents: [DocumentView]
    let migrations: [MigrationView]
    let outputs: [OutputView]
    let remarks: [Markup]

    static let keys: [TemplateKey<ReviewedSchemaView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("name", "Its name.", \.name.source),
        .text("summary", "How much differs, in a sentence.", \.summary.source),
        .text("verdict", "The worst that follows: `breaks`, `risks`, `works`, or nothing.", \.verdict.source),
        .views("groups", "The changes, the worst first.", \.groups),
        .flag("hasDocuments", "Whether a document differs.", { !$0.documents.isEmpty }),
        .views("documents", "The documents that differ.", \.documents),
        .flag("hasMigrations", "Whether there is a local database.", { !$0.migrations.isEmpty }),
        .views("migrations", "What the local database needs.", \.migrations),
        .flag("hasOutputs", "Whether there are generated files.", { !$0.outputs.isEmpty }),
        .views("outputs", "What becomes of the generated files, target by target.", \.outputs),
        .texts("remarks", "What is not compared, and why.", { $0.remarks.map(\.source) }),
    ]
}

/// Changes of which the same follows at worst.
struct ChangeGroupView: TemplateView {
    let title: Markup
    let verdict: Markup
    let changes: [ChangeView]

    static let keys: [TemplateKey<ChangeGroupView>] = [
        .text("title", "What follows at worst.", \.title.source),
        .text("verdict", "The same as a word: `breaks`, `risks`, `works`, or nothing.", \.verdict.source),
        .views("changes", "The changes.", \.changes),
    ]
}

/// One thing that is not as it was.
struct ChangeView: TemplateView {
    let anchor: String
    let name: Markup
    let verdict: Markup
    let sentences: [Markup]
    let places: [Markup]
    let consequences: [ConsequenceView]

    static let keys: [TemplateKey<ChangeView>] = [
        .text("anchor", "What links to it lead to.", \.anchor),
        .text("name", "What it is about. For example: `Trip.title`.", \.name.source),
        .text("verdict", "The worst that follows: `breaks`, `risks`, `works`, or nothing.", \.verdict.source),
        .texts(
            "sentences", "What is not as it was, each without its subject.", { $0.sentences.map(\.source) }),
        .texts("places", "Where the documents say it, with links.", { $0.places.map(\.source) }),
        .flag("hasConsequences", "Whether something follows.", { !$0.consequences.isEmpty }),
        .views("consequences", "What follows, the worst first.", \.consequences),
    ]
}

/// What follows from a change for somebody.
struct ConsequenceView: TemplateView {
    let verdict: Markup
    let level: Markup
    let message: Markup
    let remedy: Markup
    let permission: Markup

    static let keys: [TemplateKey<ConsequenceView>] = [
        .text("verdict", "`breaks`, `risks` or `works`.", \.verdict.source),
        .text("level", "For whom. For example: `cloudkit`.", \.level.source),
        .text("message", "What it is.", \.message.source),
        .text("remedy", "What to do instead.", \.remedy.source),
        .text("permission", "Why the document allows it.", \.permission.source),
    ]
}
