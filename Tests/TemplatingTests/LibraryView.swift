import Templating

/// A view with a key of each kind, and views within views.
struct LibraryView: TemplateView {
    var name = "Hall"
    var owner = ""
    var isOpen = true
    var isHidden = false
    var remarks: [String] = []
    var shelves: [ShelfView] = []

    static let keys: [TemplateKey<LibraryView>] = [
        .text("name", \.name), .text("owner", \.owner),
        .flag("isOpen", \.isOpen), .flag("isHidden", \.isHidden),
        .texts("remarks", \.remarks), .views("shelves", \.shelves),
    ]
}

struct ShelfView: TemplateView {
    var label: String
    var books: [BookView] = []
    var above: [ShelfView] = []

    static let keys: [TemplateKey<ShelfView>] = [
        .text("label", \.label), .views("books", \.books), .views("above", \.above),
    ]
}

struct BookView: TemplateView {
    /// Hides the library's name inside a book.
    var name: String
    var isLent = false

    static let keys: [TemplateKey<BookView>] = [.text("name", \.name), .flag("isLent", \.isLent)]
}

/// What a template makes of a library.
func rendered(
    _ source: String,
    _ view: LibraryView = LibraryView(),
    partials: [String: String] = [:]
) throws -> String {
    let template = try Template<LibraryView>(
        name: "main", source: Array(source.utf8), partials: partials.mapValues { Array($0.utf8) })
    var output: [UInt8] = []
    template.render(view, into: &output)
    return String(decoding: output, as: UTF8.self)
}
