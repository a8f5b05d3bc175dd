import HTMLLanguage
import Templating

/// A document before and after.
struct DocumentView: TemplateView {
    let oldPath: Markup
    let newPath: Markup
    let extent: Markup
    let sections: [SectionView]

    static let keys: [TemplateKey<DocumentView>] = [
        .text("oldPath", "What it was called; nothing where it was not there.", \.oldPath.source),
        .text("newPath", "What it is called; nothing where it is gone.", \.newPath.source),
        .text("extent", "How much differs. For example: `+3 −1`.", \.extent.source),
        .views("sections", "The sections that differ.", \.sections),
    ]
}

/// A section before and after.
struct SectionView: TemplateView {
    let old: [BlockView]
    let new: [BlockView]

    static let keys: [TemplateKey<SectionView>] = [
        .flag("hasOld", "Whether it was there.", { !$0.old.isEmpty }),
        .views("old", "What it was.", \.old),
        .flag("hasNew", "Whether it is there.", { !$0.new.isEmpty }),
        .views("new", "What it is.", \.new),
    ]
}

/// A part of a section.
struct BlockView: TemplateView {
    /// `heading`, `prose`, `item`, `code`, `rule` or `elision`; nothing for a table.
    var kind = ""
    var depth = 0
    var mark: Markup = ""
    var text: Markup = ""
    var anchor = ""
    var number = ""
    var state = ""
    var facts: [PlacedFactView] = []
    var columns: [Markup] = []
    var rows: [DocumentRowView] = []

    static let keys: [TemplateKey<BlockView>] = [
        .text("kind", "What it is, unless it is a table.", \.kind),
        .text("depth", "How deep in lists it stands.", { String($0.depth) }),
        .text("mark", "The mark of an item.", \.mark.source),
        .text("text", "What it says.", \.text.source),
        .text("anchor", "What links to its line lead to.", \.anchor),
        .text("number", "The number of its line.", \.number),
        .text("state", "`removed`, `added`, or nothing for what stays.", \.state),
        .views("facts", "What is said of it.", \.facts),
        .texts("columns", "The headings of a table.", { $0.columns.map(\.source) }),
        .text("width", "The number of a table's columns.", { String($0.columns.count + 1) }),
        .views("rows", "The rows of a table.", \.rows),
    ]
}

/// A row of a table in a document.
struct DocumentRowView: TemplateView {
    var anchor = ""
    var number = ""
    var state = ""
    var cells: [Markup] = []
    var elision: Markup = ""
    var facts: [PlacedFactView] = []

    static let keys: [TemplateKey<DocumentRowView>] = [
        .text("anchor", "What links to its line lead to.", \.anchor),
        .text("number", "The number of its line.", \.number),
        .text("state", "`removed`, `added`, or nothing for what stays.", \.state),
        .texts("cells", "What it says.", { $0.cells.map(\.source) }),
        .text("elision", "How many rows are left out in its place.", \.elision.source),
        .flag("hasFacts", "Whether something is said of it.", { !$0.facts.isEmpty }),
        .views("facts", "What is said of it.", \.facts),
    ]
}

/// A change at the line that states it.
struct PlacedFactView: TemplateView {
    let link: String
    let verdict: Markup
    let text: Markup

    static let keys: [TemplateKey<PlacedFactView>] = [
        .text("link", "The anchor of the change.", \.link),
        .text("verdict", "The worst that follows: `breaks`, `risks`, `works`, or nothing.", \.verdict.source),
        .text("text", "What is not as it was.", \.text.source),
    ]
}

/// What a local database needs.
struct MigrationView: TemplateView {
    let dialect: Markup
    let title: Markup
    let isOpen: Bool
    let findings: [MigrationFindingView]
    let script: Markup

    static let keys: [TemplateKey<MigrationView>] = [
        .text("dialect", "The dialect. For example: `sqlite`.", \.dialect.source),
        .text("title", "What there is for it.", \.title.source),
        .flag("isOpen", "Whether it is shown at once.", \.isOpen),
        .views("findings", "What is lost, stays or cannot be.", \.findings),
        .text("script", "The migration.", \.script.source),
    ]
}

/// What a migration cannot do, or leaves.
struct MigrationFindingView: TemplateView {
    let severity: Markup
    let message: Markup
    let remedy: Markup

    static let keys: [TemplateKey<MigrationFindingView>] = [
        .text("severity", "`error`, `warning` or `note`.", \.severity.source),
        .text("message", "What it says.", \.message.source),
        .text("remedy", "How to mend it.", \.remedy.source),
    ]
}

/// What becomes of the files of a target.
struct OutputView: TemplateView {
    let target: Markup
    let extent: Markup
    let files: [DifferenceView]

    static let keys: [TemplateKey<OutputView>] = [
        .text("target", "The target.", \.target.source),
        .text("extent", "How much differs.", \.extent.source),
        .flag("isSame", "Whether nothing differs.", \.files.isEmpty),
        .views("files", "The files that differ.", \.files),
    ]
}

/// The difference of one file.
struct DifferenceView: TemplateView {
    let path: Markup
    let lines: [DifferenceLineView]

    static let keys: [TemplateKey<DifferenceView>] = [
        .text("path", "The file.", \.path.source),
        .views("lines", "The lines, as `diff -u` prints them.", \.lines),
    ]
}

/// A line of a difference.
struct DifferenceLineView: TemplateView {
    let state: String
    let text: Markup

    static let keys: [TemplateKey<DifferenceLineView>] = [
        .text("state", "`removed`, `added`, `place`, or nothing for what stays.", \.state),
        .text("text", "What it says, with its mark.", \.text.source),
    ]
}
